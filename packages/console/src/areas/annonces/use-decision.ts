import { annonce, demanderValidation, refuserAnnonce, saisonSuivante, validerAnnonce } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { useScene } from '../../resource/form/form.context.ts';
import type { Form } from '../../resource/form/form.ts';
import { noteChange } from '../../resource/form/record.queries.ts';
import { saveForm } from '../../resource/form/save/save.ts';
import { sentenceOf } from '../explain.ts';

export type Decision =
  | { readonly genre: 'demander' | 'valider'; readonly saveFirst: boolean }
  | { readonly genre: 'refuser'; readonly motif: string };

export const DIT: Readonly<Record<Decision['genre'], string>> = {
  demander: 'Validation demandée',
  valider: 'Annonce validée\u00a0: elle paraîtra à ses dates',
  refuser: 'Annonce refusée',
};

/** Decides of the annonce of this form. What stands in the way is said at its field, and here. */
export function useDecision(id: number) {
  const { form } = useScene();
  const queries = useQueryClient();
  const deciding = useMutation({
    mutationFn: (decision: Decision) => decide(form, id, decision),
    onSuccess: (record, { genre }) => {
      // Not saved: the form says why.
      if (record === null) return;
      form.store.getState().accept(record);
      noteChange(queries, form.resource, record);
      showNotice(DIT[genre]);
    },
    onError: (error) => {
      const known = error instanceof ApiError ? error.errors.filter(({ path }) => pathOf(path) in annonce.fields) : [];
      if (known.length > 0) form.store.getState().refuseErrors(known, '');
    },
  });
  return {
    decide: deciding.mutate,
    isDeciding: deciding.isPending,
    reasons: deciding.error === null ? [] : reasonsOf(deciding.error),
  };
}

const pathOf = (path: string) => path.split('.', 1)[0] ?? '';

async function decide(form: Form, id: number, decision: Decision) {
  const params = { id };
  const options = { quiet: true };
  if (decision.genre !== 'refuser' && decision.saveFirst && (await saveForm(form)) === 'kept') return null;
  const version = form.store.getState().base?.version ?? 0;
  switch (decision.genre) {
    case 'demander':
      return call(demanderValidation, { params, body: { version } }, options);
    case 'valider':
      return call(validerAnnonce, { params, body: { version } }, options);
    case 'refuser':
      return call(refuserAnnonce, { params, body: { version, motif: decision.motif } }, options);
  }
}

/** All that stands in the way, one sentence each. */
export function reasonsOf(error: Error): readonly string[] {
  const said = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
  return said.length > 0 ? [...new Set(said)] : [sentenceOf(error)];
}

export function prepareSaisonSuivante(id: number, key: string) {
  return call(saisonSuivante, { params: { id } }, { idempotencyKey: key });
}
