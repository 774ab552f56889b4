import type { Generation } from '@bridge/contract';
import { Text } from '@mantine/core';

/** The findings of the check in words: « 2 bloquants, 14 alertes », « Rien à signaler ». */
export function pointsEnMots({ bloquantes, alertes }: Pick<Generation, 'bloquantes' | 'alertes'>): string {
  if (bloquantes === null) return '—';
  const words = [
    bloquantes > 0 && `${bloquantes}\u00a0bloquant${bloquantes > 1 ? 's' : ''}`,
    alertes !== null && alertes > 0 && `${alertes}\u00a0alerte${alertes > 1 ? 's' : ''}`,
  ];
  return words.filter(Boolean).join(', ') || 'Rien à signaler';
}

/** The findings of the check before printing. */
export function Points(counts: Pick<Generation, 'bloquantes' | 'alertes'>) {
  const stops = (counts.bloquantes ?? 0) > 0;
  return (
    <Text span inherit {...(stops ? { c: 'var(--mantine-color-error)', fw: 600 } : {})}>
      {pointsEnMots(counts)}
    </Text>
  );
}
