import type { Langue } from '@bridge/contract';
import type { Letterhead } from '../platform/mail.ts';
import type { Db } from '../schema.ts';
import { letterheadOf } from './reglages/courriel.rules.ts';
import { parametresInForce } from './reglages/parametre.repository.ts';
import { preferencesEnVigueur } from './reglages/preference.service.ts';

/** How the letter that brings a document is signed: by its entity, else by the instance in the language of the document. */
export async function enteteDEdition(
  db: Db,
  { entite, langue }: { readonly entite: number | null; readonly langue: Langue },
): Promise<Letterhead> {
  const { signature_courriels: ofEntite } = await preferencesEnVigueur(db, entite);
  return letterheadOf(await parametresInForce(db), { ofEntite, langue });
}
