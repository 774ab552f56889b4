import type { PageApercue, RessourceApercue } from '@bridge/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useForm, useRecordFormContext } from '../../resource/form/form.context.ts';
import { apercuQuery, type Demande, isApercue } from './apercu.query.ts';
import { type Essai, PREMIER_ESSAI, useApercus } from './apercu.store.ts';

/** Long enough to finish a word, short enough to feel live. */
const DELAY = 400;

/** On what the record of this form is tried, and how to try it on something else. */
export function useEssai(): { readonly essai: Essai; readonly setEssai: (changes: Partial<Essai>) => void } {
  const { resource } = useRecordFormContext().form;
  const id = useForm(({ base }) => base?.id ?? 0);
  const at = `${resource.id}/${id}`;
  const essai = useApercus(({ essais }) => essais[at]) ?? PREMIER_ESSAI;
  const setEssai = useApercus((state) => state.setEssai);
  return { essai, setEssai: (changes) => setEssai(at, changes) };
}

interface Apercu {
  readonly page: PageApercue | undefined;
  readonly error: Error | null;
  /** What is shown is not yet what is typed. */
  readonly isLate: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The page that the form makes, saved or not, once the person has stopped for a moment. */
export function useApercu(): Apercu {
  const { resource } = useRecordFormContext().form;
  const valeurs = useForm((state) => state.values);
  const id = useForm(({ base }) => base?.id);
  const [settled] = useDebouncedValue(valeurs, DELAY);
  const { langue, site } = useApercus();
  const { essai } = useEssai();
  const [requete] = useDebouncedValue(essai.requete, DELAY);
  const { objet, selection, pas } = essai;
  const body: Demande = {
    // Its number says who uses it.
    valeurs: id ? { ...settled, id } : settled,
    langue,
    pas,
    requete,
    ...(site === null ? {} : { site }),
    ...(objet === null ? {} : { objet }),
    ...(selection === null ? {} : { selection }),
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(apercuQuery(apercueOf(resource.id), body));
  return {
    page: data,
    error,
    isLate: settled !== valeurs || requete !== essai.requete || isPlaceholderData,
    isFetching,
    retry: () => void refetch(),
  };
}

export function apercueOf(resource: string): RessourceApercue {
  if (!isApercue(resource)) throw new Error(`No page is made of ${resource}`);
  return resource;
}
