import {
  type ApercuDEdition,
  apercuDeGabaritImprime,
  type EssaiDeGabarit,
  GABARITS_IMPRIMES,
  type GabaritImprimeId,
} from '@bridge/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { createPersonal } from '../../../api/personal-store.ts';
import { useForm, useScene } from '../../../resource/form/form.context.ts';

/** Long enough to finish a word, short enough to feel live. */
const DELAY = 600;

interface Essais {
  readonly essai: EssaiDeGabarit;
}

/** What gabarits are tried on, the same from one to the next: the editor and the pages speak of the same trial. */
export const useEssais = createPersonal<Essais>(() => ({ essai: { genre: 'jeu', jeu: 'ordinaire', format: 'a5' } }));

export const essayer = (essai: EssaiDeGabarit) => useEssais.setState({ essai });

interface Drawn {
  readonly apercu: ApercuDEdition | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** What is shown is not yet what is typed. */
  readonly isLate: boolean;
  readonly retry: () => void;
}

/** The pages that the gabarit of this form gives, saved or not, once the person has stopped for a moment. */
export function useEssai(): Drawn {
  const { resource } = useScene().form;
  const ressource = imprimeOf(resource.id);
  const values = useForm((state) => state.values);
  const id = useForm(({ base }) => base?.id ?? 0);
  const [valeurs] = useDebouncedValue(values, DELAY);
  const { essai } = useEssais();
  const body = { ressource, valeurs: { ...valeurs, id }, essai };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['editions', 'gabarits', 'essai', body],
    queryFn: ({ signal }) => call(apercuDeGabaritImprime, { body }, { typing: true, signal }),
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

function imprimeOf(resource: string): GabaritImprimeId {
  const found = GABARITS_IMPRIMES.find((id) => id === resource);
  if (found === undefined) throw new Error(`No page is printed by ${resource}`);
  return found;
}
