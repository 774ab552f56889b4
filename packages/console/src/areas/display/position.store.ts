import type { Langue } from '@bridge/contract';
import { useCallback } from 'react';
import { createPersonal } from '../../api/personal-store.ts';
import { useRecordFormContext } from '../../resource/form/form.context.ts';
import type { Form } from '../../resource/form/form.ts';

/** The slide of a diaporama in sight, and which of its objets. */
interface Position {
  readonly rang: number;
  /** How many objets to skip after the first. */
  readonly pas: number;
}

interface Positions {
  /** The language, kept from one diaporama to the next. */
  readonly langue: Langue;
  /** The slides in sight, by form: several forms may be open, and a new diaporama has no id. */
  readonly positions: ReadonlyMap<Form, Position>;
}

const PREMIERE: Position = { rang: 0, pas: 0 };

/** The state of previews, outside of the forms, so that the sequence and its preview show the same slide. */
export const usePositions = createPersonal<Positions>(() => ({ langue: 'fr', positions: new Map() }));

export const speak = (langue: Langue) => usePositions.setState({ langue });

/** The slide in sight of the diaporama of this form, and the function that changes it. */
export function usePosition(): Position & { readonly lookAt: (changes: Partial<Position>) => void } {
  const { form } = useRecordFormContext();
  const position = usePositions(({ positions }) => positionOf(positions, form));
  const lookAt = useCallback(
    (changes: Partial<Position>) =>
      usePositions.setState(({ positions }) => ({
        positions: new Map([
          ...[...positions].filter(([other]) => !isSame(other, form)),
          [form, { ...positionOf(positions, form), ...changes }],
        ]),
      })),
    [form],
  );
  return { ...position, lookAt };
}

function positionOf(positions: Positions['positions'], form: Form): Position {
  return [...positions].find(([other]) => isSame(other, form))?.[1] ?? PREMIERE;
}

/** Whether two forms hold the same diaporama: once created, it goes on in another form. */
function isSame(one: Form, other: Form): boolean {
  const { base } = one.store.getState();
  return one === other || (base !== null && base.id === other.store.getState().base?.id);
}
