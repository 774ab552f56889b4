import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useListContext } from '../list.context.ts';
import { useSingleKeys } from './single-keys.ts';
import { useFreeKeys } from './use-free-keys.ts';
import type { RowEntry } from './use-row-list.tsx';

const LINK = '[data-row-link]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus from name to name, so that the reader and the focus ring move together. Arrows work among the rows;
 * the single letters anywhere on the page, unless the person turned them off.
 */
export function useRowKeys(region: HTMLElement | null, entries: readonly RowEntry[]) {
  const { ticks, selection } = useListContext();
  const navigate = useNavigate();
  const { enabled } = useSingleKeys();

  const placeNow = () => Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
  const step = (by: number) => {
    const place = placeNow();
    const next = place < 0 ? 0 : Math.min(Math.max(place + by, 0), entries.length - 1);
    region?.querySelector<HTMLElement>(`[data-index="${next}"] ${LINK}`)?.focus();
  };
  const onCurrent = (act: (entry: RowEntry) => void) => {
    const entry = entries[placeNow()];
    if (entry !== undefined) act(entry);
  };
  const tick = (range: boolean) => ticks && onCurrent(({ record }) => selection.toggle(record.id, range));
  useFreeKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      x: () => tick(false),
      e: () =>
        onCurrent(({ to, onOpen, record }) => {
          if (!to) return;
          onOpen?.(record.id);
          void navigate(to);
        }),
    },
    enabled,
  );

  return (event: KeyboardEvent<HTMLElement>) => {
    // Menus and dialogs opened from a row bubble their keys to it: those are not for the rows.
    if (!(event.target instanceof Element && event.currentTarget.contains(event.target))) return;
    const by = STEPS[event.key];
    if (by !== undefined && placeNow() >= 0) {
      event.preventDefault();
      step(by);
    } else if (event.key === ' ' && event.target.matches(LINK)) {
      event.preventDefault();
      tick(event.shiftKey);
    }
  };
}
