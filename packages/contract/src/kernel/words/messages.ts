import { z } from 'zod';
import { fr } from 'zod/locales';
import { OBLIGATORY } from '../fields/schemas.ts';
import { formatNumber } from './format.ts';
import { capital } from './french.ts';

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'Ce champ attend un texte.',
  number: 'Ce champ attend un nombre.',
  int: 'Ce champ attend un nombre entier.',
  boolean: 'Ce champ attend « vrai » ou « faux ».',
  array: 'Ce champ attend une liste.',
  object: 'Un objet JSON est attendu.',
  record: 'Un objet JSON est attendu.',
};

/** Validation speaks French, and to people: zod's own French sentences serve where ours have nothing better. */
export function speakFrench(): void {
  z.config({ ...fr(), customError: (issue) => sentenceFor(issue) });
}

/** The most names repeated to a person, and their longest form. */
const MOST_KEYS = 5;
const nameOf = (key: string) => key.replace(/\s+/g, ' ').slice(0, 60);

function sentenceFor(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? OBLIGATORY : EXPECTED[issue.expected];
    case 'unrecognized_keys':
      return `Champ inconnu\u00a0: ${issue.keys.slice(0, MOST_KEYS).map(nameOf).join(', ')}.`;
    case 'invalid_value':
      return `Valeur attendue\u00a0: ${issue.values.join(', ')}.`;
    case 'too_small':
      return limit('au moins', issue.minimum, issue.origin);
    case 'too_big':
      return limit('au plus', issue.maximum, issue.origin);
    case 'invalid_format':
    case 'invalid_key':
      return 'Cette valeur n’a pas la forme attendue.';
    default:
      return undefined;
  }
}

function limit(side: 'au moins' | 'au plus', bound: number | bigint, origin: string): string {
  const value = formatNumber(Number(bound));
  const plural = bound > 1 ? 's' : '';
  if (origin === 'string') return `${capital(side)} ${value} caractère${plural}.`;
  if (origin === 'array' || origin === 'set') return `${capital(side)} ${value} élément${plural}.`;
  return `La valeur doit être ${side} ${value}.`;
}
