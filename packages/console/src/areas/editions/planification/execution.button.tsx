import { mayAccess, runPlanification } from '@bridge/contract';
import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../api/session.store.ts';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { isDirty } from '../../../resource/form/form.store.ts';
import { saveForm } from '../../../resource/form/save/save.ts';
import { execute, isRunnable, readAgain } from './execution.ts';

/** Saves what is typed, then runs the planification of the form; nothing for who may not run it, or while it is suspended. */
export function ExecutionButton({ isInBar }: { readonly isInBar?: boolean }) {
  const { form } = useRecordFormContext();
  const base = useForm((state) => state.base);
  const dirty = useForm(isDirty);
  const saving = useForm((state) => state.saving);
  const viewer = useSession((session) => session.viewer);
  const queries = useQueryClient();
  // The bar and the panel offer the same act: while one runs it, neither starts it again.
  const mutationKey = ['planification', 'executer', form.key];
  const isRunning = useIsMutating({ mutationKey }) > 0;
  const running = useMutation({
    mutationKey,
    mutationFn: async () => {
      if ((await saveForm(form)) === 'kept') return;
      const saved = form.store.getState().base;
      if (saved !== null && isRunnable(saved)) await execute(saved);
    },
    onSettled: () => readAgain(queries),
  });
  if (base === null || !isRunnable(base) || !mayAccess(runPlanification.access, viewer)) return null;
  return (
    <Button
      {...(isInBar
        ? { variant: 'light', 'data-told': true }
        : { leftSection: <IconPlayerPlayFilled size={16} aria-hidden /> })}
      loading={isRunning || saving}
      onClick={() => running.mutate()}
    >
      {dirty ? 'Enregistrer et exécuter' : 'Exécuter maintenant'}
    </Button>
  );
}
