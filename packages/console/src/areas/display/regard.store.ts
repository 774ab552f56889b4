import type { Langue } from '@bridge/contract';
import { useCallback } from 'react';
import { createPersonal } from '../../api/personal-store.ts';
import { useScene } from '../../resource/form/form.context.ts';
import type { Form } from '../../resource/form/form.ts';

/** The slide of a diaporama in sight, and which of its objets. */
interface Regard {
  readonly rang: number;
  /** How many objets to skip after the first. */
  readonly pas: number;
}

interface Regards {
  /** The language, kept from one diaporama to the next. */
  readonly langue: Langue;
  /** The slides in sight, by form: several forms may be open, and a new diaporama has no id. */
  readonly regards: ReadonlyMap<Form, Regard>;
}

const PREMIERE: Regard = { rang: 0, pas: 0 };

/** The state of previews, outside of the forms, so that the sequence and its preview show the same slide. */
export const useRegards = createPersonal<Regards>(() => ({ langue: 'fr', regards: new Map() }));

export const speak = (langue: Langue) => useRegards.setState({ langue });

/** The slide in sight of the diaporama of this form, and the function that changes it. */
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

/** Whether two forms hold the same diaporama: once created, it goes on in another form. */
function isSame(one: Form, other: Form): boolean {
  const { base } = one.store.getState();
  return one === other || (base !== null && base.id === other.store.getState().base?.id);
}
