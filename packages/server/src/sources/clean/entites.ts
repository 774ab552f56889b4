import { meantByWindows } from '../reading/text/windows-1252.ts';

/** 160 to 255, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const OTHERS: Readonly<Record<string, number>> = {
  OElig: 0x152,
  oelig: 0x153,
  Scaron: 0x160,
  scaron: 0x161,
  Yuml: 0x178,
  fnof: 0x192,
  circ: 0x2c6,
  tilde: 0x2dc,
  ensp: 0x2002,
  emsp: 0x2003,
  thinsp: 0x2009,
  zwnj: 0x200c,
  zwj: 0x200d,
  ndash: 0x2013,
  mdash: 0x2014,
  lsquo: 0x2018,
  rsquo: 0x2019,
  sbquo: 0x201a,
  ldquo: 0x201c,
  rdquo: 0x201d,
  bdquo: 0x201e,
  dagger: 0x2020,
  bull: 0x2022,
  hellip: 0x2026,
  permil: 0x2030,
  prime: 0x2032,
  lsaquo: 0x2039,
  rsaquo: 0x203a,
  euro: 0x20ac,
  trade: 0x2122,
  larr: 0x2190,
  uarr: 0x2191,
  rarr: 0x2192,
  darr: 0x2193,
  minus: 0x2212,
  infin: 0x221e,
  asymp: 0x2248,
  ne: 0x2260,
  le: 0x2264,
  ge: 0x2265,
  hearts: 0x2665,
};

/** Named characters of HTML that tourism texts hold. A name outside this list is left as it is written. */
export const ENTITES_HTML: Readonly<Record<string, string>> = Object.freeze({
  ...Object.fromEntries(LATIN.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)])),
  ...Object.fromEntries(Object.entries(OTHERS).map(([name, code]) => [name, String.fromCharCode(code)])),
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
});

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,7}));/g;

/** Texts that several programs escaped one after the other: « &amp;amp;eacute; ». */
const MOST_ESCAPES = 3;

/** A text with its characters, however many times it was escaped. */
export function decodeEntites(text: string): string {
  let current = text;
  for (let time = 0; time < MOST_ESCAPES && current.includes('&'); time += 1) {
    const decoded = decodeOnce(current);
    if (decoded === current) return current;
    current = decoded;
  }
  return current;
}

function decodeOnce(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(ENTITES_HTML, name) ? (ENTITES_HTML[name] ?? whole) : whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number.parseInt(decimal, 10);
    const storable = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return storable ? meantByWindows(String.fromCodePoint(code)) : code === 9 || code === 10 || code === 13 ? '\n' : '';
  });
}
