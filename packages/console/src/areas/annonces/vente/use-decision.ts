import {
  type AnyRecord,
  annonce,
  approveAnnonce,
  refuseAnnonce,
  requestValidation,
  saisonSuivante,
} from '@bridge/contract';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { ApiError, call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
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

/** A decision that was not taken, and the version of the annonce that it was about. */
class DecisionFailure extends Error {
  readonly reason: Error;
  readonly genre: Decision['genre'];
  readonly version: number | undefined;

  constructor(reason: Error, genre: Decision['genre'], version: number | undefined) {
    super(reason.message, { cause: reason });
    this.reason = reason;
    this.genre = genre;
    this.version = version;
  }
}

/**
 * The decisions about the annonce of this form, which is saved first where it is new. The bar and the panel share them: one
 * is under way at a time. A refusal is told at the field concerned, and here.
 */
export function useDecision(record: Pick<AnyRecord, 'version'> | null) {
  const { form } = useRecordFormContext();
  const saving = useForm((state) => state.saving);
  const mutationKey = ['annonce', 'decision', form.key];
  const deciding = useMutation<AnyRecord | null, DecisionFailure, Decision>({
    mutationKey,
    mutationFn: (decision) => decide(form, decision),
    onSuccess: (record, { genre }) => {
      // The form was not saved, and says why.
      if (record === null) return;
      adopt(form, record);
      showNotice(DIT[genre]);
    },
    onError: ({ reason }) => {
      const known =
        reason instanceof ApiError ? reason.errors.filter(({ path }) => pathOf(path) in annonce.fields) : [];
      if (known.length > 0) form.store.getState().refuseErrors(known, '');
    },
  });
  const last = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);
  const failed = last?.error instanceof DecisionFailure ? last.error : null;
  // Once saved again, the annonce is no longer the one that was refused.
  const told = failed?.version === record?.version ? failed : null;
  const reasons = told === null || told.genre in REFUS ? [] : reasonsOf(told.reason);
  return {
    decide: deciding.mutate,
    isDeciding: saving || last?.status === 'pending',
    /** The reasons that keep the annonce from being shown. */
    reasons,
    /** The failure of the decision, where the annonce itself is not the reason. */
    failure: told !== null && reasons.length === 0 ? sentenceOf(told.reason) : null,
  };
}

const pathOf = (path: string) => path.split('.', 1)[0] ?? '';

async function decide(form: Form, decision: Decision): Promise<AnyRecord | null> {
  if ('saveFirst' in decision && decision.saveFirst && (await saveForm(form)) === 'kept') return null;
  const { base } = form.store.getState();
  if (base === null) return null;
  try {
    return await send(base, decision);
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    throw new DecisionFailure(reason, decision.genre, form.store.getState().base?.version);
  }
}

function send({ id, version }: AnyRecord, decision: Decision) {
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
