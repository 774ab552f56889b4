import { z } from 'zod';
import { fr } from 'zod/locales';

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'Ce champ attend un texte.',
  number: 'Ce champ attend un nombre.',
  int: 'Ce champ attend un nombre entier.',
  boolean: 'Ce champ attend « vrai » ou « faux ».',
  array: 'Ce champ attend une liste.',
  object: 'Un objet JSON est attendu.',
  record: 'Un objet JSON est attendu.',
};

/** Validation speaks French, and to people: zod's own French sentences serve where ours have nothing better. */
export function speakFrench(): void {
  z.config({
    ...fr(),
    customError: (issue) => {
      if (issue.code === 'invalid_type')
        return issue.input === undefined ? 'Ce champ est obligatoire.' : EXPECTED[issue.expected];
      if (issue.code === 'unrecognized_keys') return `Champ inconnu : ${issue.keys.join(', ')}.`;
      if (issue.code === 'invalid_value') return `Valeur attendue : ${issue.values.join(', ')}.`;
      return undefined;
    },
  });
}
