import { type AnyRecord, codePersonnalise } from '@bridge/contract';
import { call } from '../../../api/client.ts';

/** Cuts a code from every page, or puts it back: saved at once, whatever else is being typed. */
export function basculer({ id, version }: AnyRecord, actif: boolean): Promise<AnyRecord> {
  return call(codePersonnalise.calls.update, { params: { id }, body: { actif, version } });
}

export const ditDe = (actif: boolean) =>
  actif ? 'Code rétabli sur les pages publiques.' : 'Code coupé\u00a0: il n’est plus sur aucune page.';
