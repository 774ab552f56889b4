import { OCTETS_ILLISIBLES, PAS_DU_TEXTE } from '../text/utf8.ts';

/** NUL, raw or escaped, and half characters: PostgreSQL stores none of them. */
const SUSPECT = /\\u(?:0000|[dD][89a-fA-F])|[\0\ud800-\udfff]/;
const ESCAPES = /\\(?:u([0-9a-fA-F]{4})(?:\\u([dD][c-fC-F][0-9a-fA-F]{2}))?|[^u])/g;
const HALF_CHARACTERS = /\p{Surrogate}|\0/gu;
/** A key named « __proto__ » is harmless to the parser, but changes the prototype of an object into which the value is copied. */
const PROTOTYPE = /__proto__|\\u005[fF]/;

export type JsonLu =
  | { readonly ok: true; readonly brut: string; readonly valeur: unknown }
  | { readonly ok: false; readonly motif: string };

/** Parses the text of one record, cleaned of what cannot be stored. */
export function jsonValue(texte: string): JsonLu {
  if (texte.includes(OCTETS_ILLISIBLES)) {
    return { ok: false, motif: PAS_DU_TEXTE };
  }
  const brut = SUSPECT.test(texte) ? storable(texte) : texte;
  try {
    return { ok: true, brut, valeur: PROTOTYPE.test(brut) ? JSON.parse(brut, withoutPrototype) : JSON.parse(brut) };
  } catch {
    return { ok: false, motif: motifOf(texte) };
  }
}

function storable(texte: string): string {
  return texte
    .replace(ESCAPES, (whole, code: string | undefined, low: string | undefined) => {
      if (code === undefined) return whole;
      if (/^d[89ab]/i.test(code)) return low === undefined ? '\\ufffd' : whole;
      // The second escape follows no first half of a character: it is half a character as well.
      const first = code === '0000' || /^d[c-f]/i.test(code) ? '\\ufffd' : `\\u${code}`;
      return low === undefined ? first : `${first}\\ufffd`;
    })
    .replace(HALF_CHARACTERS, '\ufffd');
}

function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

function motifOf(texte: string): string {
  if (/[:[,]\s*-?(?:NaN|Infinity)\b/.test(texte)) return 'JSON invalide\u00a0: NaN ou Infinity à la place d’un nombre.';
  if (/[^\P{Cc}\n\r\t]/u.test(texte)) return 'JSON invalide\u00a0: caractère de contrôle.';
  return 'JSON invalide.';
}
