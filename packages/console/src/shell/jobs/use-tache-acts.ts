import { cancelTache, restartTache, type Tache, typeTacheLabel } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { wakeJobs } from '../../api/jobs.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';

/** What people do to a job. A failure is told by the client, and what is shown is asked again whatever happened. */
export function useTacheActs() {
  const queries = useQueryClient();
  const onSettled = () => wakeJobs(queries);
  const cancelling = useMutation({
    mutationFn: ({ id }: Tache) => call(cancelTache, { params: { id } }),
    onSettled,
  });
  const restarting = useMutation({
    mutationFn: ({ id }: Tache) => call(restartTache, { params: { id } }),
    onSettled,
  });
  return {
    cancel: (tache: Tache) =>
      void agreesToCancel(tache).then((agreed) => {
        if (agreed) cancelling.mutate(tache);
      }),
    restart: (tache: Tache) => restarting.mutate(tache),
    /** The job that an answer is awaited for. */
    pending:
      (cancelling.isPending && cancelling.variables.id) || (restarting.isPending && restarting.variables.id) || null,
  };
}

/** What only waits has done nothing yet: nothing to ask. */
export async function agreesToCancel(tache: Tache): Promise<boolean> {
  return (
    tache.etat === 'en_attente' ||
    askYesOrNo({
      title: 'Interrompre cette tâche\u00a0?',
      text: `${typeTacheLabel(tache.type)}\u00a0: ${tache.cible}. Elle s’arrête à la prochaine étape sûre\u00a0; vous pourrez la relancer.`,
      confirm: 'Interrompre',
      cancel: 'Laisser continuer',
    })
  );
}
