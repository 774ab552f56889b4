import { choixProposes, comptesDuFiltre, type EndpointAnswer, readChoixCsv } from '@bridge/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

type Valeurs = Readonly<Record<string, unknown>>;

export type Comptes = EndpointAnswer<typeof comptesDuFiltre>;

/** The counts of the choices on a sélection; nothing is asked until one is chosen. */
export function comptesQuery(valeurs: Valeurs, selection: number | null) {
  return queryOptions({
    queryKey: ['filtres', 'comptes', valeurs, selection],
    queryFn:
      selection === null
        ? skipToken
        : ({ signal }) => call(comptesDuFiltre, { body: { valeurs, selection } }, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
    gcTime: 60_000,
  });
}

export const offerChoix = (valeurs: Valeurs, selection: number | null) =>
  call(choixProposes, { body: { valeurs, selection } });

export const readCsv = async (valeurs: Valeurs, fichier: File) =>
  call(readChoixCsv, { body: { valeurs, contenu: await fichier.text() } });
