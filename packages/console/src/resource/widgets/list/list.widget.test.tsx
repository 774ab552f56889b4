import { boolean, choice, list, reference, text } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { drawField } from '../testing/draw.tsx';

fakeBrowser();

const mots = list({ mot: text({ label: 'Mot', required: true }) }, { label: 'Synonymes', itemTitle: 'mot', most: 3 });
const cles = list(
  { champ: text({ label: 'Champ' }), inverse: boolean({ label: 'Inversé' }) },
  { label: 'Clés', itemTitle: 'champ' },
);
const button = (name: string) => screen.getByRole('button', { name });
const news = () => screen.getAllByRole('status').map((region) => region.textContent);

describe('a list of words', () => {
  it('is typed line by line, Enter starting the next one', async () => {
    const { user, last } = drawField(mots, { value: [{ mot: 'Neig' }] });
    await user.type(await screen.findByLabelText('Mot 1'), 'e{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mot 2')));
    await user.keyboard('Ski');
    expect(last()).toEqual([{ mot: 'Neige' }, { mot: 'Ski' }]);
  });

  it('changes its order by buttons, tells the new place, and what is typed follows', async () => {
    const { user, last } = drawField(mots, { value: [{ mot: 'Neige' }, { mot: 'Ski' }] });
    await user.click(await screen.findByRole('button', { name: 'Descendre «\u00a0Neige\u00a0»' }));
    expect(last()).toEqual([{ mot: 'Ski' }, { mot: 'Neige' }]);
    expect(news()).toContain('«\u00a0Neige\u00a0» est maintenant en position 2 sur 2.');
    // Once the item has reached the end, the button keeps the focus and does nothing more.
    expect(document.activeElement).toBe(button('Descendre «\u00a0Neige\u00a0»'));
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    await user.type(screen.getByLabelText('Mot 2'), 's');
    expect(last()).toEqual([{ mot: 'Ski' }, { mot: 'Neiges' }]);
  });

  it('gives back what was removed', async () => {
    const { user, last } = drawField(mots, { value: [{ mot: 'Neige' }, { mot: 'Ski' }] });
    await user.click(await screen.findByRole('button', { name: 'Retirer «\u00a0Neige\u00a0»' }));
    expect(last()).toEqual([{ mot: 'Ski' }]);
    await waitFor(() => expect(document.activeElement).toBe(button('Retirer «\u00a0Ski\u00a0»')));
    expect(news()).toContain('«\u00a0Neige\u00a0» a été retiré.');
    await user.click(button('Annuler'));
    expect(last()).toEqual([{ mot: 'Neige' }, { mot: 'Ski' }]);
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
    expect(news()).toContain('«\u00a0Neige\u00a0» est revenu en position 1 sur 2.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mot 1')));
  });

  it('stops at its most', async () => {
    const { user, typed } = drawField(mots, { value: [{ mot: 'a' }, { mot: 'b' }, { mot: 'c' }] });
    expect(await screen.findByText('3 éléments au plus.')).toBeDefined();
    await user.type(screen.getByLabelText('Mot 3'), '{Enter}');
    expect(typed).not.toHaveBeenCalled();
  });

  it('shows what is wrong on its line', async () => {
    drawField(mots, { value: [{ mot: 'a' }, { mot: '' }], inner: { '1.mot': 'Ce champ est obligatoire.' } });
    expect(
      await screen.findByRole('textbox', { name: 'Mot 2', description: 'Ce champ est obligatoire.' }),
    ).toBeDefined();
    expect(screen.getByLabelText('Mot 1').getAttribute('aria-invalid')).toBeNull();
  });

  it('only read is a list of values', () => {
    drawField(mots, { value: [{ mot: 'Neige' }, { mot: 'Ski' }], readOnly: true });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Neige', 'Ski']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a list of sub-records', () => {
  const value = [
    { champ: 'nom', inverse: false },
    { champ: 'date', inverse: true },
  ];

  it('shows them folded under their titles, and opens one', async () => {
    const { user, last } = drawField(cles, { value });
    await user.click(await screen.findByRole('button', { name: '«\u00a0date\u00a0»' }));
    expect(screen.getAllByLabelText('Champ')).toHaveLength(1);
    await user.click(screen.getByRole('switch', { name: 'Inversé' }));
    expect(last()).toEqual([value[0], { champ: 'date', inverse: false }]);
  });

  it('adds one, open and ready to be filled in', async () => {
    const { user, last } = drawField(cles, { value });
    await user.click(await screen.findByRole('button', { name: 'Ajouter' }));
    expect(last()).toEqual([...value, { champ: '', inverse: false }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Champ')));
    expect(news()).toContain('Élément ajouté en position 3 sur 3.');
  });

  it('copies one below itself', async () => {
    const { user, last } = drawField(cles, { value });
    await user.click(await screen.findByRole('button', { name: 'Dupliquer «\u00a0nom\u00a0»' }));
    expect(last()).toEqual([value[0], value[0], value[1]]);
  });

  it('gives one back under its title, which takes the focus', async () => {
    const { user } = drawField(cles, { value });
    await user.click(await screen.findByRole('button', { name: 'Retirer «\u00a0date\u00a0»' }));
    await user.click(button('Annuler'));
    await waitFor(() => expect(document.activeElement).toBe(button('«\u00a0date\u00a0»')));
  });

  it('opens what is wrong inside', async () => {
    drawField(cles, { value, inner: { '1.champ': 'Ce champ n’existe plus.' } });
    const group = await screen.findByRole('group', { name: '«\u00a0date\u00a0»' });
    expect(within(group).getByRole('textbox', { name: 'Champ', description: 'Ce champ n’existe plus.' })).toBeDefined();
  });

  it('stays open while what was wrong is corrected', async () => {
    const { user, last } = drawField(cles, { value, inner: { '1.champ': 'Ce champ n’existe plus.' } });
    await user.click(await screen.findByRole('textbox', { name: 'Champ' }));
    await user.keyboard('ab');
    expect(last()).toEqual([value[0], { champ: 'dateab', inverse: true }]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Champ' }));
  });

  it('has handles that say how to move by keyboard', async () => {
    drawField(cles, { value });
    const handle = await screen.findByRole('button', { name: 'Déplacer «\u00a0nom\u00a0»' });
    const described = handle.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('Espace');
  });
});

describe('a list of records', () => {
  const zones = list(
    {
      zone: choice([{ value: 'corps', label: 'Corps' }], { label: 'Zone', required: true }),
      bloc: reference({ label: 'Bloc', to: 'bloc' }),
    },
    { label: 'Zones', itemTitle: 'bloc' },
  );

  it('calls each item as its record is, and tells its choice', async () => {
    fakeApi({
      'GET /api/choix/bloc': () => ({ data: { items: [{ id: 4, titre: 'Horaires', couleur: null, actif: true }] } }),
    });
    drawField(zones, {
      value: [
        { zone: 'corps', bloc: 4 },
        { zone: 'corps', bloc: null },
      ],
    });
    const item = await screen.findByRole('button', { name: /^«\u00a0Horaires\u00a0»/ });
    expect(item.textContent).toContain('Corps');
    expect(screen.getByRole('button', { name: /^L’élément 2/ })).toBeDefined();
  });
});
