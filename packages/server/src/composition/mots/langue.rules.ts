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

/** Whether a reader is given words of that language. */
export const reads = (lecteur: Lecteur, langue: Langue): boolean => languesLues(lecteur).includes(langue);

/** A text in a language, else in French, else in whichever there is. */
export function enLangue(textes: ParLangue | undefined, langue: string): string {
  const said = textes ? [textes[langue], textes.fr, ...Object.values(textes)] : [];
  return said.find((texte) => texte?.trim())?.trim() ?? '';
}

/** A text in the language of the reader, else in French where the bloc falls back; it then says that it is French. */
export function texteEn(textes: ParLangue | undefined, lecteur: Lecteur): Fragment | null {
  return texteParmi(textes === undefined ? [] : [textes], languesLues(lecteur), lecteur.langue);
}

/** Several who word the same: in each language, the first who says something. */
export function texteDe(auteurs: readonly (ParLangue | undefined)[], lecteur: Lecteur): Fragment | null {
  return texteParmi(auteurs, languesLues(lecteur), lecteur.langue);
}

/** A proper name is the same everywhere: any language says it. */
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

/** Language after language, what the first author says who says something. */
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

/** A text that is in one language only, such as the sentences of the product. */
export function texteSeul(texte: string, langue: Langue, lecteur: Lecteur): Fragment | null {
  return texte !== '' && reads(lecteur, langue) ? dansSaLangue(texte, langue, lecteur.langue) : null;
}

function dansSaLangue(texte: string, langue: Langue, voulue: Langue): Fragment {
  return langue === voulue ? { texte } : { texte, langue };
}

export function motDuProduit(mot: MotDuProduit, { langue }: Pick<Scene, 'langue'>): string {
  return MOTS[mot][langue];
}

/** What a word of the vocabulary is called; its pictogram comes with it. */
export function motEnLangue(connu: MotConnu | undefined, source: ParLangue, lecteur: Lecteur): Fragment | null {
  const dit = texteDe([connu?.libelleLocal, connu?.libelle, source], lecteur);
  return dit && connu?.picto ? { ...dit, picto: connu.picto } : dit;
}
