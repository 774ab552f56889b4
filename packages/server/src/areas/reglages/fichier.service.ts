import { BridgeError, type FileValue } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import { isFichier } from './parametre.repository.ts';

/** Refuses a logo that nobody uploaded: every page would show a broken image. */
export async function requireFichier(db: Db, file: FileValue | null | undefined): Promise<void> {
  if (!file || (await isFichier(db, file.id))) return;
  const message = 'Ce fichier n’est plus sur le serveur. Déposez-le à nouveau.';
  throw new BridgeError('invalidInput', { errors: [{ path: 'logo', message }] });
}
