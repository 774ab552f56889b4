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

/** The two names of one call: an annonce that was never shown is refused, one that was shown is taken away. */
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

/** The decisions about the annonce of this form, which is saved first where it is new. A refusal is told at the field concerned, and here. */
export function useDecision(record: Pick<AnyRecord, 'version'> | null) {
  const { form } = useRecordFormContext();
  const [failed, setFailed] = useState<Failed | null>(null);
  const deciding = useMutation({
    mutationFn: (decision: Decision) => decide(form, decision),
    onMutate: () => setFailed(null),
    onSuccess: (record, { genre }) => {
      // The form was not saved, and says why.
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
  // Once saved again, the annonce is no longer the one that was refused.
  const told = failed?.version === record?.version ? failed : null;
  const reasons = told === null || told.genre in REFUS ? [] : reasonsOf(told.error);
  return {
    decide: deciding.mutate,
    isDeciding: deciding.isPending,
    /** The reasons that keep the annonce from being shown. */
    reasons,
    /** The failure of the decision, where the annonce itself is not the reason. */
    failure: told !== null && reasons.length === 0 ? sentenceOf(told.error) : null,
  };
}

const pathOf = (path: string) => path.split('.', 1)[0] ?? '';

async function decide(form: Form, decision: Decision) {
  if ('saveFirst' in decision && decision.saveFirst && (await saveForm(form)) === 'kept') return null;
  const { base } = form.store.getState();
  if (base === null) return null;
  const { id, version } = base;
  const params = { id };
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

/** The reasons of a refusal, one sentence each. */
export function reasonsOf(error: Error): readonly string[] {
  return error instanceof ApiError ? [...new Set(error.errors.map(({ message }) => message))] : [];
}

export function prepareSaisonSuivante(id: number, idempotencyKey: string) {
  return call(saisonSuivante, { params: { id } }, { idempotencyKey });
}
