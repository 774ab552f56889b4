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

/**
 * Whether photos are all of the source's, in any order, with other words: an address that the source does not give is asked of nobody.
 * Those of the médiathèque are told by their numbers alone.
 */
export function sontDeLaSource(medias: readonly Media[], source: readonly Media[]): boolean {
  const file = ({ cle, genre, url, adresses, aPartirDu, jusquAu }: Media) =>
    JSON.stringify([cle, genre, url, adresses ?? {}, aPartirDu ?? null, jusquAu ?? null]);
  const known = new Set(source.map(file));
  const wanted = medias.filter(({ media }) => media === undefined).map(file);
  return new Set(wanted).size === wanted.length && wanted.every((one) => known.has(one));
}
