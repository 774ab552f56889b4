import { type AnyRecord, BridgeError } from '@bridge/contract';
import type { Launch } from './importation.service.ts';

export const WHEN_ANNOUNCED =
  'Ce flux se lit quand Apidae annonce un export\u00a0: demandez-en un dans le projet Apidae, ou simulez sa notification.';

/** Whether a feed has nothing to be asked: its source says when it is ready, and where. */
export function isAnnounced({ origine }: AnyRecord): boolean {
  return origine === 'export';
}

/** What a run needs to know of a saved feed. */
export function launchable(record: AnyRecord): Launch['flux'] {
  if (record.supprimeLe !== null) throw new BridgeError('inTrash');
  return {
    id: record.id,
    nom: String(record.nom),
    entiteId: typeof record.entiteId === 'number' ? record.entiteId : null,
    mode: record.mode === 'differentiel' ? 'differentiel' : 'complet',
  };
}

export function launchableByHand(record: AnyRecord): Launch['flux'] {
  if (isAnnounced(record))
    throw new BridgeError('invalidInput', { errors: [{ path: 'origine', message: WHEN_ANNOUNCED }] });
  return launchable(record);
}
