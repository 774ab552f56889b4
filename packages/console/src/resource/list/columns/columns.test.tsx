import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import { type FakeServer, fakeServer, tagOf } from '../testing/fake-server.ts';
import { button, item, listTests, row, showList, signIn, where } from '../testing/show-list.tsx';

listTests();

let server: FakeServer;
beforeEach(() => {
  signIn();
  server = fakeServer([tagOf(1)]);
});

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const shown = async () => within(await screen.findByRole('list', { name: 'Colonnes montrées' }));

describe('the columns of a list', () => {
  it('are hidden, added and moved by buttons', async () => {
    const { user } = await showList();
    await row('Tag 1');
    await user.click(await button('Colonnes'));
    await user.click((await shown()).getByRole('checkbox', { name: 'Couleur' }));
    await user.click(screen.getByRole('checkbox', { name: 'Description' }));
    await user.click(await button('Monter Famille'));
    expect(columns()).toEqual(['Libellé', 'Famille', 'Code', 'Modifié par', 'Modifié le', 'Description']);
    const up = screen.getByRole('button', { name: 'Monter Famille' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(up);
    await waitFor(() => expect(server.asked().fields).toBe('libelle,famille,code,modifiePar,modifieLe,description'));
    expect(where()).toBe('');
  });

  it('are found again at the next visit, until the first ones are asked for', async () => {
    localStorage.setItem('bridge.colonnes::tag', '["description","disparue"]');
    const { user } = await showList();
    await row('Tag 1');
    expect(columns()).toEqual(['Libellé', 'Description']);
    await user.click(await button('Colonnes'));
    await user.click(await button('Rétablir les colonnes d’origine'));
    expect(columns()).toEqual(['Libellé', 'Code', 'Couleur', 'Famille', 'Modifié par', 'Modifié le']);
  });

  it('come with a link that was made to show them, and leave it when others are chosen', async () => {
    const { user } = await showList('?colonnes=code');
    await row('Tag 1');
    expect(columns()).toEqual(['Libellé', 'Code']);
    await user.click(await button('Colonnes'));
    await user.click(await screen.findByRole('checkbox', { name: 'Famille' }));
    expect(where()).toBe('');
    expect(columns()).toEqual(['Libellé', 'Code', 'Famille']);
  });
});

describe('taking the list elsewhere', () => {
  it('exports the same rows, in the same order, with the same columns', async () => {
    const saved = vi.spyOn(browser, 'save').mockImplementation(() => undefined);
    const { user } = await showList('?q=tag&sort=-code&colonnes=famille,code');
    await row('Tag 1');
    await user.click(await button(/export/i));
    await user.click(await item('Exporter en CSV'));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'tag.csv'));
    expect(server.calls('GET /api/reglages/tags/export')[0]?.query).toEqual({
      format: 'csv',
      q: 'tag',
      sort: '-code',
      filter: '{"etat":"actif"}',
      fields: 'libelle,famille,code',
    });
  });

  it('copies a link that shows a colleague the same', async () => {
    const { user } = await showList('?q=tag');
    await row('Tag 1');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await button(/export/i));
    await user.click(await item('Copier le lien vers cette liste'));
    await screen.findByText('Lien copié');
    expect(copied.mock.calls[0]?.[0]).toContain('?q=tag&colonnes=code,couleur,famille,modifiePar,modifieLe');
  });
});
