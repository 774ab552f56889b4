import { Loader, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offerQuery } from '../../values/choix.query.ts';
import { ReferenceName } from '../../values/reference-value.tsx';
import { useNames } from '../../values/use-names.ts';
import { isValues } from '../state/list-state.ts';
import type { FilterProps } from './filter.ts';
import { TickList } from './tick-list.tsx';

interface Props extends FilterProps {
  readonly to: string;
}

/** The records to filter by: the chosen ones first, then those that the typed words find. */
export function ReferenceFilter({ field, value, onChange, to }: Props) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data = [], error, isFetching } = useQuery({ ...offerQuery(to, q, ''), placeholderData: keepPreviousData });
  const chosen = isValues(value) ? value.filter((one) => typeof one === 'number') : [];
  const found = data.filter(({ id }) => !chosen.includes(id)).map(({ id, titre }) => ({ value: id, label: titre }));
  const named = useNames(to, chosen).map((one) => ({ value: one.id, label: <ReferenceName named={one} /> }));
  const none = field.required ? [] : [{ value: null, label: 'Aucune valeur' }];
  return (
    <Stack gap="xs">
      <TextInput
        size="xs"
        aria-label={`Chercher\u00a0: ${field.label}`}
        placeholder="Chercher un nom…"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        leftSection={<IconSearch size={14} aria-hidden />}
        rightSection={isFetching ? <Loader size={14} aria-hidden /> : null}
      />
      <TickList label={field.label} options={[...named, ...none, ...found]} value={value} onChange={onChange} />
      {error && <Text role="alert">{error.message}</Text>}
      {!error && !isFetching && found.length === 0 && (
        <Text size="xs" c="dimmed" role="status">
          {q === '' ? 'Rien d’autre à choisir.' : 'Aucun nom ne correspond.'}
        </Text>
      )}
    </Stack>
  );
}
