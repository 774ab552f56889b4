import type { Separateurs } from '@bridge/contract';
import { SimpleGrid, TextInput } from '@mantine/core';

interface Props {
  readonly value: Separateurs | undefined;
  readonly onChange: (separateurs: Separateurs | undefined) => void;
}

const NAMES = [
  { name: 'lignes', label: 'Entre les lignes' },
  { name: 'colonnes', label: 'Entre les colonnes' },
  { name: 'valeurs', label: 'Entre les valeurs' },
] as const;

/** The separators that cut a text into rows, columns and values: « # », « | », « $ ». */
export function SeparateursFields({ value = {}, onChange }: Props) {
  const set = (name: keyof Separateurs, text: string) => {
    const { [name]: _, ...others } = value;
    const next: Separateurs = text === '' ? others : { ...others, [name]: text };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <SimpleGrid cols={3} spacing="xs">
      {NAMES.map(({ name, label }) => (
        <TextInput
          key={name}
          label={label}
          maxLength={8}
          placeholder="aucun"
          value={value[name] ?? ''}
          onChange={({ currentTarget }) => set(name, currentTarget.value)}
        />
      ))}
    </SimpleGrid>
  );
}
