import type { LogoDeBrochure } from '../composition/edition/brochure.ts';
import { fichierById } from '../crud/fichier.repository.ts';
import type { Identity } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';
import { bridgeParameters } from './reglages/preference.service.ts';

/** What a person sees of their entity in the menu of the console: its colour and its logo. */
export async function apparenceDe(
  db: Db,
  identity: Identity,
): Promise<{ readonly couleur: string | null; readonly logo: LogoDeBrochure | null }> {
  const { couleur, logo } = await bridgeParameters(db, identity);
  const found = logo && (await fichierById(db, logo.id));
  return { couleur: couleur ?? null, logo: found ? { id: logo.id, ...found } : null };
}
