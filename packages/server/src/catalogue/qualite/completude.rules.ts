import { type DocumentObjet, LANGUES, type Langue, type Textes } from '@bridge/contract';
import { hasText } from '../texte.rules.ts';

/** How much of the texts exists in each language, from 0 to 100. A text that no language has does not count. */
export function completudeOf(document: DocumentObjet, langues: readonly string[]): Partial<Record<Langue, number>> {
  const texts = [document.nom, document.resume, document.description, ...document.textes.map(({ corps }) => corps)];
  const written = texts.filter((textes) => LANGUES.some((langue) => hasText(textes, langue)));
  const share = (langue: Langue) => written.filter((textes) => hasText(textes, langue)).length / (written.length || 1);
  return Object.fromEntries(
    LANGUES.filter((langue) => langues.includes(langue)).map((langue) => [langue, Math.round(share(langue) * 100)]),
  );
}

/** The languages that the objet can be read in: a description, a summary or at least a name. */
export function languesOf({ nom, resume, description }: DocumentObjet): readonly Langue[] {
  return LANGUES.filter((langue) => [description, resume, nom].some((textes: Textes) => hasText(textes, langue)));
}
