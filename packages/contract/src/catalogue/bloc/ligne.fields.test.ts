import { describe, expect, it } from 'vitest';
import { formOf, titleOfItem } from '../../kernel/fields/variants.items.ts';
import { CODES_CHAMPS_DE_BLOC } from './champs.ts';
import { morceauxDe, placesInconnues } from './composition.rules.ts';
import { FORMATS_DE_LIGNE, formatsDe } from './formats.ts';
import { type LigneDeBloc, lignesDeBloc, nouvelleLigne } from './ligne.fields.ts';

const problems = (ligne: LigneDeBloc) =>
  lignesDeBloc.itemSchema.safeParse(ligne).error?.issues.map(({ path }) => path.join('.')) ?? [];
const nom = nouvelleLigne({ genre: 'champ', champ: 'nom' });

describe('a line of a bloc', () => {
  it('starts complete, whatever it shows', () => {
    for (const champ of CODES_CHAMPS_DE_BLOC) expect(problems(nouvelleLigne({ genre: 'champ', champ }))).toEqual([]);
    expect(problems(nouvelleLigne({ genre: 'champ', champ: 'champ:surface' }))).toEqual([]);
    expect(problems(nouvelleLigne({ genre: 'critere', critere: { ref: 'critere', id: 4 } }))).toEqual([]);
  });

  it('keeps the spaces of its separator', () => {
    expect(lignesDeBloc.itemSchema.parse({ ...nom, separateur: ' · ' }).separateur).toBe(' · ');
  });

  it('is written in a format that its source has', () => {
    expect(problems({ ...nom, format: 'etoiles' })).toEqual(['format']);
    expect(formatsDe({ genre: 'champ', champ: 'animaux' })).toEqual(['booleen']);
    const known = FORMATS_DE_LIGNE.map(({ value }) => value);
    expect(new Set(CODES_CHAMPS_DE_BLOC.flatMap((champ) => formatsDe({ genre: 'champ', champ })))).toEqual(
      new Set(known),
    );
  });

  it('has a text to show in place of nothing when it says so', () => {
    expect(problems({ ...nom, siVide: 'texte' })).toEqual(['texteSiVide']);
    expect(problems({ ...nom, siVide: 'texte', texteSiVide: { fr: 'Nous consulter' } })).toEqual([]);
  });

  it('composes a text with fields that exist, and at least a word', () => {
    const compose = (texte: Record<string, string>) => problems({ ...nom, source: { genre: 'composition', texte } });
    expect(compose({})).toEqual(['source.texte']);
    expect(compose({ fr: 'À {commune}', en: 'In {comune}' })).toEqual(['source.texte.en']);
    expect(compose({ fr: 'À {commune}, {champ:surface}' })).toEqual([]);
  });
});

describe('a line in words', () => {
  const critere = { genre: 'critere', critere: { ref: 'critere', id: 7 } } as const;

  it('is named after what it shows, until it has a label', () => {
    const names = { critere: { 7: 'Services' }, champ: { 'champ:surface': 'Surface' } };
    const nomDe = (...args: Parameters<typeof nouvelleLigne>) =>
      titleOfItem(lignesDeBloc, nouvelleLigne(...args), names);
    expect(nomDe({ genre: 'champ', champ: 'telephone' })).toBe('Téléphone');
    expect(nomDe({ genre: 'champ', champ: 'champ:surface' })).toBe('Surface');
    expect(nomDe({ genre: 'champ', champ: 'champ:ancien' })).toBe('Champ ancien');
    expect(nomDe(critere)).toBe('Critère «\u00a0Services\u00a0»');
    expect(nomDe({ genre: 'composition', texte: {} })).toBe('Texte composé');
    expect(titleOfItem(lignesDeBloc, { ...nom, libelle: { fr: 'Chez' } }, names)).toBe('Chez');
  });

  it('hides the settings that make no difference', () => {
    const hidden = (ligne: LigneDeBloc) => formOf(lignesDeBloc, ligne)?.hides?.(ligne);
    const prix = nouvelleLigne({ genre: 'champ', champ: 'prixMin' });
    expect(hidden(prix)).toEqual(['source', 'modalites', 'separateur', 'maxElements', 'maxCaracteres']);
    expect(hidden(nouvelleLigne(critere))).toEqual([]);
    expect(hidden(nouvelleLigne({ genre: 'champ', champ: 'animaux' }))).toContain('format');
  });

  it('forgets the values that were kept when it shows another criterion', () => {
    const before = { ...nouvelleLigne(critere), modalites: [{ ref: 'modalite', id: 90 }] };
    const settled = (changes: object) =>
      formOf(lignesDeBloc, before)?.settle?.({ ...before, ...changes }, '', { before, others: [], names: {} })
        .modalites;
    expect(settled({ source: { genre: 'critere', critere: { ref: 'critere', id: 8 } } })).toEqual([]);
    expect(settled({ libelle: { fr: 'Services' } })).toEqual(before.modalites);
  });
});

describe('a composition', () => {
  it('is cut into texts and fields; other braces are texts', () => {
    expect(morceauxDe('À {commune} {x} {{nom}}')).toEqual([
      { genre: 'texte', texte: 'À ' },
      { genre: 'champ', champ: 'commune' },
      { genre: 'texte', texte: ' {x} {' },
      { genre: 'champ', champ: 'nom' },
      { genre: 'texte', texte: '}' },
    ]);
    expect(placesInconnues('{nom} {x}')).toEqual(['x']);
  });
});
