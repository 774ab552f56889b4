import { describe, expect, test } from 'vitest';
import { faultsIn, isFrench } from './typography.rules.ts';
import { violationsIn, violationsInProse } from './typography.source.ts';

describe('French is recognised', () => {
  test.each(['Mot de passe', 'Réessayez', "l'article", 'Le nom', 'Choisissez une photo'])('%j is French', (text) => {
    expect(isFrench(text)).toBe(true);
  });

  test.each([
    'getInfo: roles must be a non-null array!',
    "it's not there...",
    'text/html; charset=utf-8',
    'font-family: Inter, sans-serif;',
    'SELECT nom FROM migrations WHERE le = 1; -- été',
    'EST; DES: UN!',
  ])('%j is not', (text) => {
    expect(isFrench(text)).toBe(false);
  });
});

describe('refused', () => {
  test.each([
    ['a straight apostrophe', "Changer d'adresse"],
    ['three dots', 'Le chargement...'],
    ['an ordinary space before a colon', 'Le nom : Bridge'],
    ['no space before a colon', 'Le nom:'],
    ['an ordinary space before a semicolon', 'Le nom ; la date'],
    ['an ordinary space before an exclamation mark', 'C’est fait !'],
    ['an ordinary space before a question mark, even in brackets', 'Supprimer (vraiment ?) la fiche'],
    ['an ordinary space after an opening quotation mark', 'Lancez « npm start\u00a0» dans le dossier'],
    ['an ordinary space before a closing quotation mark', 'Lancez «\u00a0npm start » dans le dossier'],
  ])('%s', (_, text) => {
    expect(faultsIn(text)).toHaveLength(1);
  });
});

describe('accepted', () => {
  test.each([
    ['no-break spaces, narrow or not', 'Le nom\u00a0: «\u00a0Bridge\u00a0»\u202f; c’est sûr\u202f?!'],
    ['an address and an hour', 'Ouvrez https://bridge.example.fr/?x=1 à 11:02 (le port est 127.0.0.1:8080)'],
    ['a straight apostrophe around code', "La variable 'PORT' est vide"],
    ['a literal text of the spec', 'Voulez-vous vraiment quitter sans sauvegarder ?'],
    ['English', "it's here: look!"],
  ])('%s', (_, text) => {
    expect(faultsIn(text)).toEqual([]);
  });
});

describe('every text of a file is read', () => {
  test.each([
    ['a string', `const a = 'le nom : x';`],
    ['a template', 'const a = `le nom : x`;'],
    ['a template, across what is computed', `const a = \`le nom \${x} : \${y}\`;`],
    ['an attribute', 'const a = <p title="le nom : x" />;'],
    ['a text of JSX', 'const a = <p>le nom : x</p>;'],
    ['a text of JSX, across what is computed', `const a = <p>le nom {x}{' '}: {y}</p>;`],
    ['a text of JSX, across an element', 'const a = <>le nom <b>x</b> : y</>;'],
  ])('%s', (_, source) => {
    expect(violationsIn('a.tsx', source)).toHaveLength(1);
  });

  test.each([
    ['a comment', '// le nom : x'],
    ['a regular expression', 'const a = /le nom : x/;'],
    ['a query', 'const a = sql`le nom : x`;'],
  ])('except %s', (_, source) => {
    expect(violationsIn('a.tsx', source)).toEqual([]);
  });

  test('the first of a text in each language is judged, and no translation of it', () => {
    const fault = "['L’été\u00a0: la mer !', 'Accessibilità: sì', 'Море: да']";
    expect(violationsIn('a.ts', `export const a = ${fault};`)).toEqual([
      expect.objectContaining({ excerpt: expect.stringContaining('mer') }),
    ]);
    expect(violationsIn('a.ts', "export const a = ['Accessibilità: sì'];")).toHaveLength(1);
  });

  test('a fault is given its line and the words around it', () => {
    const [only] = violationsIn('a.ts', `const a = 1;\nconst b = 'Le nom : Bridge';`);
    expect(only).toMatchObject({ line: 2, excerpt: 'Le nom : Bridge' });
  });

  test('a file that cannot be parsed is a failure', () => {
    expect(() => violationsIn('a.ts', 'const {')).toThrow('a.ts');
  });
});

test('a page of the manual is judged line by line, without its addresses and its code', () => {
  const page = '# Les tris\n\nVoir la page [ici](web.md#a:b) : `a ?` **bien** !\n';
  expect(violationsInProse('x.md', page).map(({ line }) => line)).toEqual([3, 3]);
});
