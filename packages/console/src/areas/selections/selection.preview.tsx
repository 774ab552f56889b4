import { Stack } from '@mantine/core';
import { Compte } from './compte.tsx';
import { ResultatTabs } from './resultat.tabs.tsx';
import { useBrouillon } from './use-brouillon.ts';

/** Beside a sélection, saved or not: how many objets, and which, as it would be if one saved now. */
export default function SelectionPreview() {
  const brouillon = useBrouillon();
  const { lecture, isLate } = brouillon;
  return (
    <Stack gap="sm">
      <Compte {...brouillon} isSaid={false} isLarge />
      {lecture.ok && <ResultatTabs brouillon={lecture.brouillon} isLate={isLate} isCompact />}
    </Stack>
  );
}
