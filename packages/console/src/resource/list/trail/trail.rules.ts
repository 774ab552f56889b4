/** The rows of the list that a record was opened from, gone through in the order in which they were found. */
export interface Trail {
  readonly ids: readonly number[];
  /** The place of the first of these rows among all results, from 1. */
  readonly rank: number;
  readonly total: number;
  /** The list has more rows than the total, where counting stopped. */
  readonly plus: boolean;
  /** The first and the last page that these rows were read from. */
  readonly from: number;
  readonly to: number;
  /** The request of the list, but for the page. */
  readonly query: {
    readonly itemsPerPage: number;
    readonly q: string;
    readonly sort: string;
    readonly filter: string;
  };
  /** The address of the list. */
  readonly liste: string;
}

export type Step = 1 | -1;

/** The place of a record among all results, from 1; null for a record that is not in the trail. */
export function rankIn({ ids, rank }: Trail, id: number): number | null {
  const place = ids.indexOf(id);
  return place < 0 ? null : rank + place;
}

/** Whether another record follows on that side, as far as the list said. */
export function mayStep(trail: Trail, id: number, step: Step): boolean {
  const rank = rankIn(trail, id) ?? 1;
  return step < 0 ? rank > 1 : rank < trail.total || trail.plus;
}

/**
 * The record beside a record, and the trail that leads on from there. At the end of the rows read, the last page is
 * read again before the next one: corrected records have left it, and others took their places.
 */
export async function stepFrom(
  trail: Trail,
  id: number,
  step: Step,
  read: (page: number) => Promise<readonly number[]>,
): Promise<{ readonly id: number; readonly trail: Trail } | null> {
  const { ids, rank, from, to } = trail;
  const beside = ids[ids.indexOf(id) + step];
  if (beside !== undefined) return { id: beside, trail };
  for (const page of step > 0 ? [to, to + 1] : [from - 1]) {
    if (page < 1) continue;
    const fresh = (await read(page)).filter((one) => !ids.includes(one));
    const [first, last] = [fresh[0], fresh.at(-1)];
    if (first === undefined || last === undefined) continue;
    return step > 0
      ? { id: first, trail: { ...trail, ids: [...ids, ...fresh], to: page } }
      : { id: last, trail: { ...trail, ids: [...fresh, ...ids], rank: rank - fresh.length, from: page } };
  }
  return null;
}
