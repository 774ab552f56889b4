import { modeleEdition, startsOf } from '@bridge/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../resource/form/fields/problems.rules.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { offered, showField } from '../testing/show-field.tsx';
import '../../../resource/widgets/list/list.widget.tsx';

fakeBrowser();

const elementNeuf = (genre: string) =>
  startsOf(modeleEdition.fields.plan).find(({ form }) => form === genre)?.values ?? {};

const API = {
  'GET /api/choix/rubriqueDynamique': () => offered([4, 'Restaurants'], [5, 'Agenda']),
  'GET /api/choix/selection': () => offered([9, 'Où manger']),
  'GET /api/choix/tri': () => offered(),
  'GET /api/choix/espace': () => offered([7, 'Pleine page']),
  'GET /api/choix/annonce': () => offered(),
  'GET /api/choix/carte': () => offered(),
  'GET /api/choix/legende': () => offered(),
  'GET /api/choix/gabaritNotes': () => offered(),
};
const rubrique = (id: number) => ({
  genre: 'rubrique',
  rubrique: { ref: 'rubriqueDynamique', id },
  selection: null,
  tri: null,
  titre: {},
  couleur: null,
  saut: 'page',
});
const show = (plan: object[], inner = {}) => showField({ resource: modeleEdition, name: 'plan', inner }, { plan }, API);

const pick = async (user: Awaited<ReturnType<typeof show>>['user'], box: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: box }));
  await user.click(
    await within(await screen.findByRole('listbox', { name: box })).findByRole('option', { name: option }),
  );
};

describe('the plan of an edition', () => {
  it('grows by kinds: a section is added, then chosen', async () => {
    const { user, now } = await show([]);
    await user.click(await screen.findByRole('button', { name: 'Ajouter au plan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rubrique dynamique' }));
    expect(now()).toEqual([rubrique(0)]);
    await pick(user, 'Rubrique', 'Restaurants');
    expect(now()).toEqual([rubrique(4)]);
  });

  it('names its sections, and changes their places by buttons', async () => {
    const { user, now } = await show([rubrique(4), rubrique(5)]);
    expect(await screen.findByRole('button', { name: /^Restaurants/ })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Monter «\u00a0Agenda\u00a0»' }));
    expect(now()).toEqual([rubrique(5), rubrique(4)]);
  });

  it('lets a section use another sélection than its own', async () => {
    const { user, now } = await show([rubrique(4)]);
    await user.click(await screen.findByRole('button', { name: /^Restaurants/ }));
    await pick(user, 'Autre sélection', 'Où manger');
    expect(now()).toEqual([{ ...rubrique(4), selection: { ref: 'selection', id: 9 } }]);
  });

  it('opens the part where something is wrong, and says it there', async () => {
    await show([{ genre: 'annonce', espace: null, annonce: null }], {
      '0.espace': 'Choisissez un espace, ou une annonce.',
    });
    expect(await screen.findByText('Choisissez un espace, ou une annonce.')).toBeTruthy();
    expect(await screen.findByRole('combobox', { name: 'Espace' })).toBeTruthy();
  });

  it('marks what a part cannot do without, and tells all that is missing at once', async () => {
    const plan = [rubrique(0), elementNeuf('carte'), elementNeuf('legende'), elementNeuf('notes')];
    const missing = checkValue(modeleEdition.fields, 'plan', plan)?.inner ?? {};
    await show(plan, missing);
    for (const name of ['Rubrique', 'Carte', 'Légende', 'Gabarit'])
      expect((await screen.findByRole('combobox', { name })).getAttribute('aria-required')).toBe('true');
    expect(screen.getAllByText('Faites un choix.')).toHaveLength(4);
    expect(screen.getByRole('combobox', { name: 'Autre tri' }).getAttribute('aria-required')).toBeNull();
  });

  it('says at each record that a part names that it is gone', async () => {
    await show([rubrique(4), { genre: 'annonce', espace: null, annonce: { ref: 'annonce', id: 8 } }], {
      '0.selection': 'Cette sélection n’existe plus.',
      '0.tri': 'Ce tri n’existe plus.',
      '1.annonce': 'Cette annonce n’existe plus.',
    });
    const toldAt = async (name: string) => {
      const told = (await screen.findByRole('combobox', { name })).getAttribute('aria-describedby') ?? '';
      return document.getElementById(told)?.textContent;
    };
    expect(await toldAt('Autre sélection')).toBe('Cette sélection n’existe plus.');
    expect(await toldAt('Autre tri')).toBe('Ce tri n’existe plus.');
    expect(await toldAt('Ou une annonce précise')).toBe('Cette annonce n’existe plus.');
  });
});
