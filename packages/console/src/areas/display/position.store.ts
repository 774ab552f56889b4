import type { Langue } from '@bridge/contract';
import { useCallback } from 'react';
import { createPersonal } from '../../api/personal-store.ts';
import { useRecordFormContext } from '../../resource/form/form.context.ts';
import type { Form } from '../../resource/form/form.ts';

/** Which slide of a diaporama is looked at, and which of its objets. */
interface Position {
  readonly rang: number;
  /** How many objets further than the first. */
  readonly pas: number;
}

interface Positions {
  /** The same from one diaporama to the next. */
  readonly langue: Langue;
  /** By form: several may be open, and a new diaporama has no number. */
  readonly positions: ReadonlyMap<Form, Position>;
}

const PREMIERE: Position = { rang: 0, pas: 0 };

/** Outside of the forms, so that the sequence and its preview speak of the same slide. */
export const usePositions = createPersonal<Positions>(() => ({ langue: 'fr', positions: new Map() }));

export const speak = (langue: Langue) => usePositions.setState({ langue });

/** What is looked at of the diaporama of this form, and how to look at something else. */
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

/** Once created, a diaporama goes on in another form than the one that it was typed in. */
function isSame(one: Form, other: Form): boolean {
  const { base } = one.store.getState();
  return one === other || (base !== null && base.id === other.store.getState().base?.id);
}
