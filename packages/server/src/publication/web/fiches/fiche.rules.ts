import type { FicheWeb, Site } from '@bridge/contract';

const fits = (types: readonly string[], type: string) => types.length === 0 || types.includes(type);

/** The first fiche of a site for a type that is there and knows the type. */
export async function ficheQuiConvient(
  { fiches }: Site,
  type: string,
  read: (id: number) => Promise<FicheWeb | undefined>,
): Promise<FicheWeb | undefined> {
  for (const { typesObjets, fiche } of fiches) {
    if (!fits(typesObjets, type)) continue;
    const found = await read(fiche);
    if (found !== undefined && fits(found.typesObjets, type)) return found;
  }
  return undefined;
}
