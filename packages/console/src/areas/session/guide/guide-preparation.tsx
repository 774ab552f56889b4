import type { GuideState } from '@bridge/contract';
import { Text } from '@mantine/core';
import { Panel } from '../../../ui/panel.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

/** How far the demonstration has come, while Bridge makes it. */
export function DemonstrationEnPreparation({ faits, total }: NonNullable<GuideState['preparation']>) {
  // Its content is made after its imports: one more step.
  const value = Math.round((faits / (total + 1)) * 100);
  return (
    <Panel title="La démonstration se prépare">
      <Text c="dimmed" mb="xs" role="status">
        {said(faits, total)}
      </Text>
      <ProgressBar value={value} label="Préparation de la démonstration" />
    </Panel>
  );
}

function said(faits: number, total: number): string {
  // Without an import, nothing says that data came.
  if (total === 0) return 'Bridge compose les sélections, les blocs et le site. Cette page se met à jour d’elle-même.';
  return faits < total
    ? `Bridge importe ses données\u00a0: ${faits} sur ${total}. Cette page se met à jour d’elle-même.`
    : 'Les données sont là\u00a0: Bridge compose les sélections, les blocs et le site. Cette page se met à jour d’elle-même.';
}
