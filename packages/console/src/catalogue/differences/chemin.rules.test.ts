import { documentSchema, LANGUES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { cheminText } from './chemin.rules.ts';
import { DETAILS } from './chemin.words.ts';

describe('the path of a difference', () => {
  it('reads as words', () => {
    expect(cheminText('nom.fr')).toBe('Nom · Français');
    expect(cheminText('contacts[0].valeur')).toBe('Contacts · n°\u00a01 · Valeur');
    expect(cheminText('lieu.commune')).toBe('Lieu · Commune');
  });

  it('stays as it is where it is not known', () => {
    expect(cheminText('inconnu.x')).toBe('inconnu · x');
    expect(cheminText('champs.commune')).toBe('Champs ajoutés · commune');
    expect(cheminText('')).toBe('');
  });

  it('has a label for each name that a record of the catalogue has', () => {
    const names = namesIn(documentSchema.toJSONSchema()).filter((name) => !LANGUES.some((langue) => langue === name));
    expect(names).toContain('codePostal');
    expect(names.filter((name) => DETAILS[name] === undefined)).toEqual([]);
  });
});

/** The names of properties in a JSON schema, whatever their depth. */
function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value) : []),
    ...(key === 'propertyNames' ? ((value as { enum?: string[] }).enum ?? []) : []),
    ...namesIn(value),
  ]);
}
