import { describe, expect, it } from 'vitest';
import { createParole } from './parole.ts';

const say = createParole({
  'Ce fichier est vide.': 'This file is empty.',
  'Réessayez plus tard.': 'Try again later.',
  'La connexion à {0} a échoué ({1}).': 'The connection to {0} failed ({1}).',
  'La liste «\u00a0{0}\u00a0» n’existe plus.': 'The list “{0}” no longer exists.',
  '{0}\u00a0: {1} Complétez-le, puis publiez.': '{0}: {1} Complete it, then publish.',
  'Titre {0}': 'Title {0}',
  'Bonjour {0},': 'Hello {0},',
  Titre: 'Title',
  Agenda: 'Diary',
});

describe('what the server says in another language', () => {
  it('is a sentence of the catalogue, with what is computed put where the language wants it', () => {
    expect(say('Ce fichier est vide.')).toBe('This file is empty.');
    expect(say('Bonjour Marie,')).toBe('Hello Marie,');
    expect(say('La connexion à x.fr a échoué (délai).')).toBe('The connection to x.fr failed (délai).');
  });

  it('is found whatever stands in what is computed, many times over too', () => {
    const written = ' a échoué ('.repeat(300);
    expect(say(`La connexion à x${written}délai).`)).toBe(
      `The connection to x failed (${written.slice(' a échoué ('.length)}délai).`,
    );
    expect(say(`La connexion à x${written}délai)`)).toBe(`La connexion à x${written}délai)`);
  });

  it('is not looked for in what people wrote at length', () => {
    const written = 'Ce fichier est vide. '.repeat(10_000).trim();
    expect(say(written)).toBe(written);
    const short = 'A. '.repeat(1_000).trim();
    expect(say(`Titre\n${short}`)).toBe(`Title\n${short}`);
  });

  it('keeps names as they are, and says words that are computed', () => {
    expect(say('La liste «\u00a0Agenda\u00a0» n’existe plus.')).toBe('The list “Agenda” no longer exists.');
    expect(say('Titre\u00a0: Ce fichier est vide. Complétez-le, puis publiez.')).toBe(
      'Title: This file is empty. Complete it, then publish.',
    );
  });

  it('is said sentence by sentence where several stand side by side, line by line where there are lines', () => {
    expect(say('La connexion à x.fr a échoué (délai). Réessayez plus tard.')).toBe(
      'The connection to x.fr failed (délai). Try again later.',
    );
    expect(say('Ce fichier est vide.\n\nInconnu.')).toBe('This file is empty.\n\nInconnu.');
  });

  it('stays in French where the catalogue does not know it, or knows too little of it', () => {
    expect(say('Une phrase nouvelle.')).toBe('Une phrase nouvelle.');
    expect(say('Titre du livre')).toBe('Titre du livre');
  });
});
