import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { useState } from 'react';
import { browser } from '../../../api/browser.ts';
import classes from './recovery-codes.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, shown once: a person who has lost their device signs in with one. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [kept, setKept] = useState(false);
  const save = () => browser.save(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'codes-de-secours.txt');
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>Vos codes de secours</Title>
        <Text c="dimmed">
          Chacun ouvre votre compte une fois, si vous n’avez plus votre téléphone ou votre clé. Gardez-les en lieu sûr :
          ils ne seront plus montrés.
        </Text>
      </div>
      <ul className={classes.codes} aria-label="Codes de secours">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Checkbox
        label="J’ai gardé ces codes"
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Group gap="sm">
        <Button onClick={onDone} disabled={!kept}>
          Continuer
        </Button>
        <Button variant="default" onClick={save}>
          Télécharger
        </Button>
      </Group>
    </Stack>
  );
}
