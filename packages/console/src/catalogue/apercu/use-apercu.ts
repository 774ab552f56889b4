import type { PageApercue, RessourceApercue } from '@bridge/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useForm, useRecordFormContext } from '../../resource/form/form.context.ts';
import { apercuQuery, type Demande, isApercue } from './apercu.query.ts';
import { type Essai, PREMIER_ESSAI, useApercus } from './apercu.store.ts';

/** The pause of typing in milliseconds: long enough to finish a word, short enough to feel live. */
const DELAY = 400;

/** What the record of this form is tried on, and the function that changes it. */
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
  /** Whether the page is not yet that of the typed values. */
  readonly isLate: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The page that the form makes, saved or not, once the person pauses. */
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
    // The id of the record lets the server tell what uses it.
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
