/** Addresses as people write them, and the links that write to them. */
const COURRIEL = /(?:mailto:)?[\w.!#$%*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi;
/** The elements whose content browsers read raw: entities mean nothing in them. */
const BRUT = /(<(script|style|textarea|title)\b[\s\S]*?<\/\2\s*>)/i;

/**
 * Markup in which no e-mail address can be read without being decoded: gatherers of addresses look at the source, browsers show the
 * same page. Works in texts and in attributes alike.
 */
export function courrielsProteges(html: string): string {
  if (!html.includes('@')) return html;
  const parts = html.split(BRUT);
  // Every third part is the name of a raw element, which the expression had to capture: it is dropped.
  return parts.map((part, rang) => (rang % 3 === 0 ? sansCourriel(part) : rang % 3 === 1 ? part : '')).join('');
}

/** Most parts hold no address, and searching at each letter takes long. */
const sansCourriel = (part: string) => (part.includes('@') ? part.replace(COURRIEL, enEntites) : part);

const enEntites = (courriel: string) => [...courriel].map((letter) => `&#${letter.codePointAt(0)};`).join('');
