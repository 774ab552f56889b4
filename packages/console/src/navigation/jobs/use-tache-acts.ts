import { cancelTache, restartTache, type Tache, typeTacheLabel } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { wakeJobs } from '../../api/jobs.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';

/** The actions on a job. The client tells a failure, and the jobs are asked again in any case. */
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
    /** The id of the job whose action is not answered yet. */
    pending:
      (cancelling.isPending && cancelling.variables.id) || (restarting.isPending && restarting.variables.id) || null,
  };
}

/** Asks before a running job is cancelled; a waiting job has done nothing yet, and needs no question. */
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
