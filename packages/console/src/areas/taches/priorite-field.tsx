import { PRIORITES_TACHE, prioritiseTache, type Tache, typeTacheLabel } from '@bridge/contract';
import { NativeSelect } from '@mantine/core';
import '../../resource/widgets/choices/choice.styles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { wakeJobs } from '../../api/jobs.ts';
import { showNotice } from '../../api/notices.ts';

/** The priority of a job, changed in place while the job waits. */
export function PrioriteField({ tache }: { readonly tache: Tache }) {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (priorite: Tache['priorite']) =>
      call(prioritiseTache, { params: { id: tache.id }, body: { priorite } }),
    onSuccess: () => showNotice('Priorité changée'),
    onSettled: () => wakeJobs(queries),
  });
  if (tache.etat !== 'en_attente') return labelOf(tache.priorite);
  return (
    <NativeSelect
      size="xs"
      miw={104}
      aria-label={`Priorité\u00a0: ${typeTacheLabel(tache.type)} ${tache.cible}`.trim()}
      data={PRIORITES_TACHE.map(({ value, label }) => ({ value: String(value), label }))}
      value={String(isPending ? variables : tache.priorite)}
      // Disabling the field would drop the focus.
      aria-busy={isPending}
      onChange={({ currentTarget }) => {
        const chosen = PRIORITES_TACHE.find(({ value }) => String(value) === currentTarget.value);
        if (chosen && !isPending) mutate(chosen.value);
      }}
    />
  );
}

const labelOf = (priorite: Tache['priorite']) => PRIORITES_TACHE.find(({ value }) => value === priorite)?.label;
