import { type FicheObjet, getFiche, objet, type TexteLocal } from '@bridge/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';

/** The key is below that of the resource: whatever changes an objet reads its record again. */
export function ficheQuery(id: number) {
  return queryOptions({
    queryKey: [...resourceKey(objet.id), 'fiche', id] as const,
    queryFn: ({ signal }) => call(getFiche, { params: { id } }, { signal }),
    networkMode: 'always',
  });
}

/** Puts the texts that a change answered into the known record. */
export function noteTextes(queries: QueryClient, id: number, textesLocaux: readonly TexteLocal[]): void {
  queries.setQueryData(ficheQuery(id).queryKey, (fiche: FicheObjet | undefined) =>
    fiche ? { ...fiche, textesLocaux: [...textesLocaux] } : fiche,
  );
}
