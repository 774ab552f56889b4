import type { JourNumero } from '@bridge/contract';

/** Days that follow one another, both ends included. */
export interface Plage {
  readonly du: JourNumero;
  readonly au: JourNumero;
}

/** Ranges sorted without overlap; ranges that touch become one. */
export function merged(plages: readonly Plage[]): readonly Plage[] {
  if (plages.length < 2) return plages;
  const result: Plage[] = [];
  let last: Plage | undefined;
  for (const plage of sorted(plages)) {
    if (last !== undefined && plage.du <= last.au + 1) {
      if (plage.au > last.au) {
        last = { du: last.du, au: plage.au };
        result[result.length - 1] = last;
      }
    } else {
      last = plage;
      result.push(plage);
    }
  }
  return result;
}

/** Most ranges are sorted already: the days of a season follow one another. */
function sorted(plages: readonly Plage[]): readonly Plage[] {
  const isSorted = plages.every(({ du }, index) => index === 0 || du >= (plages[index - 1]?.du ?? du));
  return isSorted ? plages : [...plages].sort((a, b) => a.du - b.du);
}

/** Merged ranges without some sorted days. */
export function without(plages: readonly Plage[], jours: readonly JourNumero[]): readonly Plage[] {
  if (jours.length === 0) return plages;
  const result: Plage[] = [];
  let next = 0;
  for (const plage of plages) {
    let du = plage.du;
    while (next < jours.length && (jours[next] ?? 0) < du) next++;
    for (let jour = jours[next]; jour !== undefined && jour <= plage.au; jour = jours[++next]) {
      if (jour > du) result.push({ du, au: jour - 1 });
      du = jour + 1;
    }
    if (du <= plage.au) result.push({ du, au: plage.au });
  }
  return result;
}
