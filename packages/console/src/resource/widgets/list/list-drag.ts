import { capital } from '@bridge/contract';
import {
  type Active,
  type Announcements,
  type CollisionDetection,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  type Modifier,
  type ScreenReaderInstructions,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { hasSortableData } from '@dnd-kit/sortable';
import { rankOver, topAt } from './list-drag.rules.ts';

/** Keeps a carried item in the column of its list. */
export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

type Boxes = Parameters<CollisionDetection>[0]['droppableRects'];

/** The items of the list of the carried item, in order, with their boxes. */
function standing(active: Active, rects: Boxes) {
  const ids = hasSortableData(active) ? active.data.current.sortable.items : [];
  const boxes = ids.flatMap((id) => rects.get(id) ?? []);
  // Some items are not measured yet: no rank can be told.
  return boxes.length === ids.length ? { ids, boxes, from: ids.indexOf(active.id) } : null;
}

/** The item whose rank the carried item would take. */
export const passed: CollisionDetection = ({ active, collisionRect, droppableRects }) => {
  const list = standing(active, droppableRects);
  const id = list?.ids[rankOver(list.boxes, list.from, collisionRect)];
  return id === undefined ? [] : [{ id }];
};

const STEPS: Readonly<Record<string, number>> = { [KeyboardCode.Up]: -1, [KeyboardCode.Down]: 1 };

/** Moves the carried item by one rank at each arrow, whatever the heights. */
export const stepByStep: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code];
  const { active, over, droppableRects } = context;
  const list = active && standing(active, droppableRects);
  if (step === undefined || !list) return undefined;
  event.preventDefault();
  const to = list.ids.indexOf(over?.id ?? active.id) + step;
  const y = topAt(list.boxes, list.from, to);
  return y === undefined ? undefined : { ...currentCoordinates, y };
};

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Appuyez sur Espace pour saisir l’élément, déplacez-le avec les flèches haut et bas, puis appuyez sur Espace pour le poser ou sur Échap pour annuler. Les boutons Monter et Descendre font de même.',
};

/** The words said while an item is moved by keyboard. The list itself says where the move ended. */
export function announcementsFor(nameOf: (key: number) => string, keys: readonly number[]): Announcements {
  const name = ({ id }: { readonly id: UniqueIdentifier }) => nameOf(Number(id));
  const place = ({ id }: { readonly id: UniqueIdentifier }) =>
    `position ${keys.indexOf(Number(id)) + 1} sur ${keys.length}`;
  return {
    onDragStart: ({ active }) => `Vous tenez ${name(active)}, en ${place(active)}.`,
    onDragOver: ({ active, over }) => (over ? `${capital(name(active))} irait en ${place(over)}.` : undefined),
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `Déplacement annulé\u00a0: ${name(active)} reste en ${place(active)}.`,
  };
}
