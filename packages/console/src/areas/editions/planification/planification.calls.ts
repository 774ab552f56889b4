import { type AnyRecord, planification } from '@bridge/contract';
import { call } from '../../../api/client.ts';

/** Suspends a schedule, or takes it up again: saved at once, whatever else is being typed. */
export function basculer({ id, version }: AnyRecord, actif: boolean): Promise<AnyRecord> {
  return call(planification.calls.update, { params: { id }, body: { actif, version } });
}

export const ditDe = (actif: boolean) => (actif ? 'Planification reprise.' : 'Planification suspendue.');
