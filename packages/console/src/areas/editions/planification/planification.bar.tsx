import { mayAccess, runPlanification } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../api/session.store.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { isDirty } from '../../../resource/form/form.store.ts';
import { EtatEnBarre } from '../../common/publication/barre.tsx';
import { agreesToSend } from './envoi.question.ts';
import { execute, readAgain } from './execution.ts';
import { PLANIFICATION } from './planification.switch.ts';

/** In the bar of a saved schedule: whether it runs, and the button that runs it now, as it is saved. */
export default function PlanificationBar() {
  const base = useForm((state) => state.base);
  const dirty = useForm(isDirty);
  const queries = useQueryClient();
  const viewer = useSession((session) => session.viewer);
  const running = useMutation({ mutationFn: execute, onSettled: () => readAgain(queries) });
  if (base === null) return null;
  const isOn = base.actif === true;
  const run = async () => {
    if (await agreesToSend(base)) running.mutate(base.id);
  };
  return (
    <>
      <EtatEnBarre colour={isOn ? 'green' : 'gray'} label={(isOn ? PLANIFICATION.on : PLANIFICATION.off).etat} />
      {isOn && mayAccess(runPlanification.access, viewer) && (
        <Button variant="light" data-told loading={running.isPending} disabled={dirty} onClick={() => void run()}>
          Exécuter maintenant
        </Button>
      )}
      {isOn && dirty && (
        <Text size="xs" c="dimmed">
          une fois enregistrée
        </Text>
      )}
    </>
  );
}
