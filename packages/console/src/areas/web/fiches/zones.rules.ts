import { type RangeeDeFiche, ZONES_DE_FICHE, type ZoneDeFiche } from '@bridge/contract';
import { entriesIn } from '../../../resource/values/read.ts';
import { inserted, removed } from '../../../resource/widgets/list/list.rules.ts';

/** The place of a bloc: its zone, and the count of the blocs before it. */
export interface Place {
  readonly zone: ZoneDeFiche;
  readonly rang: number;
}

const zoneOf = (item: unknown) => entriesIn(item).zone;

export const nomDeZone = (zone: ZoneDeFiche): string =>
  ZONES_DE_FICHE.find(({ value }) => value === zone)?.label ?? zone;

/** All the zones in one column, drawn while the gabarit is not known. */
export const SANS_GABARIT: readonly RangeeDeFiche[] = [
  { parties: ZONES_DE_FICHE.map(({ value }) => ({ genre: 'zone', nom: value })), cote: [] },
];

/** The zones that a gabarit places, from top to bottom. */
export const placees = (rangees: readonly RangeeDeFiche[]): ZoneDeFiche[] =>
  rangees
    .flatMap(({ parties, cote }) => [...parties, ...cote])
    .flatMap((partie) => (partie.genre === 'zone' ? [partie.nom] : []));

/** The zones with blocs that the gabarit leaves out: visitors would not see these blocs. */
export const oubliees = (rangees: readonly RangeeDeFiche[], items: readonly unknown[]): ZoneDeFiche[] => {
  const seen = placees(rangees);
  return ZONES_DE_FICHE.flatMap(({ value }) =>
    !seen.includes(value) && items.some((item) => zoneOf(item) === value) ? [value] : [],
  );
};

/** The keys of the blocs of a zone in order, the carried bloc standing where it would be put. */
export function keysIn(
  zone: ZoneDeFiche,
  items: readonly unknown[],
  keys: readonly number[],
  carried: (Place & { readonly key: number }) | null = null,
): number[] {
  const own = keys.filter((key, rank) => zoneOf(items[rank]) === zone && key !== carried?.key);
  return carried?.zone === zone ? inserted(own, Math.min(carried.rang, own.length), carried.key) : own;
}

/** The rank in the whole list of a bloc put at a place. */
export function rankAt(items: readonly unknown[], from: number, { zone, rang }: Place): number {
  const others = removed(items, from);
  const ranks = others.flatMap((item, rank) => (zoneOf(item) === zone ? [rank] : []));
  return ranks[rang] ?? (ranks.length === 0 ? others.length : Math.max(...ranks) + 1);
}

/** The place one arrow further: in the zone, then in the next zone. `room` counts the other blocs of a zone. */
export function stepped(
  zones: readonly ZoneDeFiche[],
  room: (zone: ZoneDeFiche) => number,
  place: Place,
  step: 1 | -1,
): Place | null {
  const rang = place.rang + step;
  if (rang >= 0 && rang <= room(place.zone)) return { zone: place.zone, rang };
  const zone = zones[zones.indexOf(place.zone) + step];
  return zone === undefined ? null : { zone, rang: step > 0 ? 0 : room(zone) };
}
