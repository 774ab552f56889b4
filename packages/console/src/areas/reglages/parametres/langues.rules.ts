import { languageName } from '@bridge/contract';

/** The languages offered: those that the visitors of a territory read. */
const KNOWN =
  'fr en de es it nl pt ca eu br oc co da sv no fi is pl cs sk hu ro bg hr sl sr uk ru lt lv et el tr ar he zh ja ko vi th hi lb ga'.split(
    ' ',
  );
const collator = new Intl.Collator('fr');

/** The languages that may still be added, by name. */
export function otherLanguages(codes: readonly string[]): string[] {
  return KNOWN.filter((code) => !codes.includes(code)).sort((a, b) =>
    collator.compare(languageName(a), languageName(b)),
  );
}

/** The list with one item moved a step up or down. */
export function moved<T>(items: readonly T[], from: number, step: -1 | 1): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(from + step, 0, item);
  return next;
}
