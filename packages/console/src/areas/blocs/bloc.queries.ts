import {
  apercuDeBloc,
  type BrouillonDeBloc,
  type Canal,
  champsDesLignes,
  extremesDeBloc,
  type Langue,
  objet,
} from '@bridge/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { offerQuery } from '../../resource/values/choix.query.ts';

export interface Essaye {
  readonly bloc: BrouillonDeBloc;
  readonly langue: Langue;
  readonly canal: Canal;
}

/** A bloc drawn on an objet. The former drawing stays until the answer comes; without a bloc, nothing is asked. */
export function apercuQuery(body: (Essaye & { readonly objet: number }) | null) {
  return queryOptions({
    queryKey: ['blocs', 'apercu', body],
    queryFn: body === null ? skipToken : ({ signal }) => call(apercuDeBloc, { body }, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    gcTime: 60_000,
  });
}

/** Some objets to try blocs on. */
export function objetsQuery() {
  return offerQuery(objet.id, '', 'bloc');
}

/** Labels of the fields that the instance adds, by code. */
export type LibellesDesChamps = ReadonlyMap<string, string>;
export const SANS_CHAMP: LibellesDesChamps = new Map();

/** The added fields that lines may show, by code. The dictionary changes them, not the person who writes a bloc. */
export const champsQuery = queryOptions({
  queryKey: ['blocs', 'champs'],
  queryFn: async ({ signal }) => {
    const { items } = await call(champsDesLignes, {}, { signal });
    return new Map(items.map(({ code, libelle }) => [code, libelle]));
  },
  staleTime: 5 * 60_000,
});

export const findExtremes = (body: Essaye) => call(extremesDeBloc, { body });
