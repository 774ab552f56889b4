import { agree, countOf, type ImportResult, type Noun } from '@bridge/contract';

const refusedLines = (count: number) => (count > 1 ? `${count} lignes refusées` : `${count} ligne refusée`);

/** The forecast: « Lignes : 3 à créer, 1 refusée. » */
export function forecast({ created, changed, refused }: ImportResult): string {
  const parts = [
    ...(created > 0 ? [`${created} à créer`] : []),
    ...(changed > 0 ? [`${changed} à modifier`] : []),
    ...(refused > 0 ? [`${refused} ${refused > 1 ? 'refusées' : 'refusée'}`] : []),
  ];
  return parts.length === 0 ? 'Ce fichier ne contient aucune ligne.' : `Lignes\u00a0: ${parts.join(', ')}.`;
}

/** The outcome: « 3 tags importés, 1 ligne refusée. » */
export function outcome(noun: Noun, { created, changed, refused }: ImportResult): string {
  const count = created + changed;
  const imported = `${countOf(noun, count)} ${agree(noun, 'importé', count)}`;
  return refused === 0 ? `${imported}.` : `${imported}, ${refusedLines(refused)}.`;
}
