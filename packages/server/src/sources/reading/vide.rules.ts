/** Whether the text of an answer says itself that it holds no record, rather than something else than records. */
export function saysEmpty(texte: string): boolean {
  const said = texte.replace(/^\ufeff/, '').trim();
  if (said === '') return true;
  if (said.startsWith('<')) return isEmptyXml(said);
  if (said.startsWith('{') || said.startsWith('[')) return isEmptyJson(said);
  // An archive is opened by its reader; a table without a line has its header alone.
  return said.startsWith('PK') || isHeader(said);
}

/** `[]`, or an object with an empty list somewhere in it: « {"value": []} ». */
function isEmptyJson(said: string): boolean {
  try {
    return holdsEmptyList(JSON.parse(said));
  } catch {
    return false;
  }
}

function holdsEmptyList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsEmptyList);
}

/** A feed of Atom, which always names itself; otherwise elements without any text, which no page nor error is. */
function isEmptyXml(said: string): boolean {
  const elements = said.replace(/<!--.*?-->|<\?.*?\?>/gs, '').trim();
  if (/^<!doctype html|^<html\b/i.test(elements)) return false;
  return /^<(?:\w+:)?feed\b/.test(elements) || elements.replace(/<[^>]*>/g, '').trim() === '';
}

const isHeader = (said: string) => !said.includes('\n') && /[;,|\t]/.test(said) && !/[.!?]$/.test(said);
