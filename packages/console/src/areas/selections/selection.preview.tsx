import type { BrouillonDeSelection } from '@bridge/contract';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Compte } from './compte.tsx';
import { ResultatTabs } from './resultat.tabs.tsx';
import { useBrouillon } from './use-brouillon.ts';

/** Beside a sélection, saved or not: how many objets, and which, as it would be if one saved now. */
export default function SelectionPreview() {
  const brouillon = useBrouillon();
  const { lu, isLate } = brouillon;
  // While a condition is half written, what was there before it stays, greyed: nothing jumps as one types.
  const [last, setLast] = useState<BrouillonDeSelection | null>(null);
  if (lu.ok && lu.brouillon !== last) setLast(lu.brouillon);
  return (
    <Stack gap="sm">
      <Compte {...brouillon} isSaid={false} isLarge />
      {last && <ResultatTabs brouillon={last} isLate={isLate || !lu.ok} isCompact />}
    </Stack>
  );
}
