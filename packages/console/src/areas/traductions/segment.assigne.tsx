import { assignTraductions, type Traduction } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { RefChoice } from '../../catalogue/ref-choice.tsx';

/** The person that the text is assigned to. */
export function SegmentAssigne({ ligne: { id, assigneeA } }: { readonly ligne: Traduction }) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (a: number | null) => call(assignTraductions, { body: { ids: [id], a } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['traduction'] }),
  });
  return (
    <RefChoice
      label="Confiée à"
      labelHidden
      to="utilisateur"
      placeholder="Confier à…"
      value={assigneeA === null ? null : { ref: 'utilisateur', id: assigneeA }}
      onChange={(next) => mutate(next?.id ?? null)}
    />
  );
}
