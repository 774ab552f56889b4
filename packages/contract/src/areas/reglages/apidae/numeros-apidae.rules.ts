import type { FieldError } from '../../../kernel/api/error.ts';

const UN_NUMERO = /^\s*[1-9]\d{0,14}\s*$/;
const NUMEROS = [
  { path: 'projet', forme: UN_NUMERO, message: 'Un projet d’Apidae se désigne par son numéro, en chiffres.' },
  { path: 'membre', forme: UN_NUMERO, message: 'Un membre d’Apidae se désigne par son numéro, en chiffres.' },
  { path: 'critereInterne', forme: UN_NUMERO, message: 'Un critère interne se désigne par son numéro, en chiffres.' },
  {
    path: 'criteresInternes',
    forme: /^\s*[1-9]\d{0,14}\s*(?:,\s*[1-9]\d{0,14}\s*)*$/,
    message: 'Écrivez les numéros des critères, séparés par des virgules\u00a0: 12, 34.',
  },
] as const;

/** The faults of Apidae numbers in another form. Empty ones are ignored. */
export function fautesDeNumeros(values: Readonly<Record<string, unknown>>): FieldError[] {
  return NUMEROS.flatMap(({ path, forme, message }) => {
    const value = values[path];
    return typeof value !== 'string' || value.trim() === '' || forme.test(value) ? [] : [{ path, message }];
  });
}

/** « 12, 34 » as numbers. */
export const nombresDe = (texte: string): number[] => (texte.trim() === '' ? [] : texte.split(',').map(Number));
