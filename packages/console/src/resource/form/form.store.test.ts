import { describe, expect, it, vi } from 'vitest';
import { createFormStore } from './form.store.ts';
import { essai, record } from './testing/essai.ts';

const open = (known: ReturnType<typeof record> | null = record()) =>
  createFormStore({ resource: essai, record: known, entiteId: 1 });
const draft = (changes: object, base: object, version: number | null = 1) => ({
  id: 'd',
  writer: 'w',
  at: '2026-11-14T18:30:00.000Z',
  version,
  changes: { ...changes },
  base: { ...base },
});

describe('a form', () => {
  it('knows what was typed, and that typing it back changes nothing', () => {
    const store = open();
    store.getState().setValue('nom', 'Dune');
    expect([...store.getState().changed]).toEqual(['nom']);
    store.getState().setValue('nom', 'Plage');
    expect(store.getState().changed.size).toBe(0);
  });

  it('tells a field nothing of the others', () => {
    const store = open();
    const { problems, values, changed } = store.getState();
    store.getState().setValue('nom', 'Dune');
    expect(store.getState().problems).toBe(problems);
    expect(store.getState().values.libelle).toBe(values.libelle);
    expect(store.getState().changed).not.toBe(changed);
    const noted = store.getState().changed;
    store.getState().setValue('nom', 'Dunes');
    expect(store.getState().changed).toBe(noted);
  });

  it('says nothing of a field that is only passed through', () => {
    const store = open(null);
    store.getState().check('nom');
    expect(store.getState().problems).toEqual({});
    store.getState().setValue('code', 'Pas bon');
    store.getState().check('code');
    expect(store.getState().problems.code?.own).toContain('Lettres minuscules');
    store.getState().setValue('code', 'bon');
    expect(store.getState().problems.code).toBeUndefined();
  });

  it('keeps what is typed while it is being saved', () => {
    const store = open();
    store.getState().setValue('nom', 'Dune');
    const sent = store.getState().values;
    store.getState().begin();
    store.getState().setValue('rang', 9);
    store.getState().accept(record({ version: 2, nom: 'Dune' }), sent);
    expect(store.getState()).toMatchObject({ saving: false, base: { version: 2 }, values: { nom: 'Dune', rang: 9 } });
    expect([...store.getState().changed]).toEqual(['rang']);
  });

  it('shows the value that the server made of it', () => {
    const store = open();
    store.getState().setValue('nom', '  Dune ');
    const sent = store.getState().values;
    store.getState().accept(record({ version: 2, nom: 'Dune' }), sent);
    expect(store.getState().values.nom).toBe('Dune');
    expect(store.getState().changed.size).toBe(0);
  });

  it('keeps what is typed when the record is archived or set back meanwhile', () => {
    const store = open();
    store.getState().setValue('nom', 'Dune');
    store.getState().accept(record({ version: 2, rang: 7 }));
    expect(store.getState().values).toMatchObject({ nom: 'Dune', rang: 7 });
    expect([...store.getState().changed]).toEqual(['nom']);
  });

  it('follows a newer record when nothing was typed, and only says so otherwise', () => {
    const clean = open();
    clean.getState().meet(record({ version: 2, nom: 'Dune' }));
    expect(clean.getState().values.nom).toBe('Dune');
    const dirty = open();
    dirty.getState().setValue('rang', 9);
    dirty.getState().meet(record({ version: 2, nom: 'Dune' }));
    expect(dirty.getState()).toMatchObject({ newest: 2, base: { version: 1 }, values: { nom: 'Plage', rang: 9 } });
  });

  it('does not go back to an older answer', () => {
    const store = open(record({ version: 3, nom: 'Neuf' }));
    store.getState().meet(record({ version: 2, nom: 'Vieux' }));
    store.getState().hear(2);
    expect(store.getState()).toMatchObject({ base: { version: 3 }, newest: 3, values: { nom: 'Neuf' } });
  });

  it('goes on with a draft over the same version', () => {
    const store = open();
    store.getState().resume(draft({ nom: 'Dune' }, { nom: 'Plage' }));
    expect(store.getState()).toMatchObject({ values: { nom: 'Dune' }, merging: null });
    expect([...store.getState().changed]).toEqual(['nom']);
  });

  it('compares a draft over another version with what was saved since', () => {
    const now = record({ version: 4, nom: 'Falaise', rang: 2 });
    const store = open(now);
    store.getState().resume(draft({ nom: 'Dune' }, { nom: 'Plage' }));
    expect(store.getState()).toMatchObject({ merging: now, base: { version: 1, nom: 'Plage' }, newest: 4 });
    expect(store.getState().values).toMatchObject({ nom: 'Dune', rang: 2 });
  });

  it('keeps what was typed since a draft was offered', () => {
    const store = open();
    store.getState().setValue('rang', 9);
    store.getState().resume(draft({ nom: 'Dune', rang: 3 }, { nom: 'Plage', rang: 1 }));
    expect(store.getState().values).toMatchObject({ nom: 'Dune', rang: 9 });
  });

  it('puts the errors of the server on their fields, and counts what was refused', () => {
    const store = open();
    store.getState().begin();
    store.getState().refuseErrors(
      [
        { path: 'code', message: 'Déjà pris.' },
        { path: 'version', message: 'Trop vieux.' },
      ],
      '',
    );
    expect(store.getState()).toMatchObject({ saving: false, refused: true, refusals: 1, message: 'Trop vieux.' });
    expect(store.getState().problems.code?.own).toBe('Déjà pris.');
  });

  it('gives up what was typed', () => {
    const store = open();
    store.getState().setValue('nom', 'Dune');
    store.getState().giveUp();
    expect(store.getState().values.nom).toBe('Plage');
    expect(store.getState().changed.size).toBe(0);
  });

  it('wakes nobody up to say the same', () => {
    const store = open();
    const listener = vi.fn();
    store.subscribe(listener);
    store.getState().setUnkept(false);
    store.getState().hear(1);
    store.getState().check('nom');
    expect(listener).not.toHaveBeenCalled();
  });
});
