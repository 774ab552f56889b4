import { type Canal, type Publications, type Resource, TOLD_APART } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import type { Form } from '../../../resource/form/form.ts';
import { noteChange, recordQuery } from '../../../resource/form/record.queries.ts';
import { saveForm } from '../../../resource/form/save/save.ts';
import { isKind, sentenceOf } from '../../explain.ts';
import { publicationsQuery, publishedOf } from './publication.queries.ts';
import { motsDePublication } from './publication.words.ts';

interface Dates {
  readonly du: string | null;
  readonly au: string | null;
}

export type Acte =
  | ({
      readonly genre: 'publier';
      readonly saveFirst: boolean;
      /** Whether the parts that the record needs are published with it. */
      readonly avec: boolean;
    } & Dates)
  | { readonly genre: 'retablir'; readonly publication: number }
  | { readonly genre: 'retirer' };

function noticeOf(acte: Acte, canal: Canal): string {
  switch (acte.genre) {
    case 'publier':
      return acte.du === null ? 'Publication faite.' : 'Publication programmée.';
    case 'retablir':
      return motsDePublication(canal).remis;
    case 'retirer':
      return motsDePublication(canal).retire;
  }
}

/** Publishes, puts back and withdraws the record of this form. What is typed stays. */
export function usePublication() {
  const { form } = useRecordFormContext();
  const queries = useQueryClient();
  const resource = publishedOf(form.resource);
  const acting = useMutation({
    mutationFn: (acte: Acte) => act(form, acte),
    onSuccess: async (answer, acte) => {
      const { base } = form.store.getState();
      // The form was not saved, and says why.
      if (answer === null || base === null) return;
      const { id } = base;
      queries.setQueryData(publicationsQuery(resource, id).queryKey, answer);
      showNotice(noticeOf(acte, resource.published.canal));
      const record = await queries.fetchQuery({ ...recordQuery(form.resource, id), staleTime: 0 });
      form.store.getState().meet(record);
      noteChange(queries, form.resource, record);
    },
    // The failure is told beside the buttons of the form, where pressing the button again tries again.
    onError: async (error) => {
      const { base, fail } = form.store.getState();
      fail({ kind: 'refused', message: failureIn(error, form.resource) });
      if (base === null) return;
      // The reasons against publishing may have come since they were read: a refusal ends once they are read again.
      const reading = queries.invalidateQueries({ queryKey: publicationsQuery(resource, base.id).queryKey });
      if (isKind(error, 'invalidInput')) await reading;
    },
  });
  /** The reasons for a refusal, as they were read since; none where something else failed, or the reading itself. */
  const reasonsFor = (error: Error): Publications['empechements'] => {
    const { base } = form.store.getState();
    if (base === null || !isKind(error, 'invalidInput')) return [];
    const read = queries.getQueryState(publicationsQuery(resource, base.id).queryKey);
    return read && !read.isInvalidated ? (read.data?.empechements ?? []) : [];
  };
  return {
    act: acting.mutate,
    isActing: acting.isPending,
    reasonsFor,
  };
}

async function act(form: Form<Resource>, acte: Acte): Promise<Publications | null> {
  const calls = publishedOf(form.resource).publication;
  if (acte.genre === 'publier' && acte.saveFirst && (await saveForm(form)) === 'kept') return null;
  const { base } = form.store.getState();
  if (base === null) return null;
  const params = { id: base.id };
  switch (acte.genre) {
    case 'publier': {
      const { du, au, avec } = acte;
      return call(calls.publish, { params, body: { du, au, avec, version: base.version } });
    }
    case 'retablir':
      return call(calls.restorePublication, { params, body: { publication: acte.publication } });
    case 'retirer':
      return call(calls.withdraw, { params });
  }
}

function failureIn(error: Error, { noun }: Resource): string {
  if (error instanceof ApiError && error.code === TOLD_APART.conflict.code) {
    const it = noun.feminine ? 'Elle' : 'Il';
    return `${it} a été modifié${noun.feminine ? 'e' : ''} par quelqu’un d’autre depuis que vous ${noun.feminine ? 'la' : 'le'} lisez. Rechargez pour voir ce qui serait publié, puis publiez.`;
  }
  // Each of several errors names its field.
  if (error instanceof ApiError && error.errors.length > 1) return error.errors.map(({ message }) => message).join(' ');
  return sentenceOf(error);
}
