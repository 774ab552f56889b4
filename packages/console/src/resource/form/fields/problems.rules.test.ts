import { date, json, list, OBLIGATORY, period, slug, speakFrench } from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { essai, fields, record } from '../testing/essai.ts';
import { startValues, valuesOf } from '../values.rules.ts';
import { checkValue, keepSame, problemList, readForm, sortProblems } from './problems.rules.ts';

beforeAll(speakFrench);

describe('what does not suit', () => {
  it('is put on its field, or on what is inside it', () => {
    const { problems, others } = sortProblems(fields, [
      { path: 'nom', message: 'A' },
      { path: 'libelle.fr', message: 'B' },
      { path: 'mots.2.mot', message: 'C' },
      { path: 'rang.0', message: 'D' },
      { path: 'modifieLe', message: 'E' },
    ]);
    expect(problems).toEqual({
      nom: { own: 'A', inner: {} },
      libelle: { own: undefined, inner: { fr: 'B' } },
      mots: { own: undefined, inner: { '2.mot': 'C' } },
      rang: { own: 'D', inner: {} },
    });
    expect(others).toEqual(['E']);
  });

  it('is said in French by the field that is left', () => {
    expect(checkValue(fields, 'code', 'Pas bon')?.own).toContain('Lettres minuscules');
    expect(checkValue(fields, 'code', '')?.own).toBe(OBLIGATORY);
    expect(checkValue(fields, 'rang', -1)?.own).toBe('La valeur doit être au moins 0.');
    expect(checkValue(fields, 'nom', 'Plage')).toBeUndefined();
  });

  it('is said of a text that its widget could not read', () => {
    const unread = {
      fin: date({ label: 'Fin' }),
      ouverture: period({ label: 'Ouverture' }),
      dates: list({ le: date({ label: 'Le' }) }, { label: 'Dates', itemTitle: 'le' }),
      regles: json(z.array(z.number()), { label: 'Règles', initial: [], words: String }),
    };
    const words = 'Cette date n’est pas lisible. Écrivez-la comme 14/11/2026.';
    expect(checkValue(unread, 'fin', '31/02/2026')?.own).toBe(words);
    expect(checkValue(unread, 'ouverture', { du: '31/02/2026', au: null })?.own).toBe(words);
    expect(checkValue(unread, 'dates', [{ le: 'demain' }])?.inner).toEqual({ '0.le': words });
    expect(checkValue(unread, 'regles', '[1,')?.own).toContain('Ce texte n’est pas du JSON lisible');
  });

  it('is listed in the order of the screen, one line a field', () => {
    const problems = { mots: { own: undefined, inner: { '0.mot': 'C' } }, nom: { own: 'A', inner: {} } };
    expect(problemList(problems, ['nom', 'code', 'mots'])).toEqual([
      { path: 'nom', message: 'A' },
      { path: 'mots', message: 'C' },
    ]);
  });

  it('keeps its identity when it is said again', () => {
    const before = { nom: { own: 'A', inner: {} } };
    expect(keepSame(before, { nom: { own: 'A', inner: {} } }).nom).toBe(before.nom);
    expect(keepSame(before, { nom: { own: 'B', inner: {} } }).nom).not.toBe(before.nom);
  });
});

describe('what a form sends', () => {
  it('is everything for a new record', () => {
    const reading = readForm(essai, { ...startValues(essai, 1), nom: ' Plage ', code: 'plage' }, null);
    expect(reading).toMatchObject({ ok: true, body: { nom: 'Plage', code: 'plage', entiteId: 1, partage: 'prive' } });
  });

  it('is only what changed, with the version, for a known one', () => {
    const values = { ...valuesOf(essai, record()), nom: 'Dune' };
    const reading = readForm(essai, values, { version: 3, changed: ['nom'] });
    expect(reading).toEqual({ ok: true, body: { nom: 'Dune', version: 3 } });
  });

  it('does not go when something required is missing', () => {
    const reading = readForm(essai, startValues(essai, 1), null);
    expect(reading).toMatchObject({ ok: false, problems: { nom: { own: OBLIGATORY }, code: { own: OBLIGATORY } } });
  });

  it('lacks a name: the code that is written from it is no second problem', () => {
    const from = { ...essai, fields: { ...fields, code: slug({ label: 'Code', group: 'principal', from: 'nom' }) } };
    const missing = (values: object) => readForm(from, { ...startValues(essai, 1), ...values }, null);
    expect(missing({})).toMatchObject({ ok: false, problems: { nom: { own: OBLIGATORY } } });
    expect(missing({})).not.toHaveProperty('problems.code');
    expect(missing({ code: 'Pas bon' })).toHaveProperty('problems.code');
    expect(missing({ nom: 'Plage' })).toMatchObject({ problems: { code: { own: OBLIGATORY } } });
  });

  it('does not check again what nobody touched', () => {
    const old = { ...valuesOf(essai, record({ code: 'Ancien code' })), nom: 'Dune' };
    expect(readForm(essai, old, { version: 1, changed: ['nom'] }).ok).toBe(true);
  });
});
