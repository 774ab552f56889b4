import type { DocumentImprime } from './document.ts';

/** A document without the images that cannot be had, nor the places that would show them. */
export function withoutImages(document: DocumentImprime, absentes: ReadonlySet<string>): DocumentImprime {
  if (absentes.size === 0) return document;
  const isAbsent = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    'fichier' in value &&
    typeof value.fichier === 'string' &&
    absentes.has(value.fichier);
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((one) => !isAbsent(one)).map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return isAbsent(value) ? null : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]));
  };
  // A missing image is left out as if it had never been there.
  return walk(document) as DocumentImprime;
}

/** The images that a part of a document shows, by name. */
export function fichiersIn(part: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('fichier' in value && typeof value.fichier === 'string') found.add(value.fichier);
    // A pictogram among words is named by its file alone.
    if ('picto' in value && typeof value.picto === 'string') found.add(value.picto);
    for (const one of Object.values(value)) walk(one);
  };
  walk(part);
  return found;
}
