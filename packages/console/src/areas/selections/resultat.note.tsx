import { Text } from '@mantine/core';
import { manqueEnMots } from './brouillon.rules.ts';
import { ResultatTabs } from './resultat.tabs.tsx';
import { useBrouillon } from './use-brouillon.ts';

/** Under the settings of the result: the result itself, as it would be if one saved now. */
export default function ResultatNote() {
  const { lecture, isLate } = useBrouillon();
  if (!lecture.ok) return <Text c="dimmed">{manqueEnMots(lecture.manquent)}</Text>;
  return <ResultatTabs brouillon={lecture.brouillon} isLate={isLate} />;
}
