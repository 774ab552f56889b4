import { agree, countOf, type Ensemble, formatNumber, type Noun } from '@bridge/contract';

/** The outcome of an action on several: « 12 traductions acceptées. 2 laissées de côté : … »; `fait` is its participle. */
export function ensembleEnMots(noun: Noun, fait: string, { nombre, refus }: Ensemble): string {
  const done = nombre === 0 ? '' : `${countOf(noun, nombre)} ${agree(noun, fait, nombre)}. `;
  const [first] = refus;
  if (first === undefined) return done.trim();
  return `${done}${formatNumber(refus.length)} ${agree(noun, 'laissé', refus.length)} de côté\u00a0: ${first.motif}`;
}
