import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Choix, offerQuery } from '../../values/choix.query.ts';
import type { WidgetProps } from '../widget.ts';

const DELAY = 200;

export interface ReferenceSearch {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly setOpened: (opened: boolean) => void;
  readonly found: readonly Choix[];
  readonly state: 'searching' | 'found' | 'failed';
  /** Whether only records of the entity are offered, and it has none. */
  readonly hasNone: boolean;
}

/** The records that a reference field offers, asked for once the menu is open and the person pauses. */
export function useReferenceSearch({ field, resource, path }: WidgetProps): ReferenceSearch {
  const { to, acts = false } = 'to' in field ? field : { to: '' };
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const [settled] = useDebouncedValue(search.trim(), DELAY);
  const { data, isError, isPlaceholderData } = useQuery({
    ...offerQuery(to, settled, resource, acts ? path : ''),
    enabled: opened,
    placeholderData: keepPreviousData,
  });
  const isLate = data === undefined || isPlaceholderData || settled !== search.trim();
  return {
    search,
    setSearch,
    setOpened,
    found: data ?? [],
    state: isError ? 'failed' : isLate ? 'searching' : 'found',
    hasNone: acts && data?.length === 0,
  };
}
