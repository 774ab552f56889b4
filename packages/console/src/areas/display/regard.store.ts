import type { Langue } from '@bridge/contract';
import { useCallback } from 'react';
import { createPersonal } from '../../api/personal-store.ts';
import { useScene } from '../../resource/form/form.context.ts';
import type { Form } from '../../resource/form/form.ts';

/** Which slide of a diaporama is looked at, and which of its objets. */
interface Regard {
  readonly rang: number;
  /** How many objets further than the first. */
  readonly pas: number;
}

interface Regards {
  /** The same from one diaporama to the next. */
  readonly langue: Langue;
  /** By form: several may be open, and a new diaporama has no number. */
  readonly regards: ReadonlyMap<Form, Regard>;
}

const PREMIERE: Regard = { rang: 0, pas: 0 };

/** Outside of the forms, so that the sequence and its preview speak of the same slide. */
export const useRegards = createPersonal<Regards>(() => ({ langue: 'fr', regards: new Map() }));

export const speak = (langue: Langue) => useRegards.setState({ langue });

/** What is looked at of the diaporama of this form, and how to look at something else. */
export function useRegard(): Regard & { readonly lookAt: (changes: Partial<Regard>) => void } {
  const { form } = useScene();
  const regard = useRegards(({ regards }) => regardOf(regards, form));
  const lookAt = useCallback(
    (changes: Partial<Regard>) =>
      useRegards.setState(({ regards }) => ({
        regards: new Map([
          ...[...regards].filter(([other]) => !isSame(other, form)),
          [form, { ...regardOf(regards, form), ...changes }],
        ]),
      })),
    [form],
  );
  return { ...regard, lookAt };
}

function regardOf(regards: Regards['regards'], form: Form): Regard {
  return [...regards].find(([other]) => isSame(other, form))?.[1] ?? PREMIERE;
}

/** Once created, a diaporama goes on in another form than the one that it was typed in. */
function isSame(one: Form, other: Form): boolean {
  const { base } = one.store.getState();
  return one === other || (base !== null && base.id === other.store.getState().base?.id);
}
