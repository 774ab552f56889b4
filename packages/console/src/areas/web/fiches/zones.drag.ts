import { ZONES_DE_FICHE, type ZoneDeFiche } from '@bridge/contract';
import {
  type CollisionDetection,
  closestCenter,
  closestCorners,
  type DragOverEvent,
  pointerWithin,
  type ScreenReaderInstructions,
} from '@dnd-kit/core';
import type { Place } from './zones.rules.ts';

/** The target under the pointer: a bloc, or the nearest bloc of the zone, or an empty zone. */
export const sousLePointeur: CollisionDetection = (args) => {
  const within = pointerWithin(args);
  const blocs = within.filter(({ id }) => typeof id === 'number');
  const [zone] = within;
  if (blocs.length > 0) return blocs;
  if (zone === undefined) return closestCorners(args);
  const inside = args.droppableContainers.filter(
    ({ id, data }) => typeof id === 'number' && data.current?.zone === zone.id,
  );
  const nearest = closestCenter({ ...args, droppableContainers: inside });
  return nearest.length > 0 ? nearest : [zone];
};

export const zoneDe = (data: Readonly<Record<string, unknown>> | undefined): ZoneDeFiche | undefined =>
  ZONES_DE_FICHE.find(({ value }) => value === data?.zone)?.value;

/** The place of the carried bloc in a zone that it enters: before the bloc under it, or after, past its middle. */
export function placeOver(
  { active, over }: Pick<DragOverEvent, 'active' | 'over'>,
  keys: readonly number[],
): Place | null {
  const zone = zoneDe(over?.data.current);
  if (!over || zone === undefined) return null;
  const at = keys.indexOf(Number(over.id));
  if (at < 0) return { zone, rang: keys.length };
  const carried = active.rect.current.translated;
  const isBelow = carried !== null && carried.top > over.rect.top + over.rect.height / 2;
  return { zone, rang: at + (isBelow ? 1 : 0) };
}

export const CONSIGNES: ScreenReaderInstructions = {
  draggable:
    'Appuyez sur Espace pour saisir le bloc, déplacez-le avec les flèches haut et bas, d’une zone à la suivante, puis appuyez sur Espace pour le poser ou sur Échap pour annuler. Le menu du bloc fait de même.',
};
