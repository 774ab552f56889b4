/** The ticked records by id, with their names: a row of another page can still be named in messages. */
export type Selected = ReadonlyMap<number, string>;

export interface Selectable {
  readonly id: number;
  readonly titre: string;
}

export const NOTHING_SELECTED: Selected = new Map();

export function withAll(selected: Selected, rows: readonly Selectable[]): Selected {
  return new Map([...selected, ...rows.map(({ id, titre }): [number, string] => [id, titre])]);
}

export function withoutAll(selected: Selected, rows: readonly Selectable[]): Selected {
  const gone = new Set(rows.map(({ id }) => id));
  return new Map([...selected].filter(([id]) => !gone.has(id)));
}

/** The rows between two rows, both included, in either order. */
export function between<R extends Selectable>(rows: readonly R[], from: number, to: number): R[] {
  const places = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  const [start = -1, end = -1] = places.sort((a, b) => a - b);
  return start < 0 ? rows.filter(({ id }) => id === to) : rows.slice(start, end + 1);
}

/** The state of the box above the rows: all of the page is ticked, some of it, or none. */
export function shareOf(selected: Selected, rows: readonly Selectable[]): 'all' | 'some' | 'none' {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
