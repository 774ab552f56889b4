import type { Estimation } from '@bridge/contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CallOptions } from '../../../api/client.ts';
import { manqueEnMots } from '../../../catalogue/apercu/manque.words.ts';
import { useBrouillon } from '../../../catalogue/apercu/use-brouillon.ts';
import { ApercuEtat } from '../../common/apercus/apercu-etat.tsx';
import { EstimationPart } from './config-estimation.part.tsx';

interface Props<S extends z.ZodObject> {
  readonly schema: S;
  /** The key parts of the answer besides the draft. */
  readonly cle: readonly unknown[];
  readonly estimate: (brouillon: z.output<S>, options: CallOptions) => Promise<Estimation>;
  readonly isFree?: (brouillon: z.output<S>) => boolean;
}

/** The volume that a configuration would translate, as it is typed. */
export function EstimationPreview<S extends z.ZodObject>({ schema, cle, estimate, isFree = () => false }: Props<S>) {
  const { brouillon, manquent, isLate } = useBrouillon(schema);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['reglages', ...cle, brouillon],
    queryFn: brouillon === null ? skipToken : ({ signal }) => estimate(brouillon, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
  return (
    <ApercuEtat
      manque={brouillon === null ? manqueEnMots(manquent, 'l’estimation') : null}
      data={data}
      error={error}
      isFetching={isFetching}
      isStale={isLate || isPlaceholderData}
      retry={() => void refetch()}
      echec="L’estimation n’a pas pu être faite."
      height={180}
    >
      {(estimation) => <EstimationPart estimation={estimation} isFree={brouillon !== null && isFree(brouillon)} />}
    </ApercuEtat>
  );
}
