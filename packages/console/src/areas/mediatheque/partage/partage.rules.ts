import { countOf, formatNumber, media, type PartageDeMedias } from '@bridge/contract';

/** The title of a share: « Le lac, Le col, Le pont et 9 autres ». */
export function titreDuPartage({ titres, nombre }: PartageDeMedias): string {
  if (titres.length === 0) return countOf(media.noun, nombre);
  const rest = nombre - titres.length;
  if (rest <= 0) return titres.join(', ');
  return `${titres.join(', ')} et ${formatNumber(rest)}\u00a0${rest > 1 ? 'autres' : 'autre'}`;
}
