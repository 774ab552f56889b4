import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { standIn } from '../../../testing/stand-in.ts';
import * as surface from '../../../ui/map/map-surface.ts';
import { asked, named, qualite, show } from './testing/show-qualite.tsx';

const map = vi.fn();
standIn(surface, 'openSurface', () => ({ show: map, fit: vi.fn(), resize: vi.fn(), close: vi.fn() }));
fakeBrowser();

describe('the quality of the catalogue', () => {
  it('is told by type, with lists to work through and the anomalies that lead to them', async () => {
    await show();
    const table = await screen.findByRole('table', { name: 'Complétude par type' });
    const hotel = within(table).getByRole('row', { name: /^Hôtel/ });
    expect(within(hotel).getByText(/^65\s%$/)).toBeTruthy();
    expect(
      within(hotel)
        .getByRole('link', { name: /^22 à corriger\s: Hôtel$/ })
        .getAttribute('href'),
    ).toMatch(/^\/catalogue\/list\?typeBridge=hotel&statut=publie&anomalies=sans-photo,/);
    expect(screen.getByRole('link', { name: 'Aucune photo 20' }).getAttribute('href')).toBe(
      '/catalogue/list?statut=publie&anomalies=sans-photo',
    );
    for (const [name, list] of [
      [/^Objets publiés\s: 40$/, /\?statut=publie$/],
      [/^Sans anomalie\s: 15 \(37\s%\)$/, /\?statut=publie&anomalies=-$/],
      [/^À corriger\s: 25$/, /\?statut=publie&anomalies=sans-photo,/],
      [/^À corriger d’abord\s: 3$/, /\?statut=publie&anomalies=photo-perimee,/],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(list);
    expect(await screen.findByText(/^72\s%, \+12\spoints depuis le 1er nov\. 2026\.$/)).toBeTruthy();
    await vi.waitFor(() =>
      expect(map.mock.lastCall?.[0]).toMatchObject([
        { label: 'Valbrune, 2\u00a0objets, complets à 40\u00a0%', look: 'rares' },
      ]),
    );
    expect(await screen.findByText(/sans aucun objet\s: Les Trous\.$/)).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Légende de la carte' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Moins de 3 objets (1)',
      expect.stringMatching(/^Complétude sous 60\s% \(0\)$/),
      expect.stringMatching(/^Entre 60 et 80\s% \(0\)$/),
      expect.stringMatching(/^80\s% et plus \(0\)$/),
    ]);
  });

  it('is narrowed by what one presses, and widened again', async () => {
    const { user, sent, address } = await show();
    await user.click(await screen.findByRole('button', { name: 'Hôtel' }));
    expect(address()).toBe('/catalogue/qualite?typeBridge=hotel');
    expect(asked(sent('GET /api/qualite').at(-1))).toEqual({ typeBridge: ['hotel'] });
    await user.click(await screen.findByRole('button', { name: /^Ne plus limiter à Type/ }));
    expect(address()).toBe('/catalogue/qualite');
  });

  it('is told by commune, read with their places', async () => {
    const { user } = await show();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Complétude par' }), 'commune');
    const table = await screen.findByRole('table', { name: 'Complétude par commune' });
    expect(within(table).getByRole('button', { name: 'Valbrune' })).toBeTruthy();
  });

  it('has no empty map where no objet has a position, and says how many communes are left out of it', async () => {
    const nowhere = { nom: 'Aure', lat: null, lon: null, objets: 5, completude: 90, aCorriger: 1 };
    const somewhere = { ...nowhere, nom: 'Montclair', lat: 44, lon: 5 };
    let items: object[] = [nowhere];
    const { user } = await show('', ['ROLE_SUPER_ADMIN'], {
      'GET /api/qualite/communes': () => ({ data: { items, sansObjet: [] } }),
    });
    expect(await screen.findByText(/^Aucun objet n’a de position ici/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Carte des communes' })).toBeNull();
    items = [nowhere, somewhere];
    await user.click(screen.getByRole('button', { name: 'Hôtel' }));
    expect(
      await screen.findByText(/Une commune, dont aucun objet n’a de position, n’est pas sur la carte\.$/),
    ).toBeTruthy();
    expect(screen.getByText(/^80\s% et plus \(1\)$/)).toBeTruthy();
  });

  it('is told by owner, and says where a number would get its name', async () => {
    const { user } = await show();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Complétude par' }), 'proprietaire');
    expect(await screen.findByRole('button', { name: /^Sans nom, à Valbrune/ })).toBeTruthy();
    expect(screen.getByText(/champ « Codes dans les systèmes »/)).toBeTruthy();
  });

  it('is told by owner without that where all have a name', async () => {
    const parts = { type: [], entite: [], proprietaire: named, source: [] };
    const { user } = await show('', ['ROLE_SUPER_ADMIN'], { 'GET /api/qualite': () => qualite({ parts }) });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Complétude par' }), 'proprietaire');
    expect(await screen.findByRole('button', { name: 'Gîtes du Val' })).toBeTruthy();
    expect(screen.queryByText(/champ « Codes dans les systèmes »/)).toBeNull();
  });

  it('is a file of what is to correct, of the same search', async () => {
    const save = vi.spyOn(browser, 'save').mockReturnValue(undefined);
    const { user, sent } = await show('?commune=Valbrune', ['ROLE_SUPER_ADMIN'], {
      'GET /api/qualite/export': () => ({ data: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'Exporter en CSV' }));
    await vi.waitFor(() => expect(save).toHaveBeenCalled());
    expect(asked(sent('GET /api/qualite/export')[0])).toEqual({ commune: ['Valbrune'] });
  });

  it('is read by who may give no link, and says when there is nothing', async () => {
    const { sent } = await show('', ['ROLE_WEB_USER'], {
      'GET /api/qualite': () => qualite({ objets: 0, aCorriger: 0 }),
    });
    expect(await screen.findByText(/^Aucun objet publié ici/)).toBeTruthy();
    expect(screen.queryByText('Faire corriger par le propriétaire')).toBeNull();
    expect(sent('GET /api/qualite/liens')).toEqual([]);
  });
});
