import { civilDay, type EditionEnLigne, type Langue } from '@bridge/contract';
import { enLangue, type ParLangue } from '../mots/langue.rules.ts';
import { MOTS } from '../mots/mots.words.ts';
import { dateEnMots, nombreEnMots, poidsEnMots } from '../mots/nombre.words.ts';

export interface DocumentValide {
  readonly cle: string;
  readonly langue: Langue;
  readonly pages: number;
  readonly poids: number;
  readonly le: Date;
}

/** « Guide, PDF, 72 pages, 4,2 Mo, 12 mai 2026 ». Its addresses are from the host of Bridge, and stay the same. */
export function editionEnLigne(
  { titre, nom }: { readonly titre: ParLangue; readonly nom: string },
  { cle, langue: own, pages, poids, le }: DocumentValide,
  langue: Langue,
): EditionEnLigne {
  const said = [
    'PDF',
    nombreEnMots(pages, MOTS.pages[langue], langue),
    poidsEnMots(poids, langue),
    dateEnMots(civilDay(le), langue),
  ];
  const at = `/public/_editions/${cle}/${own}`;
  return { titre: enLangue(titre, own) || nom, mots: said.join(', '), href: `${at}.pdf`, image: `${at}.webp` };
}
