import { BridgeError } from '@bridge/contract';
import type { Launch } from './importation.service.ts';
import type { Flux } from './ouverture/ouverture.repository.ts';

export const WHEN_ANNOUNCED =
  'Ce flux se lit quand Apidae annonce un export\u00a0: demandez-en un dans le projet Apidae, ou simulez sa notification.';

/** Whether the source of a feed announces its exports, so that it cannot be asked. */
export function isAnnounced({ origine }: Pick<Flux, 'origine'>): boolean {
  return origine === 'export';
}

/** The facts of a saved feed that a run needs. */
export function launchable(flux: Flux): Launch['flux'] {
  if (flux.supprimeLe !== null) throw new BridgeError('inTrash');
  const { id, nom, entiteId } = flux;
  return { id, nom, entiteId, mode: 'mode' in flux ? flux.mode : 'complet' };
}

export function launchableByHand(record: Flux): Launch['flux'] {
  if (isAnnounced(record))
    throw new BridgeError('invalidInput', { errors: [{ path: 'origine', message: WHEN_ANNOUNCED }] });
  return launchable(record);
}
