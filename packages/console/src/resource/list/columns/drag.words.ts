import type { DndContextProps } from '@dnd-kit/core';

/** The French words of a drag for screen readers. */
export function announcements(labelOf: (id: string | number) => string): NonNullable<DndContextProps['accessibility']> {
  const over = (id: string | number | undefined) =>
    id === undefined ? 'hors de la liste' : `à la place de ${labelOf(id)}`;
  return {
    screenReaderInstructions: {
      draggable:
        'Pour déplacer la colonne, appuyez sur la barre d’espace, puis sur les flèches, puis de nouveau sur la barre d’espace. Échap annule.',
    },
    announcements: {
      onDragStart: ({ active }) => `Colonne ${labelOf(active.id)} prise.`,
      onDragOver: ({ active, over: target }) => `Colonne ${labelOf(active.id)}, ${over(target?.id)}.`,
      onDragEnd: ({ active, over: target }) => `Colonne ${labelOf(active.id)} posée, ${over(target?.id)}.`,
      onDragCancel: ({ active }) => `Déplacement de ${labelOf(active.id)} annulé.`,
    },
  };
}
