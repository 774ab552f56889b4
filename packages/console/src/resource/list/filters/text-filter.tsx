import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useListContext } from '../list.context.ts';
import { isValues } from '../state/list-state.ts';
import type { FilterProps } from './filter.ts';
import { TickList } from './tick-list.tsx';

const LONGEST = 200;

/** Filters by exact texts: the texts seen in the list are offered, any other may be added. */
export function TextFilter({ name, field, value, onChange }: FilterProps) {
  const { rows } = useListContext();
  const [typed, setTyped] = useState('');
  const chosen = isValues(value) ? value : [];
  const seen = rows.items.flatMap((record) => (typeof record[name] === 'string' ? [record[name]] : []));
  const known = [...new Set([...chosen, ...seen])].filter((text) => typeof text === 'string' && text !== '');
  const options = [
    ...known.map((text) => ({ value: text, label: text })),
    ...(field.required ? [] : [{ value: '', label: 'Aucune valeur' }]),
  ];
  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text !== '' && !chosen.includes(text)) onChange([...chosen, text]);
    setTyped('');
  };
  return (
    <Stack gap="xs">
      <form onSubmit={add}>
        <Group gap="xs" wrap="nowrap">
          <TextInput
            size="xs"
            flex={1}
            aria-label={`${field.label}, valeur exacte à ajouter`}
            placeholder="Valeur exacte…"
            maxLength={LONGEST}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="default" size="xs">
            Ajouter
          </Button>
        </Group>
      </form>
      <TickList label={field.label} options={options} value={value} onChange={onChange} />
    </Stack>
  );
}
