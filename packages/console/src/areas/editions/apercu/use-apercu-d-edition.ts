import { type ApercuDEdition, apercuDEdition, type Langue } from '@bridge/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { useForm } from '../../../resource/form/form.context.ts';

/** Long enough to finish a word, short enough to feel live. */
const DELAY = 600;

interface Demande {
  readonly langue: Langue;
  readonly canal: 'ecran' | 'impression';
  readonly entier: boolean;
}

interface Drawn {
  readonly apercu: ApercuDEdition | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** What is shown is not yet what is typed. */
  readonly isLate: boolean;
  readonly retry: () => void;
}

/** The pages of the model that is being typed, once the person has stopped for a moment. */
export function useApercuDEdition(demande: Demande, isAsked: boolean): Drawn {
  const values = useForm((state) => state.values);
  const entiteId = useForm(({ base }) => base?.entiteId);
  const [valeurs] = useDebouncedValue(values, DELAY);
  const body = { ...demande, valeurs, ...(typeof entiteId === 'number' || entiteId === null ? { entiteId } : {}) };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['editions', 'apercu', body],
    queryFn: isAsked ? ({ signal }) => call(apercuDEdition, { body }, { typing: true, signal }) : skipToken,
    staleTime: 10 * 60_000,
    gcTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return {
    apercu: data,
    error,
    isFetching,
    isLate: valeurs !== values || isPlaceholderData,
    retry: () => void refetch(),
  };
}
