import { mayCancel, mayRestart, type Tache, typeTacheLabel } from '@bridge/contract';
import { Button } from '@mantine/core';
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import type { useTacheActs } from '../../navigation/jobs/use-tache-acts.ts';

interface Props {
  readonly tache: Tache;
  readonly acts: ReturnType<typeof useTacheActs>;
}

const look = { variant: 'default', size: 'compact-sm' } as const;

/** The one action that the state of the job allows, if any. */
export function TacheActions({ tache, acts }: Props) {
  const name = `${typeTacheLabel(tache.type)} ${tache.cible}`.trim();
  const loading = acts.pending === tache.id;
  if (mayCancel(tache)) {
    return (
      <Button
        {...look}
        leftSection={<IconPlayerStop size={14} aria-hidden />}
        loading={loading}
        aria-label={`Annuler\u00a0: ${name}`}
        onClick={() => acts.cancel(tache)}
      >
        Annuler
      </Button>
    );
  }
  if (!mayRestart(tache)) return null;
  return (
    <Button
      {...look}
      leftSection={<IconRefresh size={14} aria-hidden />}
      loading={loading}
      aria-label={`Relancer\u00a0: ${name}`}
      onClick={() => acts.restart(tache)}
    >
      Relancer
    </Button>
  );
}
