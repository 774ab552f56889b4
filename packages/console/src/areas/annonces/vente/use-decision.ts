import {
  type AnyRecord,
  annonce,
  approveAnnonce,
  refuseAnnonce,
  requestValidation,
  saisonSuivante,
} from '@bridge/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import type { Form } from '../../../resource/form/form.ts';
import { adopt, saveForm } from '../../../resource/form/save/save.ts';
import { sentenceOf } from '../../explain.ts';

/** The same call: what was never shown is refused, what was is taken away. */
export type Refus = 'refuser' | 'retirer';

export type Decision =
  | { readonly genre: 'demander' | 'valider'; readonly saveFirst: boolean }
  | { readonly genre: Refus; readonly motif: string };

export const REFUS: Readonly<Record<Refus, string>> = { refuser: 'Refuser', retirer: 'Retirer' };

export const DIT: Readonly<Record<Decision['genre'], string>> = {
  demander: 'Validation demandée',
  valider: 'Annonce validée',
  refuser: 'Annonce refusée',
  retirer: 'Annonce retirée',
};

interface Failed {
  readonly error: Error;
  readonly genre: Decision['genre'];
  readonly version: number | undefined;
}

/** Decides of the annonce of this form. What stands in the way is said at its field, and here. */
export function useDecision({ id, version }: AnyRecord) {
  const { form } = useRecordFormContext();
  const [failed, setFailed] = useState<Failed | null>(null);
  const deciding = useMutation({
    mutationFn: (decision: Decision) => decide(form, id, decision),
    onMutate: () => setFailed(null),
    onSuccess: (record, { genre }) => {
      // Not saved: the form says why.
      if (record === null) return;
      adopt(form, record);
      showNotice(DIT[genre]);
    },
    onError: (error, { genre }) => {
      setFailed({ error, genre, version: form.store.getState().base?.version });
      const known = error instanceof ApiError ? error.errors.filter(({ path }) => pathOf(path) in annonce.fields) : [];
      if (known.length > 0) form.store.getState().refuseErrors(known, '');
    },
  });
  // Once saved again, it is no longer what was refused.
  const told = failed?.version === version ? failed : null;
  const reasons = told === null || told.genre in REFUS ? [] : reasonsOf(told.error);
  return {
    decide: deciding.mutate,
    isDeciding: deciding.isPending,
    /** What keeps it from being shown. */
    reasons,
    /** Why nothing could be decided, where the annonce itself is not the reason. */
    failure: told !== null && reasons.length === 0 ? sentenceOf(told.error) : null,
  };
}

const pathOf = (path: string) => path.split('.', 1)[0] ?? '';

async function decide(form: Form, id: number, decision: Decision) {
  const params = { id };
  if ('saveFirst' in decision && decision.saveFirst && (await saveForm(form)) === 'kept') return null;
  const version = form.store.getState().base?.version ?? 0;
  switch (decision.genre) {
    case 'demander':
      return call(requestValidation, { params, body: { version } });
    case 'valider':
      return call(approveAnnonce, { params, body: { version } });
    case 'refuser':
    case 'retirer':
      return call(refuseAnnonce, { params, body: { version, motif: decision.motif } });
  }
}

/** All that stands in the way of an annonce, one sentence each. */
export function reasonsOf(error: Error): readonly string[] {
  return error instanceof ApiError ? [...new Set(error.errors.map(({ message }) => message))] : [];
}

export function prepareSaisonSuivante(id: number, idempotencyKey: string) {
  return call(saisonSuivante, { params: { id } }, { idempotencyKey });
}
