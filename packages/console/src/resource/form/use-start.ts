import type { AnyRecord } from '@bridge/contract';
import { use, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTab } from '../../navigation/tab.ts';
import { DescriptorContext } from '../descriptor.ts';
import type { Form } from './form.ts';

/** Puts the values of the address into the form once, over whatever it held, then clears the address. */
export function useStart({ store }: Form, record: AnyRecord | null): void {
  const { startsFrom } = use(DescriptorContext);
  const [search, setSearch] = useSearchParams();
  const { path } = useTab();
  // The address belongs to the tab in sight.
  const isHere = useLocation().pathname === path;
  useEffect(() => {
    if (!isHere || record !== null || startsFrom === undefined || search.size === 0) return;
    let isOver = false;
    void startsFrom().then(({ default: start }) => {
      if (isOver) return;
      const { values, setValue } = store.getState();
      for (const [name, value] of Object.entries(start(search, values))) setValue(name, value);
      setSearch({}, { replace: true });
    });
    return () => {
      isOver = true;
    };
  }, [isHere, record, startsFrom, search, setSearch, store]);
}
