import { describe, expect, it } from 'vitest';
import { presenceSentence } from '../around/presence.rules.ts';
import { authorOf } from '../history/history.rules.ts';
import { momentOf } from '../moments.ts';
import { saveState } from './save-state.rules.ts';

const NOW = new Date('2026-11-14T17:30:00Z');
const facts = { saving: false, dirty: false, online: true, unkept: false, savedAt: new Date('2026-11-14T13:02:00Z') };

describe('the state of what was typed', () => {
  it('is told in one sentence', () => {
    expect(saveState(facts, NOW)).toBe('Enregistré à 14\u00a0h\u00a002');
    expect(saveState({ ...facts, savedAt: new Date('2025-02-03T08:05:00Z') }, NOW)).toBe(
      'Enregistré le 3 févr. 2025 à 9\u00a0h\u00a005',
    );
    expect(saveState({ ...facts, dirty: true }, NOW)).toBe('Modifications non enregistrées');
    expect(saveState({ ...facts, dirty: true, online: false }, NOW)).toBe(
      'Hors ligne\u00a0: vos modifications sont gardées ici',
    );
    expect(saveState({ ...facts, dirty: true, saving: true }, NOW)).toBe('Enregistrement…');
    expect(saveState({ ...facts, savedAt: null }, NOW)).toBe('');
  });

  it('promises nothing that the browser could not keep', () => {
    const state = saveState({ ...facts, dirty: true, online: false, unkept: true }, NOW);
    expect(state).not.toContain('gardées ici');
    expect(state).toContain('enregistrez sans tarder');
  });
});

describe('the people around a record', () => {
  it('are named, those who type first', () => {
    expect(presenceSentence([])).toBeNull();
    expect(presenceSentence([{ nom: 'Claire Martin', modifie: false }])).toBe(
      'Claire Martin a aussi cet élément ouvert',
    );
    expect(
      presenceSentence([
        { nom: 'Claire Martin', modifie: false },
        { nom: 'Paul Roux', modifie: true },
      ]),
    ).toBe('Paul Roux modifie cet élément');
  });

  it('are named in the history with who really acted', () => {
    expect(authorOf({ par: { id: 1, nom: 'Claire Martin' }, acteur: { id: 2, nom: 'Admin' } })).toBe(
      'Claire Martin, par Admin',
    );
    expect(authorOf({ par: null, acteur: { id: null, nom: 'Entretien (Bridge)' } })).toBe('Entretien (Bridge)');
    expect(authorOf({ par: null, acteur: null })).toBe('Le système');
  });
});

describe('a moment', () => {
  it('is written as people say it', () => {
    expect(momentOf(NOW, NOW)).toBe('14 nov. à 18\u00a0h\u00a030');
  });
});
