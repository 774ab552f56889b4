import { bloc } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ResourceFormScreen from '../../resource/resource-form.screen.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';

fakeBrowser();

const show = () =>
  showScreen(<ResourceFormScreen />, {
    at: `${bloc.path}/create`,
    api: {
      'GET /api/choix/objet': () => ({ data: { items: [] } }),
      'GET /api/blocs/champs': () => ({ data: { items: [] } }),
      'GET /api/selections/vocabulaire': () => ({ data: { capacites: [], champs: [] } }),
    },
  });

describe('the form of a new bloc', () => {
  it('is made of lines, and previewed before it is saved', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nouveau bloc' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Ajouter une ligne' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Aperçu' })).toBeTruthy();
    expect(await screen.findByText('Aucun objet choisi')).toBeTruthy();
  });

  it('asks of each kind what it needs', async () => {
    const { user } = await show();
    await screen.findByRole('button', { name: 'Ajouter une ligne' });
    expect(screen.queryByRole('textbox', { name: /^Nombre de photos/ })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: /^Type de bloc/ }));
    await user.click(await screen.findByRole('option', { name: 'Galerie' }));
    expect(await screen.findByRole('textbox', { name: /^Nombre de photos/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ajouter une ligne' })).toBeNull());
  });
});
