/** The rows of a list among which somebody opened one: they are gone through from there, as they were found. */
export interface Trail {
  readonly ids: readonly number[];
  /** Place of the first of them among all results, from 1. */
  readonly rank: number;
  readonly total: number;
  /** There are more than the total: counting stopped there. */
  readonly plus: boolean;
  /** The pages that they were read from. */
  readonly from: number;
  readonly to: number;
  /** What the list asked for, page by page. */
  readonly query: {
    readonly itemsPerPage: number;
    readonly q: string;
    readonly sort: string;
    readonly filter: string;
  };
  /** Where the list is. */
  readonly liste: string;
}

export type Step = 1 | -1;

/** Place of a record among all results, from 1; null for one that is not there. */
export function rankIn({ ids, rank }: Trail, id: number): number | null {
  const place = ids.indexOf(id);
  return place < 0 ? null : rank + place;
}

/** Whether there is another one on that side, as far as the list said. */
export function mayStep(trail: Trail, id: number, step: Step): boolean {
  const rank = rankIn(trail, id) ?? 1;
  return step < 0 ? rank > 1 : rank < trail.total || trail.plus;
}

/**
 * The one beside it, and the trail that leads on from there. At the end of what was read, that page is read again before the next one: rows
 * that were put right have left it, and others took their places.
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
