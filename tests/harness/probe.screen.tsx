import { call } from '@bridge/console/api/client.ts';
import { useTab, useTabState } from '@bridge/console/navigation/tab.ts';
import { getUserRoles, type Page } from '@bridge/contract';
import { Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';

/** A screen with everything that a tab must keep: typed text, a counter, a dirty flag, and calls to make. */
export function probeFor({ title }: Page) {
  return function Probe() {
    const tab = useTab();
    const [text, setText] = useTabState('text', '');
    const [count, setCount] = useState(0);
    const [answers, setAnswers] = useState('');

    async function callFiveTimes() {
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => call(getUserRoles)));
      setAnswers(outcomes.map(({ status }) => status).join(' '));
    }

    return (
      <Stack p="md">
        <Title order={1}>{title}</Title>
        <TextInput
          label="Texte"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            tab.setDirty(true);
          }}
        />
        <Group>
          <Button onClick={() => setCount(count + 1)}>Compteur {count}</Button>
          <Button
            onClick={() => {
              setText(undefined);
              tab.setDirty(false);
            }}
          >
            Enregistrer
          </Button>
          <Button onClick={() => tab.setTitle('')}>Retirer le titre</Button>
          <Button onClick={callFiveTimes}>Appeler</Button>
          <output>{answers}</output>
        </Group>
      </Stack>
    );
  };
}
