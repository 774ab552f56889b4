import { type Apercu, apercuCorrespondance, type Ligne, ligneSchema } from '@bridge/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../../api/client.ts';

/** The pause in milliseconds: long enough to finish a gesture, short enough to feel live. */
const DELAY = 600;

export interface ApercuReading {
  readonly apercu: Apercu | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** Whether the preview was made with other lines than those on the screen. */
  readonly isLate: boolean;
  /** Names of the unfinished lines, which the preview waits for. */
  readonly unfinished: readonly string[];
  readonly retry: () => void;
}

/** The preview of the lines on real records, saved or not, once the person pauses. */
export function useApercu(flux: number | null, lignes: readonly Ligne[], enabled: boolean): ApercuReading {
  const [settled] = useDebouncedValue(lignes, DELAY);
  const unfinished = useMemo(
    () => settled.filter((ligne) => !ligneSchema.safeParse(ligne).success).map(({ champ }) => champ),
    [settled],
  );
  const query = useQuery({
    queryKey: ['apercu-correspondance', flux, settled],
    queryFn: ({ signal }) =>
      call(apercuCorrespondance, { body: { flux: flux ?? 0, lignes: [...settled] } }, { toldInPlace: true, signal }),
    enabled: enabled && flux !== null && unfinished.length === 0,
    placeholderData: keepPreviousData,
    // The records of a feed do not change while its fields are mapped.
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });
  return {
    apercu: query.data,
    error: query.error,
    isFetching: query.isFetching,
    isLate: query.isPlaceholderData || settled !== lignes,
    unfinished,
    retry: () => void query.refetch(),
  };
}
