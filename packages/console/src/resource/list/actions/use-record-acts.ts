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

/** What may be done to one record from its row, and told. */
export interface RecordActs {
  readonly duplicate: (record: AnyRecord) => void;
  readonly archive: (record: AnyRecord) => void;
  /** Out of the archives, or of the trash: `words` tell which. */
  readonly restore: (record: AnyRecord, words: string) => void;
  /** The way back from archives or trash, for records that were sent there a moment ago. */
  readonly bringBack: (ids: readonly number[]) => void;
}

/** Null for what is only read. */
export function useRecordActs(resource: ListedResource): RecordActs | null {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const languages = useLanguages();
  // State comes too late for the second of two clicks in the same frame.
  const busy = useRef(new Set<number>());
  return useMemo(() => {
    if (resource.kind !== 'collection') return null;
    const { calls, noun, id } = resource;
    const refresh = () => refreshResource(queries, id);
    const nameOf = (record: AnyRecord) => titleOf(resource, record, languages);
    /** One act at a time on a record. Whether it succeeds or not, the list is no longer what it was. */
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

/** The client has told the person what failed. */
export function ignoreShown(error: unknown): void {
  if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
}
