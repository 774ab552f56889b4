/** The fewest values, in groups of several records, from which one field is said to follow another. */
const FEWEST = 8;

/**
 * How far a group decides of a value, from 0 (not at all) to 1 (entirely): of numbers, what is left of their spread inside groups; of
 * words, how often two of a group agree beyond what chance would make. Groups of one tell nothing.
 */
export function dependanceDe(
  groupes: readonly (string | null)[],
  valeurs: readonly (string | number | null)[],
): number | undefined {
  const parGroupe = new Map<string, (string | number)[]>();
  for (const [rang, groupe] of groupes.entries()) {
    const valeur = valeurs[rang] ?? null;
    if (groupe === null || valeur === null) continue;
    parGroupe.set(groupe, [...(parGroupe.get(groupe) ?? []), valeur]);
  }
  const plusieurs = [...parGroupe.values()].filter((groupe) => groupe.length > 1);
  const all = plusieurs.flat();
  if (all.length < FEWEST || plusieurs.length < 3) return undefined;
  const numbers = plusieurs.map((groupe) => groupe.filter((valeur) => typeof valeur === 'number'));
  const left = numbers.flat().length === all.length ? spreadLeft(numbers) : disagreementLeft(plusieurs);
  return left === undefined ? undefined : Math.round(100 * Math.max(0, 1 - left)) / 100;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

function spreadLeft(groupes: readonly (readonly number[])[]): number | undefined {
  const centre = mean(groupes.flat());
  const squares = (numbers: readonly number[], around: number): number =>
    numbers.reduce((sum, number) => sum + (number - around) ** 2, 0);
  const whole = squares(groupes.flat(), centre);
  const inside = groupes.reduce((sum, groupe) => sum + squares(groupe, mean(groupe)), 0);
  return whole === 0 ? undefined : inside / whole;
}

/** The chance that two values of one group differ, divided by the chance that any two values do. */
function disagreementLeft(groupes: readonly (readonly unknown[])[]): number | undefined {
  const anywhere = disagreement(groupes.flat());
  const pairs = groupes.reduce((sum, { length }) => sum + length * (length - 1), 0);
  const inside = groupes.reduce((sum, groupe) => sum + disagreement(groupe) * groupe.length * (groupe.length - 1), 0);
  // Where nearly all say the same, groups have nothing to decide.
  return anywhere < 0.3 ? undefined : inside / pairs / anywhere;
}

function disagreement(valeurs: readonly unknown[]): number {
  const counts = new Map<unknown, number>();
  for (const valeur of valeurs) counts.set(valeur, (counts.get(valeur) ?? 0) + 1);
  const pairs = valeurs.length * (valeurs.length - 1);
  const same = [...counts.values()].reduce((sum, count) => sum + count * (count - 1), 0);
  return pairs === 0 ? 0 : 1 - same / pairs;
}
