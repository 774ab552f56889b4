import { rubriqueDynamique } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { offered, showField } from '../testing/show-field.tsx';
import '../../../resource/widgets/list/list.widget.tsx';

fakeBrowser();

const niveau = (par: string, critere: number | null = null) => ({ par, critere, titre: {}, ordre: 'nom' });
const show = (niveaux: object[], inner = {}) =>
  showField(
    { resource: rubriqueDynamique, name: 'niveaux', inner },
    { niveaux },
    { 'GET /api/choix/critere': () => offered([5, 'Services']) },
  );

describe('the groups of a section', () => {
  it('are called by what they group by', async () => {
    await show([niveau('type'), niveau('critere', 5)]);
    expect(await screen.findByRole('button', { name: 'Groupe 1 Par type d’objet' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Groupe 2 Par critère\u00a0: Services' })).toBeTruthy();
  });

  it('ask for a criterion where they group by one, and forget it elsewhere', async () => {
    const { user, now } = await show([niveau('commune')]);
    await user.click(await screen.findByRole('button', { name: /^Groupe 1/ }));
    expect(screen.queryByRole('combobox', { name: 'Critère' })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Grouper par' }));
    await user.click(await screen.findByRole('option', { name: 'Modalité d’un critère' }));
    await user.click(screen.getByRole('combobox', { name: 'Critère' }));
    await user.click(await screen.findByRole('option', { name: 'Services' }));
    expect(now()).toEqual([niveau('critere', 5)]);
    await user.click(screen.getByRole('combobox', { name: 'Grouper par' }));
    await user.click(await screen.findByRole('option', { name: 'Jour' }));
    expect(now()).toEqual([niveau('jour')]);
  });

  it('are added by commune, and say which criterion is missing', async () => {
    const { user, now } = await show([niveau('critere')], { '0.critere': 'Choisissez le critère par lequel grouper.' });
    expect(await screen.findByText('Choisissez le critère par lequel grouper.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ajouter un groupe' }));
    expect(now()).toEqual([niveau('critere'), niveau('commune')]);
  });
});
