import {
  CHAMPS_LOCAUX,
  codeEnMots,
  type FicheObjet,
  LANGUES,
  type Langue,
  type OrigineTexte,
  type Terme,
  type TexteLocal,
  type Textes,
} from '@bridge/contract';
import { firstTranslation } from '../../../resource/values/language.ts';

export type ChampLocal = (typeof CHAMPS_LOCAUX)[number]['value'];

/** A text as it is published in a language, and its origin. */
export interface Version {
  readonly langue: Langue;
  readonly texte: string;
  readonly origine: OrigineTexte;
  /** The text of the source changed since this one was written. */
  readonly perime: boolean;
}

type Ecrite = Pick<FicheObjet, 'document' | 'textesLocaux'>;

/** The text of each language that has one, the local one before the source's; languages of the instance first. */
export function versionsDe({ document, textesLocaux }: Ecrite, champ: ChampLocal, langues: readonly string[]) {
  return enOrdre(langues).flatMap((langue): Version[] => {
    const local = localDe(textesLocaux, champ, langue);
    if (local) return [{ langue, texte: local.valeur, origine: local.origine, perime: local.perime }];
    const texte = document[champ][langue]?.trim();
    return texte ? [{ langue, texte, origine: 'source', perime: false }] : [];
  });
}

export function localDe(
  textesLocaux: readonly TexteLocal[],
  champ: ChampLocal,
  langue: Langue,
): TexteLocal | undefined {
  return textesLocaux.find((texte) => texte.champ === champ && texte.langue === langue);
}

/** The languages to write in: those of the instance, then those that have a text already. */
export function languesAEcrire({ document, textesLocaux }: Ecrite, langues: readonly string[]): Langue[] {
  return enOrdre(langues).filter(
    (langue) =>
      langues.includes(langue) ||
      textesLocaux.some((texte) => texte.langue === langue) ||
      CHAMPS_LOCAUX.some(({ value }) => document[value][langue]),
  );
}

function enOrdre(langues: readonly string[]): Langue[] {
  const premieres = langues.flatMap((langue) => LANGUES.find((connue) => connue === langue) ?? []);
  return [...new Set([...premieres, ...LANGUES])];
}

/** The word of a term; for a term without a word, its code, named as such. */
export function motsDe({ libelle, code }: Terme, langues: readonly string[]): string {
  return firstTranslation(libelle, langues)?.text ?? codeEnMots(code);
}

export function texteDe(textes: Textes | undefined, langues: readonly string[]): string {
  return firstTranslation(textes ?? {}, langues)?.text ?? '';
}
