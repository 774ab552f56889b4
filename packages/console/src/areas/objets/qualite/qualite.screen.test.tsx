import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import type { Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { standIn } from '../../../testing/stand-in.ts';
import * as surface from '../../../ui/map/map-surface.ts';
import QualiteScreen from './qualite.screen.tsx';

const map = vi.fn();
standIn(surface, 'openSurface', () => ({ show: map, fit: vi.fn(), resize: vi.fn(), close: vi.fn() }));
fakeBrowser();

const part = (cle: string, nom: string, objets: number, completude: number, aCorriger: number) => ({
  ...{ cle, nom, sansNom: null, objets, completude, aCorriger },
});
const named = [part('Gîtes du Val', 'Gîtes du Val', 12, 50, 10)];
const qualite = (changes: object = {}) => ({
  data: {
    ...{ objets: 40, completude: 72, aCorriger: 25, graves: 3 },
    anomalies: [
      { anomalie: 'sans-photo', nombre: 20 },
      { anomalie: 'position-hors-pays', nombre: 3 },
    ],
    parts: {
      type: [part('hotel', '', 30, 65, 22), part('camping', '', 10, 93, 0)],
      entite: [],
      proprietaire: [...named, { ...part('962', '', 4, 80, 1), sansNom: { systeme: 'lei', communes: ['Valbrune'] } }],
      source: [],
    },
    ...changes,
  },
});
const lien = {
  id: 4,
  proprietaire: 'Gîtes du Val',
  par: 'Anne Roche',
  creeLe: '2026-11-01T08:00:00.000Z',
  expireLe: '2099-12-01T08:00:00.000Z',
  revoqueLe: null,
};
const API = {
  'GET /api/qualite': () => qualite(),
  'GET /api/qualite/communes': () => ({
    data: {
      items: [{ nom: 'Valbrune', lat: 44, lon: 5, objets: 2, completude: 40, aCorriger: 2 }],
      sansObjet: ['Les Trous'],
    },
  }),
  'GET /api/qualite/tendance': () => ({
    data: {
      flux: [
        {
          ...{ systeme: 'lei', id: 7, nom: 'Flux du Val' },
          releves: [
            { importation: 1, le: '2026-11-01T08:00:00.000Z', objets: 38, completude: 60, aCorriger: 30 },
            { importation: 2, le: '2026-11-08T08:00:00.000Z', objets: 40, completude: 72, aCorriger: 25 },
          ],
        },
      ],
    },
  }),
  'GET /api/qualite/proprietaires': () => ({
    data: {
      items: [
        { cle: 'Gîtes du Val', nom: 'Gîtes du Val', objets: 12, aCorriger: 10, systeme: 'lei', communes: ['Valbrune'] },
        { cle: '962', nom: null, objets: 4, aCorriger: 1, systeme: 'lei', communes: ['Valbrune', 'Montclair'] },
        { cle: 'd78d0405-1f64', nom: 'Maison du Val', objets: 1, aCorriger: 0, systeme: 'tourinsoft', communes: [] },
      ],
    },
  }),
  'GET /api/qualite/liens': () => ({ data: { items: [] } }),
  'GET /api/qualite/reponses': () => ({ data: { items: [], aTraiter: 0 } }),
  'POST /api/qualite/liens': () => ({
    data: { items: [lien], adresse: '/prod-api/api/qualite/corrections/correction.x' },
  }),
};
type Roles = readonly ('ROLE_SUPER_ADMIN' | 'ROLE_WEB_USER')[];
const show = (search = '', roles: Roles = ['ROLE_SUPER_ADMIN'], api: object = {}) =>
  showScreen(<QualiteScreen />, { at: `/catalogue/qualite${search}`, roles, api: { ...API, ...api } });
const asked = (sent: Sent | undefined) => JSON.parse(sent?.query.get('filter') ?? '{}');

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

  it('is corrected by owners, by a link that is told once', async () => {
    const { user, sent } = await show('?proprietaire=Gîtes du Val');
    await user.click(await screen.findByRole('button', { name: 'Créer un lien' }));
    expect((await screen.findByRole('status', { name: 'Copiez ce lien maintenant' })) === document.activeElement).toBe(
      true,
    );
    expect(sent('POST /api/qualite/liens')[0]?.body).toEqual({ proprietaire: 'Gîtes du Val', jours: 30 });
    expect(await screen.findByRole('button', { name: /^Révoquer\s: Gîtes du Val$/ })).toBeTruthy();
  });

  it('offers owners by their name, or by where their objets are, and not those of others', async () => {
    const { user, sent } = await show('?proprietaire=D’ailleurs');
    const button = await screen.findByRole('button', { name: 'Créer un lien' });
    expect(button).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('combobox', { name: 'Propriétaire' }));
    const offered = await screen.findAllByRole('option');
    expect(offered.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual(
      expect.arrayContaining([
        'Gîtes du Val, 12 objets, 10 à corriger',
        'Sans nom, à Valbrune, Montclair (LEI, n° 962), 4 objets, 1 à corriger',
        'Maison du Val, 1 objet, 0 à corriger',
      ]),
    );
    await user.click(screen.getByRole('option', { name: /n°\s962/ }));
    await user.click(button);
    expect(sent('POST /api/qualite/liens')[0]?.body).toEqual({ proprietaire: '962', jours: 30 });
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

describe('the answers of owners', () => {
  const reponse = {
    ...{ id: 9, objet: 3, nom: 'Auberge du lac', proprietaire: 'Gîtes du Val', anomalie: 'sans-photo' },
    ...{ texte: '<b>Photo</b>\njointe demain', recueLe: '2026-11-02T08:00:00.000Z', traiteeLe: null, traiteePar: '' },
    precedentes: [{ texte: 'Photo jointe demain', recueLe: '2026-11-01T08:00:00.000Z' }],
  };

  it('are read as text, lead to the objet, and are handled', async () => {
    let [one] = [{ ...reponse } as object];
    const api = {
      'GET /api/qualite/reponses': () => ({ data: { items: [one], aTraiter: 1 } }),
      'POST /api/qualite/reponses/9/traiter': () => {
        one = { ...reponse, traiteeLe: '2026-11-03T08:00:00.000Z', traiteePar: 'Anne Roche' };
        return { data: null };
      },
    };
    const { user, sent } = await show('', ['ROLE_SUPER_ADMIN'], api);
    const panel = within(await screen.findByRole('region', { name: 'Réponses des propriétaires' }));
    expect(panel.getByText(/^<b>Photo<\/b>/)).toBeTruthy();
    await user.click(panel.getByText('Ce qui était écrit avant (1)'));
    expect(panel.getByText(/^Le 1er novembre 2026\s: Photo jointe demain$/)).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Auberge du lac' }).getAttribute('href')).toBe(
      '/catalogue/view/3?onglet=anomalies',
    );
    await user.click(panel.getByRole('button', { name: /^Marquer comme traitée\s: Auberge du lac, Aucune photo$/ }));
    expect(await panel.findByText('Reçue le 2 novembre 2026, traitée le 3 novembre 2026 par Anne Roche.')).toBeTruthy();
    expect(sent('POST /api/qualite/reponses/9/traiter')[0]?.body).toEqual({ traitee: true, recueLe: reponse.recueLe });
    expect(panel.getByRole('button', { name: /^Reprendre/ })).toBeTruthy();
  });

  it('are not asked for by who may not handle them', async () => {
    const { sent } = await show('', ['ROLE_WEB_USER']);
    await screen.findByRole('table', { name: 'Complétude par type' });
    expect(sent('GET /api/qualite/reponses')).toHaveLength(0);
  });
});
