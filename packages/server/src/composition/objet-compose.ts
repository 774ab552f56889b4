import type { BlocRendu, Langue } from '@bridge/contract';
import type { Noms, ObjetRendu } from '../catalogue/bloc/objet-rendu.ts';
import type { Rendu } from './bloc/bloc.compose.ts';
import { longueurDe } from './bloc/bloc.length.ts';
import type { Texte } from './mots/texte.rules.ts';

/** What is shown of an objet, whatever the channel: what draws it asks for nothing more. */
export interface ObjetCompose {
  readonly id: number;
  readonly nom: Texte;
  readonly commune: string;
  /** Its summary, else its description; words only. */
  readonly resume: Texte;
  /** Those that may be shown that day, the best first. */
  readonly photos: readonly PhotoRendue[];
  /** Each bloc that was asked for, in that order, with what it shows or why it shows nothing. */
  readonly blocs: readonly BlocCompose[];
  /** What legends draw of the objet itself, before all its blocs; null where they draw nothing. */
  readonly marques: BlocRendu | null;
  /** Its own site, where it has one that may be followed. */
  readonly site: string | null;
  /** Some of its words in this language are a machine's, and people are to be told. */
  readonly automatique: boolean;
  /** All that is known of it, for what one channel alone tells: badges, structured data, outputs. */
  readonly connu: ObjetRendu;
  /** What the words of its document are called. */
  readonly mots: Noms['mots'];
}

/** What many objets are called, read without their documents being composed: for maps and lists of addresses. */
export interface ObjetNomme {
  /** In the language of the cadre, or in another. */
  nom(langue?: Langue): Texte;
  /** The first of those that may be shown that day. */
  readonly photo: PhotoRendue | null;
}

export interface BlocCompose {
  /** Null where it is not saved yet. */
  readonly id: number | null;
  readonly code: string;
  readonly rendu: Rendu;
}

/** A photo of an objet, by the resizer of the product. */
export interface PhotoRendue {
  readonly objet: number;
  readonly rang: number;
  /** Of its address at the source: another one, another photo. */
  readonly empreinte: string;
  readonly alternative: string;
  readonly legende: string | null;
  readonly credit: string | null;
  /** The last civil day that its rights allow; null where no end is said. */
  readonly jusquAu: string | null;
}

/** The blocs that show something, after what legends draw of the objet. */
export const blocsMontres = ({ marques, blocs }: Pick<ObjetCompose, 'marques' | 'blocs'>) => [
  ...(marques === null ? [] : [{ id: null, code: 'marques', rendu: marques }]),
  ...blocs.flatMap(({ id, code, rendu }) => (rendu.vide ? [] : [{ id, code, rendu: rendu.rendu }])),
];

/** How much is said of an objet, in characters: its name, its commune, its blocs. */
export function longueurDObjet(objet: ObjetCompose): number {
  const named = objet.nom.texte.length + objet.commune.length;
  return blocsMontres(objet).reduce((sum, { rendu }) => sum + longueurDe(rendu), named);
}
