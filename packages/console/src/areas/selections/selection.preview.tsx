import type { BrouillonDeSelection } from '@bridge/contract';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Compte } from './compte.tsx';
import { ResultatTabs } from './resultat.tabs.tsx';
import { useBrouillon } from './use-brouillon.ts';

/** Beside a sélection, saved or not: its objets and their count, as they would be if it were saved now. */
export default function SelectionPreview() {
  const brouillon = useBrouillon();
  const { lu, isLate } = brouillon;
  // While a condition is unfinished, the former result stays, greyed: nothing jumps as one types.
  const [last, setLast] = useState<BrouillonDeSelection | null>(null);
  if (lu.ok && lu.brouillon !== last) setLast(lu.brouillon);
  return (
    <Stack gap="sm">
      <Compte {...brouillon} isSaid={false} isLarge />
      {last && <ResultatTabs brouillon={last} isLate={isLate || !lu.ok} isCompact />}
    </Stack>
  );
}
