import type { Langue } from '@bridge/contract';
import type { Letterhead } from '../platform/mail.ts';
import type { Db } from '../schema.ts';
import { letterheadOf } from './reglages/courriel.rules.ts';
import { parametresInForce } from './reglages/parametre.repository.ts';
import { preferencesEnVigueur } from './reglages/preference.service.ts';

/** The signature of a mail with a document: that of its entity, else of the instance in the document's language. */
export async function enteteDEdition(
  db: Db,
  { entite, langue }: { readonly entite: number | null; readonly langue: Langue },
): Promise<Letterhead> {
  const { signature_courriels: ofEntite } = await preferencesEnVigueur(db, entite);
  return letterheadOf(await parametresInForce(db), { ofEntite, langue });
}
