import type { Media, PartieCorrigee } from '@bridge/contract';

/** The part of a document that a text belongs to: « legendes:photo-3 » belongs to a photo. */
const PARTIE_DU_TEXTE: Readonly<Record<string, PartieCorrigee>> = {
  ouverture: 'ouverture',
  tarifs: 'tarifs',
  legendes: 'medias',
};

/** The texts that stay in force: translations of a part of the source do not apply to its correction. */
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

/** Whether one of the photos is there more than once. */
export function haveTwice(medias: readonly Media[]): boolean {
  return new Set(medias.map((one) => one.media ?? file(one))).size < medias.length;
}

/**
 * Whether all photos are the source's, in any order and with any words: other addresses are never asked for. Photos of
 * the médiathèque are told by their numbers.
 */
export function areOfTheSource(medias: readonly Media[], source: readonly Media[]): boolean {
  const known = new Set(source.map(file));
  return medias.every((one) => one.media !== undefined || known.has(file(one)));
}
