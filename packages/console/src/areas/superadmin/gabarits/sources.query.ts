import { composant, composantsDesGabarits, sourcesDuProduit } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';

/** What comes with the product: it changes with it, not while one writes. */
export const sourcesQuery = queryOptions({
  queryKey: ['gabarits', 'sources'],
  queryFn: ({ signal }) => call(sourcesDuProduit, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Those of the instance, as templates name them. */
export const composantsQuery = queryOptions({
  queryKey: [...resourceKey(composant.id), 'codes'],
  queryFn: async ({ signal }) => (await call(composantsDesGabarits, {}, { signal })).items,
  staleTime: 60_000,
});

/** What kind of template a resource holds, as the product names it. */
const GENRES: Readonly<Record<string, string>> = {
  gabaritListe: 'liste',
  gabaritElement: 'element',
  gabaritFiche: 'fiche',
  gabaritInfobulle: 'infobulle',
  composant: 'composant',
};

export const genreOf = (resource: string): string => GENRES[resource] ?? resource;

/** Those of one kind. */
export function ofGenre<T extends { readonly genre: string }>(items: readonly T[], resource: string): readonly T[] {
  const genre = genreOf(resource);
  return items.filter((item) => item.genre === genre);
}
