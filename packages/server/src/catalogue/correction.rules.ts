import type { Media, PartieCorrigee } from '@bridge/contract';

/** Which part of a document the text at an address belongs to: « legendes:photo-3 » is said of a photo. */
const PARTIE_DU_TEXTE: Readonly<Record<string, PartieCorrigee>> = {
  ouverture: 'ouverture',
  tarifs: 'tarifs',
  legendes: 'medias',
};

/** Translations of what the source says are none of what was put in its place. */
export function textesQuiRestent<T extends { readonly champ: string }>(
  textes: readonly T[],
  corrigees: readonly PartieCorrigee[],
): readonly T[] {
  if (corrigees.length === 0) return textes;
  return textes.filter(({ champ }) => {
    const partie = PARTIE_DU_TEXTE[champ.split(':', 1)[0] ?? ''];
    return partie === undefined || !corrigees.includes(partie);
  });
}

const file = ({ cle, genre, url, adresses, aPartirDu, jusquAu }: Media) =>
  JSON.stringify([cle, genre, url, adresses ?? {}, aPartirDu ?? null, jusquAu ?? null]);

/** Whether one of them is there more than once. */
export function haveTwice(medias: readonly Media[]): boolean {
  return new Set(medias.map((one) => one.media ?? file(one))).size < medias.length;
}

/**
 * Whether photos are all of the source's, in any order, with other words: an address that the source does not give is asked of nobody.
 * Those of the médiathèque are told by their numbers alone.
 */
export function sontDeLaSource(medias: readonly Media[], source: readonly Media[]): boolean {
  const known = new Set(source.map(file));
  return medias.every((one) => one.media !== undefined || known.has(file(one)));
}
