import type { Langue } from '@bridge/contract';
import { createPersonal } from '../../api/personal-store.ts';
import { useForm } from '../../resource/form/form.context.ts';

/** Which slide of a diaporama is looked at, and which of its objets. */
interface Regard {
  readonly rang: number;
  /** How many objets further than the first. */
  readonly pas: number;
}

interface Regards {
  /** The same from one diaporama to the next. */
  readonly langue: Langue;
  /** By diaporama: several may be open. */
  readonly regards: Readonly<Record<string, Regard>>;
}

const PREMIERE: Regard = { rang: 0, pas: 0 };

/** Outside of the forms, so that the sequence and its preview speak of the same slide. */
export const useRegards = createPersonal<Regards>(() => ({ langue: 'fr', regards: {} }));

export const parler = (langue: Langue) => useRegards.setState({ langue });

/** What is looked at of the diaporama of this form, and how to look at something else. */
export function useRegard(): Regard & { readonly regarder: (changes: Partial<Regard>) => void } {
  const at = useForm(({ base }) => String(base?.id ?? 'nouveau'));
  const regard = useRegards(({ regards }) => regards[at]) ?? PREMIERE;
  const regarder = (changes: Partial<Regard>) =>
    useRegards.setState(({ regards }) => ({
      regards: { ...regards, [at]: { ...(regards[at] ?? PREMIERE), ...changes } },
    }));
  return { ...regard, regarder };
}
