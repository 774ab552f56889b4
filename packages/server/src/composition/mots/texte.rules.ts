import { LANGUES, type Langue } from '@bridge/contract';
import type { ObjetRendu, TexteDeLEntite } from '../../catalogue/bloc/objet-rendu.ts';
import { nomLisible } from '../../catalogue/qualite/casse.rules.ts';
import { firstText, type ParLangue } from './langue.rules.ts';

export interface Texte {
  readonly texte: string;
  /** The language of the text, when it is not the one asked for. */
  readonly langue: Langue | null;
}

const SANS_TEXTE: Texte = { texte: '', langue: null };

/** The reader's language, and the next one: that of the site, or French. */
export interface Lecteur {
  readonly langue: Langue;
  readonly parDefaut: Langue;
}

/** The reader's language, then the next one, then French. */
const languesLues = ({ langue, parDefaut }: Lecteur): readonly Langue[] => [
  ...new Set([langue, parDefaut, 'fr' as const]),
];
const toutesLangues = (lecteur: Lecteur): readonly Langue[] => [...new Set([...languesLues(lecteur), ...LANGUES])];

export function texteEn(textes: ParLangue, lecteur: Lecteur): Texte {
  return texteParmi([textes], languesLues(lecteur), lecteur);
}

/** A name always exists: any language is accepted. */
export function nomEn(textes: ParLangue, lecteur: Lecteur): Texte {
  return texteParmi([textes], toutesLangues(lecteur), lecteur);
}

/** The facts of an objet that its name needs. */
export interface ObjetANommer extends ObjetEcrit<'nom'> {
  readonly indexe: Pick<ObjetRendu['indexe'], 'nom'>;
}

/**
 * The name of an objet, in any language. A name that its source writes in capitals gets the usual case; a name that
 * people wrote goes first and stays as they wrote it.
 */
export function nomDObjet(objet: ObjetANommer, lecteur: Lecteur): Texte {
  const [ecrit = {}, source = {}] = auteursDe(objet, 'nom');
  const found = texteParmi([ecrit, lisibles(source)], toutesLangues(lecteur), lecteur);
  return found.texte === '' ? { texte: nomLisible(objet.indexe.nom), langue: null } : found;
}

const lisibles = (noms: ParLangue): ParLangue =>
  Object.fromEntries(Object.entries(noms).map(([langue, nom]) => [langue, nom && nomLisible(nom)]));

export function texteDObjet(objet: ObjetRendu, champ: 'resume' | 'description', lecteur: Lecteur): Texte {
  return texteParmi(auteursDe(objet, champ), languesLues(lecteur), lecteur);
}

type Champ = 'nom' | 'resume' | 'description';

interface ObjetEcrit<C extends Champ> {
  readonly textes: readonly TexteDeLEntite[];
  readonly document: Readonly<Record<C, ParLangue>>;
}

/** The texts of the entity, then those of the source. */
export function auteursDe<C extends Champ>({ textes, document }: ObjetEcrit<C>, champ: C): readonly ParLangue[] {
  const ecrits = textes.filter((texte) => texte.champ === champ).map(({ langue, valeur }) => [langue, valeur]);
  return [Object.fromEntries(ecrits), document[champ]];
}

function texteParmi(dits: readonly ParLangue[], langues: readonly Langue[], { langue: voulue }: Lecteur): Texte {
  const dit = firstText(dits, langues);
  return dit === null ? SANS_TEXTE : { texte: dit.texte, langue: dit.langue === voulue ? null : dit.langue };
}
