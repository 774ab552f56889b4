import { listJournalChoices } from '@bridge/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { call } from '../../api/client.ts';
import type { FilterProps } from '../../resource/list/filters/filter.ts';
import { TickList } from '../../resource/list/filters/tick-list.tsx';
import { isValues } from '../../resource/list/state/list-state.ts';

const collator = new Intl.Collator('fr');

const presentQuery = queryOptions({
  queryKey: ['journal', 'valeurs'],
  queryFn: ({ signal }) => call(listJournalChoices, {}, { signal }),
});

/** The values that the log holds, and those of the address even if the log no longer holds them. */
export function presentValues(
  which: 'actions' | 'cibles',
  wordOf: (value: string) => string,
): ComponentType<FilterProps> {
  return ({ field, value, onChange }) => {
    const { data } = useQuery(presentQuery);
    const chosen = isValues(value) ? value.filter((one) => typeof one === 'string') : [];
    const options = [...new Set([...(data?.[which] ?? []), ...chosen])]
      .map((one) => ({ value: one, label: wordOf(one) }))
      .sort((one, other) => collator.compare(one.label, other.label));
    return <TickList label={field.label} options={options} value={value} onChange={onChange} />;
  };
}
