import { BridgeError, CHAMPS_DE_TEXTE, type Correction, documentSchema, type ObjetEcrit } from '@bridge/contract';
import { documentOf, localTexts } from '../../../catalogue/fiche.repository.ts';
import type { Db } from '../../../schema.ts';
import { objectIn } from './reponse.rules.ts';

interface ObjetLu {
  readonly id: number;
  readonly systeme: string;
  readonly identifiant: string;
}

/** An objet with an entity's corrections, as they would be written into Apidae. */
export async function objetAEcrire(db: Db, objet: ObjetLu, entite: number | null): Promise<ObjetEcrit> {
  const lu = await documentOf(db, objet.id);
  const document = documentSchema.safeParse(lu?.document);
  if (lu === undefined || !document.success) throw new BridgeError('notFound');
  const fiche = objet.systeme === 'apidae' ? objectIn(lu.brut) : null;
  const corrections = (await localTexts(db, objet.id, entite)).flatMap(correctionOf);
  return { document: document.data, identifiant: numeroDe(objet, fiche), fiche, corrections };
}

/** A person's text of a field that Apidae takes: texts of machines leave in another way. */
function correctionOf({
  champ,
  langue,
  valeur,
  origine,
}: Awaited<ReturnType<typeof localTexts>>[number]): Correction[] {
  const known = CHAMPS_DE_TEXTE.find((one) => one === champ);
  return known === undefined || origine !== 'humain' ? [] : [{ champ: known, langue, valeur }];
}

/** The number of the objet in Apidae: a feed may use another of its ids. */
function numeroDe({ systeme, identifiant }: ObjetLu, fiche: Record<string, unknown> | null): string | null {
  if (systeme !== 'apidae') return null;
  const number = typeof fiche?.id === 'number' ? String(fiche.id) : identifiant;
  return /^[1-9]\d{0,14}$/.test(number) ? number : null;
}

/** The owner of a record in Apidae, in words, or an empty text. */
export function proprietaireDe(fiche: unknown): string {
  const nom: unknown = Object(Object(Object(fiche).gestion).membreProprietaire).nom;
  return typeof nom === 'string' ? nom : '';
}
