import type { AnyRecord, ListedResource } from '@bridge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../../api/client.ts';
import { showError } from '../../../api/notices.ts';
import { recordPath } from '../../record-path.ts';
import { titleOf } from '../../record-title.ts';
import { useLanguages } from '../../values/language.ts';
import { refreshResource } from '../state/use-rows.ts';
import { told } from './participle.ts';
import { showDone } from './undo.notice.tsx';

/** The actions on one record from its row; each tells its success. */
export interface RecordActs {
  readonly duplicate: (record: AnyRecord) => void;
  readonly archive: (record: AnyRecord) => void;
  /** Takes the record out of the archives, or out of the trash: `words` says which. */
  readonly restore: (record: AnyRecord, words: string) => void;
  /** Restores records that were archived or removed a moment ago. */
  readonly bringBack: (ids: readonly number[]) => void;
}

/** The actions on the records of a resource; null for a resource that is only read. */
export function useRecordActs(resource: ListedResource): RecordActs | null {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const languages = useLanguages();
  // A ref rather than a state: a state would change too late for the second of two clicks in the same frame.
  const busy = useRef(new Set<number>());
  return useMemo(() => {
    if (resource.kind !== 'collection') return null;
    const { calls, noun, id } = resource;
    const refresh = () => refreshResource(queries, id);
    const nameOf = (record: AnyRecord) => titleOf(resource, record, languages);
    /** Runs one action at a time on a record. The list is read again even after a failure, which may hide a success. */
    const once = (records: readonly number[], work: () => Promise<void>) => {
      if (records.some((record) => busy.current.has(record))) return;
      for (const record of records) busy.current.add(record);
      work()
        .catch(ignoreShown)
        .finally(() => {
          for (const record of records) busy.current.delete(record);
          return refresh();
        });
    };
    const bringBack = (ids: readonly number[]) =>
      once(ids, async () => {
        const { results } = await call(calls.bulk, { body: { action: 'restore', ids: [...ids], dryRun: false } });
        const refused = results.find(({ ok }) => !ok);
        if (refused) showError(`${refused.titre}\u00a0: ${refused.message}`);
        else showDone('Tout est revenu à sa place.');
      });
    return {
      bringBack,
      duplicate: (record) =>
        once([record.id], async () => {
          const copy = await call(calls.duplicate, { params: { id: record.id } });
          const follow = () => void navigate(recordPath(resource, copy.id));
          showDone(told(noun, nameOf(record), 'dupliqué'), { label: 'Ouvrir la copie', follow });
        }),
      archive: (record) =>
        once([record.id], async () => {
          await call(calls.archive, { params: { id: record.id }, body: { version: record.version } });
          const follow = () => bringBack([record.id]);
          showDone(told(noun, nameOf(record), 'archivé'), { label: 'Annuler', follow });
        }),
      restore: (record, words) =>
        once([record.id], async () => {
          await call(calls.restore, { params: { id: record.id }, body: { version: record.version } });
          showDone(told(noun, nameOf(record), words));
        }),
    };
  }, [resource, queries, navigate, languages]);
}

/** Ignores an error of the API, which the client has told to the person. */
export function ignoreShown(error: unknown): void {
  if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
}
