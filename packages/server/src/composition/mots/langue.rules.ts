import { type Fragment, LANGUES, type Langue } from '@bridge/contract';
import type { MotConnu } from '../../catalogue/bloc/objet-rendu.ts';
import type { Scene } from '../bloc/scene.ts';
import { MOTS, type MotDuProduit } from './mots.words.ts';

export type ParLangue = Readonly<Partial<Record<string, string>>>;
type Lecteur = Pick<Scene, 'langue' | 'bloc'>;

/** The languages that a text may be read in, the best first. */
function languesLues({ langue, bloc }: Lecteur): readonly Langue[] {
  return langue === 'fr' || bloc.repliLangue === 'masquer' ? [langue] : [langue, 'fr'];
}

/** Whether a reader is shown words of that language. */
export const reads = (lecteur: Lecteur, langue: Langue): boolean => languesLues(lecteur).includes(langue);

/** A text in a language, else in French, else in any other. */
export function enLangue(textes: ParLangue | undefined, langue: string): string {
  const said = textes ? [textes[langue], textes.fr, ...Object.values(textes)] : [];
  return said.find((texte) => texte?.trim())?.trim() ?? '';
}

/** A text in the reader's language, else in French when the bloc falls back, marked as French. */
export function texteEn(textes: ParLangue | undefined, lecteur: Lecteur): Fragment | null {
  return texteParmi(textes === undefined ? [] : [textes], languesLues(lecteur), lecteur.langue);
}

/** Several who word the same: in each language, the first who says something. */
export function texteDe(auteurs: readonly (ParLangue | undefined)[], lecteur: Lecteur): Fragment | null {
  return texteParmi(auteurs, languesLues(lecteur), lecteur.langue);
}

/** A proper name, the same in any language. */
export function nomDe(auteurs: readonly (ParLangue | undefined)[], { langue }: Lecteur): Fragment | null {
  return texteParmi(auteurs, [...new Set([langue, 'fr' as const, ...LANGUES])], langue);
}

function texteParmi(
  auteurs: readonly (ParLangue | undefined)[],
  langues: readonly Langue[],
  voulue: Langue,
): Fragment | null {
  const dit = firstText(auteurs, langues);
  return dit && dansSaLangue(dit.texte, dit.langue, voulue);
}

/** The first text found, going through languages, then through authors. */
export function firstText(
  auteurs: readonly (ParLangue | undefined)[],
  langues: readonly Langue[],
): { readonly texte: string; readonly langue: Langue } | null {
  for (const langue of langues) {
    for (const auteur of auteurs) {
      const texte = auteur?.[langue]?.trim();
      if (texte) return { texte, langue };
    }
  }
  return null;
}

/** A text that exists in one language only, such as a sentence of the product. */
export function texteSeul(texte: string, langue: Langue, lecteur: Lecteur): Fragment | null {
  return texte !== '' && reads(lecteur, langue) ? dansSaLangue(texte, langue, lecteur.langue) : null;
}

function dansSaLangue(texte: string, langue: Langue, voulue: Langue): Fragment {
  return langue === voulue ? { texte } : { texte, langue };
}

export function motDuProduit(mot: MotDuProduit, { langue }: Pick<Scene, 'langue'>): string {
  return MOTS[mot][langue];
}

/** The name of a word of the vocabulary, with its pictogram. */
export function motEnLangue(connu: MotConnu | undefined, source: ParLangue, lecteur: Lecteur): Fragment | null {
  const dit = texteDe([connu?.libelleLocal, connu?.libelle, source], lecteur);
  return dit && connu?.picto ? { ...dit, picto: connu.picto } : dit;
}
