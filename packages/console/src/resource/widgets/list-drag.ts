import type { Announcements, Modifier, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

/** A list has one direction. */
export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Appuyez sur Espace pour saisir l’élément, déplacez-le avec les flèches haut et bas, puis appuyez sur Espace pour le poser ou sur Échap pour annuler. Les boutons Monter et Descendre font de même.',
};

/** What is said while an item is moved by keyboard. The end of a move is told by the list itself. */
export function announcementsFor(nameOf: (key: number) => string, keys: readonly number[]): Announcements {
  const name = ({ id }: { readonly id: UniqueIdentifier }) => nameOf(Number(id));
  const place = ({ id }: { readonly id: UniqueIdentifier }) =>
    `position ${keys.indexOf(Number(id)) + 1} sur ${keys.length}`;
  return {
    onDragStart: ({ active }) => `Vous tenez ${name(active)}, en ${place(active)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active)} irait en ${place(over)}.` : undefined),
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `Déplacement annulé\u00a0: ${name(active)} reste en ${place(active)}.`,
  };
}
