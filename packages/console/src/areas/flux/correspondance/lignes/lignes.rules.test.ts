import type { ChampDecouvert, Ligne, Suggestion } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptSuggestions, comptesOf, filterRows, renameChamp, rowsOf, withCible } from './lignes.rules.ts';

const champ = (name: string, changes: Partial<ChampDecouvert> = {}): ChampDecouvert => ({
  champ: name,
  type: 'texte',
  exemples: [],
  remplissage: 100,
  distinctes: 1,
  ...changes,
});
const ligne = (name: string, cible: Ligne['cible'] = 'nom', changes: Partial<Ligne> = {}): Ligne => ({
  champ: name,
  cible,
  ...changes,
});
const suggestion = (name: string, cible: Ligne['cible']): Suggestion => ({
  ligne: ligne(name, cible),
  confiance: 0.9,
  raison: 'Même nom',
});
const rows = (structure: ChampDecouvert[], lignes: Ligne[], suggestions: Suggestion[] = []) =>
  rowsOf({ structure, lignes, suggestions, ajoutes: [] });

describe('the rows of a mapping', () => {
  it('follow the feed, and keep at the end the lines whose field is gone', () => {
    const found = rows([champ('Nom'), champ('Photos')], [ligne('Ancien'), ligne('Nom')]);
    expect(found.map((row) => [row.champ, row.index, row.disparu])).toEqual([
      ['Nom', 1, false],
      ['Photos', null, false],
      ['Ancien', 0, true],
    ]);
  });

  it('say nothing gone of a feed that was never read', () => {
    expect(rows([], [ligne('Nom')])[0]?.disparu).toBe(false);
  });

  it('know the column of a sub-table by its table', () => {
    expect(rows([champ('Tarifss', { type: 'table' })], [ligne('Tarifss.Prix')]).at(-1)?.disparu).toBe(false);
  });

  it('are counted by field, however many lines a field has', () => {
    const found = rows(
      [champ('Nom'), champ('Photos'), champ('Fax'), champ('Divers')],
      [ligne('Nom'), ligne('Nom', 'resume'), ligne('Fax', 'ignore')],
    );
    expect(comptesOf(found)).toEqual({ champs: 4, relies: 1, ignores: 1, nonRelies: 2, aConfirmer: 0, enBloc: 0 });
  });

  it('are found by their name or their examples, accents or not', () => {
    const found = rows([champ('Nom', { exemples: ['Gîte de l’Étang'] }), champ('Photos')], []);
    expect(filterRows(found, { filtre: 'tous', q: 'etang' }, new Map()).map((row) => row.champ)).toEqual(['Nom']);
    expect(filterRows(found, { filtre: 'avertissements', q: '' }, new Map([['Photos', '!']]))).toHaveLength(1);
  });
});

describe('a target', () => {
  it('chosen for a new field comes with the separators that were found', () => {
    const [row] = rows([champ('Photos', { separateurs: { lignes: '#', colonnes: '|' } })], []);
    expect(row && withCible([], row, 'medias')).toEqual([
      { champ: 'Photos', cible: 'medias', separateurs: { lignes: '#', colonnes: '|' } },
    ]);
  });

  it('that is changed keeps the columns only where they mean the same', () => {
    const lignes = [ligne('Photos', 'medias', { colonnes: ['url', 'titre'] })];
    const [row] = rows([champ('Photos')], lignes);
    if (!row) throw new Error('no row');
    expect(withCible(lignes, row, 'media.photo')[0]?.colonnes).toEqual(['url', 'titre']);
    expect(withCible(lignes, row, 'tarifs')[0]?.colonnes).toBeUndefined();
    expect(withCible(lignes, row, null)).toEqual([]);
  });
});

describe('suggestions', () => {
  it('never replace what a person has chosen', () => {
    const lignes = [ligne('Nom', 'ignore')];
    expect(acceptSuggestions(lignes, [suggestion('Nom', 'nom'), suggestion('Photos', 'medias')])).toEqual([
      ligne('Nom', 'ignore'),
      ligne('Photos', 'medias'),
    ]);
  });
});

describe('a field renamed upstream', () => {
  it('takes its lines along, with their settings', () => {
    const before = [ligne('Tel', 'contact.telephone', { obligatoire: true }), ligne('Telecopie', 'contact.fax')];
    expect(renameChamp(before, 'Tel', 'Telephone')).toEqual([
      ligne('Telephone', 'contact.telephone', { obligatoire: true }),
      ligne('Telecopie', 'contact.fax'),
    ]);
  });

  it('takes along its columns, and those who borrow from it', () => {
    const joined = ligne('Rue', 'lieu.rue', {
      transformations: [{ kind: 'joindre', champs: ['Adresses.Ligne2', 'Lieu'], separateur: ' ' }],
    });
    const [column, borrower] = renameChamp([ligne('Adresses.Rue', 'lieu.rue'), joined], 'Adresses', 'AdressesV3');
    expect(column?.champ).toBe('AdressesV3.Rue');
    expect(borrower?.transformations).toEqual([
      { kind: 'joindre', champs: ['AdressesV3.Ligne2', 'Lieu'], separateur: ' ' },
    ]);
  });

  it('and renamed back gives the mapping as it was', () => {
    const names = fc.constantFrom('Nom', 'Tel', 'Rue', 'Rue.Ligne');
    fc.assert(
      fc.property(fc.array(names), (found) => {
        const lignes = found.map((name) => ligne(name));
        expect(renameChamp(renameChamp(lignes, 'Rue', 'Voie'), 'Voie', 'Rue')).toEqual(lignes);
      }),
    );
  });
});
