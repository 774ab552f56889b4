import { describe, expect, it } from 'vitest';
import { CIBLES, libelleCible, rolesDeCible } from './correspondance.rules.ts';
import { correspondanceSchema, ligneSchema } from './correspondance.schemas.ts';

describe('a line of a mapping', () => {
  it.each(CIBLES)('may lead to $label', ({ value }) => {
    expect(ligneSchema.parse({ champ: 'X', cible: value }).cible).toBe(value);
  });

  it('may lead to a field of the dictionary', () => {
    expect(ligneSchema.safeParse({ champ: 'X', cible: 'champ:nb_etoiles' }).success).toBe(true);
    expect(libelleCible('champ:nb_etoiles')).toBe('Champ «\u00a0nb_etoiles\u00a0»');
  });

  it.each(['ailleurs', 'champ:', 'champ:__proto__', 'constructor'])('leads to no target « %s »', (cible) => {
    expect(ligneSchema.safeParse({ champ: 'X', cible }).success).toBe(false);
  });

  it('gives columns the roles of its target, by position or by name', () => {
    expect(ligneSchema.safeParse({ champ: 'X', cible: 'tarifs', colonnes: ['libelle', 'min', 'max'] }).success).toBe(
      true,
    );
    expect(ligneSchema.safeParse({ champ: 'X', cible: 'medias', colonnes: { Lien: 'url' } }).success).toBe(true);
  });

  it('gives no column a role that its target does not know', () => {
    const lu = ligneSchema.safeParse({ champ: 'X', cible: 'tarifs', colonnes: ['libelle', 'codePostal'] });
    expect(lu.error?.issues[0]?.message).toBe('Rôle de colonne inconnu\u00a0: «\u00a0codePostal\u00a0».');
  });

  it('gives no columns to a target of single values', () => {
    const lu = ligneSchema.safeParse({ champ: 'X', cible: 'nom', colonnes: ['libelle'] });
    expect(lu.error?.issues[0]?.message).toBe('Cette cible ne reçoit pas de colonnes.');
    expect(rolesDeCible('nom')).toEqual([]);
  });

  it('knows the transformations of the list and no other', () => {
    const avec = (transformation: unknown) =>
      ligneSchema.safeParse({ champ: 'X', cible: 'nom', transformations: [transformation] }).success;
    expect(avec({ kind: 'remplacer', texte: 'a', par: 'b' })).toBe(true);
    expect(avec({ kind: 'expression', code: 'process.exit()' })).toBe(false);
  });

  it('says which field it reads', () => {
    expect(correspondanceSchema.safeParse({ lignes: [{ champ: ' ', cible: 'nom' }] }).success).toBe(false);
  });
});
