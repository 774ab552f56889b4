import type { BlocRendu, Langue } from '@bridge/contract';
import type { Noms, ObjetRendu } from '../catalogue/bloc/objet-rendu.ts';
import type { Rendu } from './bloc/bloc.compose.ts';
import { longueurDe } from './bloc/bloc.length.ts';
import type { Texte } from './mots/texte.rules.ts';

/** What is shown of an objet in any channel: drawing it reads nothing more. */
export interface ObjetCompose {
  readonly id: number;
  readonly nom: Texte;
  readonly commune: string;
  /** The summary, else the description, as plain words. */
  readonly resume: Texte;
  /** The photos whose rights allow it that day, the best first. */
  readonly photos: readonly PhotoRendue[];
  /** The blocs asked for, in order, each with what it shows or why it shows nothing. */
  readonly blocs: readonly BlocCompose[];
  /** The marks that legends draw for the objet, before all its blocs; null without any. */
  readonly marques: BlocRendu | null;
  /** The objet's own site, if its address may be followed. */
  readonly site: string | null;
  /** Whether a machine wrote some of its words in this language, so that people are told. */
  readonly automatique: boolean;
  /** All that is known of the objet, for what one channel alone shows: badges, structured data, feeds. */
  readonly connu: ObjetRendu;
  /** The names of the words of its document. */
  readonly mots: Noms['mots'];
}

/** The name of an objet without its document, for maps and lists of addresses. */
export interface ObjetNomme {
  /** The name in the language of the cadre, or in another. */
  nom(langue?: Langue): Texte;
  /** The first photo whose rights allow it that day. */
  readonly photo: PhotoRendue | null;
}

export interface BlocCompose {
  /** Null for a bloc that is not saved yet. */
  readonly id: number | null;
  readonly code: string;
  readonly rendu: Rendu;
}

/** A photo of an objet, by the resizer of the product. */
export interface PhotoRendue {
  readonly objet: number;
  readonly rang: number;
  /** The fingerprint of its address at the source: another address is another photo. */
  readonly empreinte: string;
  readonly alternative: string;
  readonly legende: string | null;
  readonly credit: string | null;
  /** The last civil day that its rights allow, or null without a known end. */
  readonly jusquAu: string | null;
}

/** The blocs that show something, after the marks of legends. */
export const blocsMontres = ({ marques, blocs }: Pick<ObjetCompose, 'marques' | 'blocs'>) => [
  ...(marques === null ? [] : [{ id: null, code: 'marques', rendu: marques }]),
  ...blocs.flatMap(({ id, code, rendu }) => (rendu.vide ? [] : [{ id, code, rendu: rendu.rendu }])),
];

/** The length of what is said of an objet, in characters: name, commune, blocs. */
export function longueurDObjet(objet: ObjetCompose): number {
  const named = objet.nom.texte.length + objet.commune.length;
  return blocsMontres(objet).reduce((sum, { rendu }) => sum + longueurDe(rendu), named);
}
