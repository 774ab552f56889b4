import type { SaxesTagPlain } from 'saxes';

/** Formats of dates and times that every workbook knows by number. */
const BUILT_IN = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47);
const DAY = 86_400_000;
const LARGEST_SERIAL = 2_958_465;

/** Which styles of cells show a number as a date, by their place among the styles. */
export function dateStyles(tags: readonly SaxesTagPlain[]): ReadonlySet<number> {
  const custom = new Set<number>();
  const dates = new Set<number>();
  let inside = false;
  let place = 0;
  for (const { name, attributes, isSelfClosing } of tags) {
    if (name === 'numFmt' && /[dmyh]/i.test((attributes.formatCode ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')))
      custom.add(Number(attributes.numFmtId));
    else if (name === 'cellXfs') inside = !(isSelfClosing && inside);
    else if (name === 'xf' && inside) {
      const id = Number(attributes.numFmtId ?? 0);
      if (BUILT_IN(id) || custom.has(id)) dates.add(place);
      place += 1;
    }
  }
  return dates;
}

/** The number of days between the two dates from which workbooks count: 30 December 1899 and 1 January 1904. */
const UNTIL_1904 = 1_462;

/** Days since the last of 1899, or since the first of 1904, with a fraction for the hour: a time alone has no day. */
export function serialDate(text: string, is1904 = false): string {
  const serial = Number(text);
  if (!Number.isFinite(serial) || serial < 0 || serial > LARGEST_SERIAL) return text;
  const days = serial < 1 || !is1904 ? serial : serial + UNTIL_1904;
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(days * DAY));
  const iso = date.toISOString();
  if (serial < 1) return iso.slice(11, 16);
  return serial % 1 === 0 ? iso.slice(0, 10) : iso.slice(0, 19);
}
