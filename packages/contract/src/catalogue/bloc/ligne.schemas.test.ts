import { describe, expect, it } from 'vitest';
import { CODES_CHAMPS_DE_BLOC } from './champs.ts';
import { morceauxDe, placesInconnues } from './composition.rules.ts';
import { FORMATS_DE_LIGNE, formatsDe } from './formats.ts';
import { type LigneDeBloc, ligneDeBlocSchema, nouvelleLigne } from './ligne.schemas.ts';

const problems = (ligne: LigneDeBloc) =>
  ligneDeBlocSchema.safeParse(ligne).error?.issues.map(({ path }) => path.join('.')) ?? [];
const nom = nouvelleLigne({ genre: 'champ', champ: 'nom' });

describe('a line of a bloc', () => {
  it('starts complete, whatever it shows', () => {
    for (const champ of CODES_CHAMPS_DE_BLOC) expect(problems(nouvelleLigne({ genre: 'champ', champ }))).toEqual([]);
    expect(problems(nouvelleLigne({ genre: 'champ', champ: 'champ:surface' }))).toEqual([]);
    expect(problems(nouvelleLigne({ genre: 'critere', critere: { ref: 'critere', id: 4 } }))).toEqual([]);
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
