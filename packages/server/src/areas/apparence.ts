import type { LogoDeBrochure } from '../composition/edition/brochure.ts';
import { fichierById } from '../crud/fichiers/fichier.repository.ts';
import type { Db } from '../schema.ts';
import { preferencesEnVigueur } from './reglages/preference.service.ts';

interface Apparence {
  readonly couleur: string | null;
  readonly logo: LogoDeBrochure | null;
  readonly mentions: string;
}

/** The appearance of an entity in the menu and on paper: its colour, its logo, its mentions. */
export async function apparenceDe(db: Db, entiteId: number | null): Promise<Apparence> {
  const { couleur, logo, mentions } = await preferencesEnVigueur(db, entiteId);
  const found = logo && (await fichierById(db, logo.id));
  return { couleur, logo: found ? { id: logo.id, ...found } : null, mentions };
}
