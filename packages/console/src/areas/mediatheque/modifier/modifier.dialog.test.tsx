import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import ModifierDialog from './modifier.dialog.tsx';
import type { Depart } from './modifier.rules.ts';

fakeBrowser();

const CHANGE = 'POST /api/mediatheque/modifications';
const selected = new Map([
  [1, 'Le lac'],
  [2, 'Le col'],
]);

async function show(depart: Depart, answer: unknown = { faits: [1, 2], refuses: [] }) {
  const [onDone, onClose] = [vi.fn(), vi.fn()];
  const shown = await showScreen(
    <ModifierDialog depart={depart} selected={selected} onDone={onDone} onClose={onClose} />,
    {
      at: '/mediatheque/list',
      api: {
        [CHANGE]: () => ({ data: answer }),
        'GET /api/mediatheque/dossiers': () => ({ data: { items: [] } }),
        'GET /api/choix/mediatag': () => ({ data: { items: [{ id: 7, titre: 'Lac', couleur: null, actif: true }] } }),
      },
    },
  );
  return { ...shown, dialog: await screen.findByRole('dialog'), onDone, onClose };
}

describe('a change of many médias', () => {
  it('sets the ticked fields on all of them', async () => {
    const { user, sent, dialog, onDone } = await show('champs');
    expect(within(dialog).getByRole('button', { name: 'Modifier' })).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('checkbox', { name: /^Changer.: Crédit/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Modifier' }));
    expect(sent(CHANGE)).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: /^Crédit/ }), '© Val');
    await user.click(within(dialog).getByRole('button', { name: 'Modifier' }));
    expect(await screen.findByText('2 médias modifiés.')).toBeTruthy();
    expect(sent(CHANGE)[0]?.body).toEqual({ ids: [1, 2], valeurs: { credit: '© Val' }, ajouter: [], retirer: [] });
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('moves them to a folder', async () => {
    const { user, sent, dialog } = await show('dossier');
    await user.type(await within(dialog).findByRole('combobox', { name: 'Dossier' }), 'Été');
    await user.click(within(dialog).getByRole('button', { name: 'Déplacer' }));
    expect(await screen.findByText('2 médias modifiés.')).toBeTruthy();
    expect(sent(CHANGE)[0]?.body).toMatchObject({ valeurs: { dossier: 'Été' } });
  });

  it('takes them out of their folder only when that is what is asked', async () => {
    const { user, sent, dialog } = await show('dossier');
    await within(dialog).findByRole('combobox', { name: 'Dossier' });
    expect(within(dialog).getByRole('button', { name: 'Déplacer' })).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('button', { name: 'Sortir de leur dossier' }));
    expect(await screen.findByText('2 médias modifiés.')).toBeTruthy();
    expect(sent(CHANGE)[0]?.body).toMatchObject({ valeurs: { dossier: '' } });
  });

  it('puts tags on, and takes others off', async () => {
    const { user, sent, dialog } = await show('tags');
    await user.click(within(dialog).getByRole('combobox', { name: 'Tags à ajouter' }));
    const offered = await screen.findByRole('listbox', { name: 'Tags à ajouter' });
    await user.click(await within(offered).findByRole('option', { name: 'Lac' }));
    await user.click(within(dialog).getByRole('button', { name: 'Modifier' }));
    expect(await screen.findByText('2 médias modifiés.')).toBeTruthy();
    expect(sent(CHANGE)[0]?.body).toMatchObject({ ajouter: [7], retirer: [] });
  });

  it('names those that were refused, and why', async () => {
    const refuses = [{ id: 2, titre: 'Le col', raison: 'Il appartient à une autre entité.' }];
    const { user, dialog, onClose } = await show('dossier', { faits: [1], refuses });
    await user.type(await within(dialog).findByRole('combobox', { name: 'Dossier' }), 'Été');
    await user.click(within(dialog).getByRole('button', { name: 'Déplacer' }));
    const list = await within(dialog).findByRole('list', { name: 'Médias refusés' });
    expect(within(list).getByText('Il appartient à une autre entité.')).toBeTruthy();
    expect(within(dialog).getByText('1 média modifié, 1 refusé.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
