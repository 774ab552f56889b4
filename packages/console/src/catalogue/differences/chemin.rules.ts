import { LANGUES_CHOIX } from '@bridge/contract';
import { DETAILS, PARTIES } from './chemin.words.ts';

/**
 * The words of a path: « nom.fr » → « Nom · Français »; « contacts[0].valeur » → « Contacts · n° 1 · Valeur ». The path of a field of
 * a source, and the codes of fields that people added, stay as they are.
 */
export function cheminText(chemin: string): string {
  const [first = '', ...rest] = chemin.split(/\.|\[|\]\.?/).filter(Boolean);
  const partie = PARTIES[first];
  const details = partie === undefined || first === 'champs' ? {} : DETAILS;
  return [partie ?? first, ...rest.map((step) => stepText(step, details))].join(' · ');
}

function stepText(step: string, details: Readonly<Partial<Record<string, string>>>): string {
  if (/^\d+$/.test(step)) return `n°\u00a0${Number(step) + 1}`;
  return LANGUES_CHOIX.find(({ value }) => value === step)?.label ?? details[step] ?? step;
}
