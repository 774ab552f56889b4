import {
  composant,
  composantsDesGabarits,
  type gabaritElement,
  type gabaritFiche,
  type gabaritInfobulle,
  type gabaritListe,
  sourcesDuProduit,
} from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';

/** The sources of the product, which change with it and not while one writes. */
export const sourcesQuery = queryOptions({
  queryKey: ['gabarits', 'sources'],
  queryFn: ({ signal }) => call(sourcesDuProduit, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The composants of the instance, by the codes that templates name. */
export const composantsQuery = queryOptions({
  queryKey: [...resourceKey(composant.id), 'codes'],
  queryFn: async ({ signal }) => (await call(composantsDesGabarits, {}, { signal })).items,
  staleTime: 60_000,
});

type AvecSource =
  | typeof gabaritListe
  | typeof gabaritElement
  | typeof gabaritFiche
  | typeof gabaritInfobulle
  | typeof composant;

/** The kind of template that a resource holds, as the product names it. */
const GENRES: Readonly<Record<AvecSource['id'], string>> = {
  gabaritListe: 'liste',
  gabaritElement: 'element',
  gabaritFiche: 'fiche',
  gabaritInfobulle: 'infobulle',
  composant: 'composant',
};

const hasSource = (resource: string): resource is AvecSource['id'] => Object.hasOwn(GENRES, resource);

/** The items of the kind that a resource holds; none for a resource without templates. */
export const ofGenre = <T extends { readonly genre: string }>(items: readonly T[], resource: string): readonly T[] =>
  hasSource(resource) ? items.filter(({ genre }) => genre === GENRES[resource]) : [];
