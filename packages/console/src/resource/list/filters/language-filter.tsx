import { languageName } from '@bridge/contract';
import { Stack, Text } from '@mantine/core';
import { useLanguages } from '../../values/language.ts';
import type { FilterProps } from './filter.ts';
import { TickList } from './tick-list.tsx';

/** Filters the records whose text is missing in a language. */
export function LanguageFilter({ field, value, onChange }: FilterProps) {
  const options = useLanguages().map((code) => ({ value: code, label: languageName(code) }));
  return (
    <Stack gap="xs">
      <Text size="xs" c="dimmed">
        Sans texte dans l’une de ces langues
      </Text>
      <TickList label={`${field.label}, langue manquante`} options={options} value={value} onChange={onChange} />
    </Stack>
  );
}
