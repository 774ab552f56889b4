import { Button, Group, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

/** Adds a field that the structure does not have: the column of a sub-table, or a field too rare to be seen. */
export function ChampAjoute({ onAdd }: { readonly onAdd: (champ: string) => void }) {
  const [typed, setTyped] = useState('');
  const champ = typed.trim();
  const add = () => {
    if (champ === '') return;
    onAdd(champ);
    setTyped('');
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        size="xs"
        flex="1 1 10rem"
        maw={320}
        aria-label="Champ à ajouter"
        placeholder="Par exemple Tarifss.Prix"
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
        Ajouter
      </Button>
    </Group>
  );
}
