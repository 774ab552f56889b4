import { civilDay, type EditionEnLigne, type Langue } from '@bridge/contract';
import { enLangue, type ParLangue } from '../mots/langue.rules.ts';
import { MOTS } from '../mots/mots.words.ts';
import { dateEnMots, nombreEnMots, poidsEnMots } from '../mots/nombre.words.ts';

export interface DocumentValide {
  readonly cle: string;
  readonly langue: Langue;
  readonly pages: number;
  /** The weight of its PDF in bytes, or null for a document that is only leafed through. */
  readonly poids: number | null;
  readonly le: Date;
}

/** The words of a document: « Guide, PDF, 72 pages, 4,2 Mo, 12 mai 2026 ». Its addresses on Bridge are permanent. */
export function editionEnLigne(
  { titre, nom }: { readonly titre: ParLangue; readonly nom: string },
  { cle, langue: own, pages, poids, le }: DocumentValide,
  langue: Langue,
): EditionEnLigne {
  const [combien, quand] = [nombreEnMots(pages, MOTS.pages[langue], langue), dateEnMots(civilDay(le), langue)];
  const said = poids === null ? [combien, quand] : ['PDF', combien, poidsEnMots(poids, langue), quand];
  const at = `/public/_editions/${cle}/${own}`;
  const href = poids === null ? at : `${at}.pdf`;
  return { titre: enLangue(titre, own) || nom, mots: said.join(', '), href, image: `${at}.webp` };
}
