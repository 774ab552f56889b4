import type { Span } from '../../../platform/files/files.ts';

/** The part of a file that a request asks for; null for the whole file, also when several parts are asked for. */
export function plageDemandee(header: string | undefined, taille: number): Span | 'impossible' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  // Without a first byte, the number counts from the end.
  const debut = first === '' ? Math.max(0, taille - Number(last)) : Number(first);
  const fin = first === '' || last === '' ? taille - 1 : Math.min(Number(last), taille - 1);
  return debut > fin ? 'impossible' : { debut, fin };
}
