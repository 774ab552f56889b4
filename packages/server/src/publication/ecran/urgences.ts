import { type EcranPose, finDuJour, instantIn, type Langue, type Urgence, type UrgenceDEcran } from '@bridge/contract';
import { htmlDUrgence, stylesDUrgence, tailleDUrgence } from '../../rendering/ecran/urgence.html.ts';
import type { Db } from '../../schema.ts';
import { languesParlees, urgencesSur } from './urgences.repository.ts';

/** The messages of urgency of a screen that are not over. */
export async function urgencesDe(tx: Db, ecran: EcranPose, at: Date): Promise<UrgenceDEcran[]> {
  const found = await urgencesSur(tx, ecran, at);
  if (found.length === 0) return [];
  const langues = ecran.langue === null ? await languesParlees(tx, ecran.diaporama) : [ecran.langue];
  return found.map((one) => urgenceDEcran(one, ecran, langues)).filter(({ fin }) => new Date(fin) > at);
}

function urgenceDEcran(
  { id, version, titre, texte, ton, du, de, au, a, modifieLe }: Urgence,
  { orientation, fuseau }: Pick<EcranPose, 'orientation' | 'fuseau'>,
  langues: readonly Langue[],
): UrgenceDEcran {
  const taille = tailleDUrgence(orientation);
  // A message without an hour lasts until the end of its day.
  const fin = a === null ? finDuJour(fuseau, au) : instantIn(fuseau, au, a);
  const debut =
    du === null ? (modifieLe ?? new Date(0).toISOString()) : instantIn(fuseau, du, de ?? '00:00').toISOString();
  return {
    id,
    version,
    styles: stylesDUrgence(':host'),
    ...taille,
    html: Object.fromEntries(langues.map((langue) => [langue, htmlDUrgence({ titre, texte, ton, langue }, taille)])),
    debut,
    fin: fin.toISOString(),
  };
}
