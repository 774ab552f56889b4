import { type CleDApi, site } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer, Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../testing/show-beside.tsx';
import './sites/cle.dialog.tsx';
import SitePanel from './site.panel.tsx';

fakeBrowser();

const AT = '/api/web/sites/3';
const cle = (changes: Partial<CleDApi> = {}): CleDApi => ({
  id: 5,
  nom: 'Application',
  debut: 'br_abc',
  origines: ['https://www.exemple.fr'],
  quota: 10_000,
  utilisees: 1_200,
  creeLe: '2026-11-01T08:00:00.000Z',
  derniereUtilisation: null,
  revoqueeLe: null,
  ...changes,
});
const RIEN = {
  jours: [],
  vues: 0,
  clics: 0,
  objets: [],
  recherches: [],
  sansResultat: [],
  filtres: [],
  introuvables: [],
  redirections: [],
};
const rows = (...items: object[]): Answer => ({ data: { items, total: items.length, names: {} } });

function show(api: Record<string, (sent: Sent) => Answer> = {}, changes: object = {}) {
  const record = savedRecord(site, { nom: 'Le lac', code: 'lac', langues: ['fr'], ...changes });
  return showBeside(<SitePanel record={record} resource={site} />, {
    resource: site,
    record,
    api: {
      [`GET ${AT}/cles`]: () => ({ data: { items: [cle()] } }),
      [`GET ${AT}/statistiques`]: () => ({ data: RIEN }),
      [`GET ${AT}/invites`]: () => ({ data: { items: [] } }),
      'GET /api/web/listes': () => rows(),
      'GET /api/web/fiches': () => rows(),
      'GET /api/web/maps': () => rows(),
      ...api,
    },
  });
}

type User = Awaited<ReturnType<typeof show>>['user'];
const agree = async (user: User, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the keys of a site', () => {
  it('tell what they are for and how much they are used', async () => {
    await show();
    expect(await screen.findByText('Application')).toBeTruthy();
    expect(screen.getByText(/^1.200 requêtes aujourd’hui sur 10.000, jamais utilisée\.$/)).toBeTruthy();
  });

  it('are shown once, when they are made', async () => {
    const { user, sent } = await show({
      [`POST ${AT}/cles`]: () => ({ data: { items: [cle()], cle: 'br_abc_secret' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Créer une clé' }));
    await user.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Borne');
    await user.type(screen.getByRole('textbox', { name: /^Pages qui peuvent/ }), 'exemple');
    await user.click(screen.getByRole('button', { name: 'Créer la clé' }));
    expect(await screen.findByText(/«\sexemple\s» n’est pas une adresse/)).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: /^Pages qui peuvent/ }));
    await user.type(screen.getByRole('textbox', { name: /^Pages qui peuvent/ }), 'https://borne.exemple.fr');
    await user.click(screen.getByRole('button', { name: 'Créer la clé' }));
    expect(await screen.findByDisplayValue('br_abc_secret')).toBeTruthy();
    expect(sent(`POST ${AT}/cles`)[0]?.body).toEqual({
      nom: 'Borne',
      quota: 10_000,
      origines: ['https://borne.exemple.fr'],
    });
    await user.click(screen.getByRole('button', { name: 'Cacher la clé' }));
    expect(screen.queryByDisplayValue('br_abc_secret')).toBeNull();
  });

  it('are renewed and cut once somebody agrees', async () => {
    const { user, sent } = await show({
      [`POST ${AT}/cles/5/renouveler`]: () => ({ data: { items: [cle()], cle: 'br_new' } }),
      [`POST ${AT}/cles/5/revoquer`]: () => ({ data: { items: [cle({ revoqueeLe: '2026-11-15T08:00:00.000Z' })] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Renouveler Application' }));
    await agree(user, 'Renouveler');
    expect(await screen.findByDisplayValue('br_new')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Couper Application' }));
    await agree(user, 'Couper la clé');
    expect(await screen.findByText(/br_abc… · coupée/)).toBeTruthy();
    expect(sent(`POST ${AT}/cles/5/revoquer`)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Couper Application' })).toBeNull();
  });

  it('are told to nobody but who may change the site', async () => {
    const { sent } = await show({}, { modifiable: false });
    await screen.findByRole('heading', { name: 'Sur ce site' });
    expect(screen.queryByText('Application')).toBeNull();
    expect(sent(`GET ${AT}/cles`)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Refaire toutes les pages' })).toBeNull();
  });
});

describe('what a site shows', () => {
  it('is listed with where each stands', async () => {
    const { sent } = await show(
      {
        'GET /api/web/listes': () => rows({ id: 8, version: 1, nom: 'Tables', etat: 'modifie' }),
        'GET /api/web/fiches': () => rows({ id: 9, version: 1, nom: 'Fiche simple', etat: 'publie' }),
      },
      { fiches: [{ typesObjets: [], fiche: 9 }] },
    );
    const table = await screen.findByRole('table', { name: 'Listes, fiches et cartes du site' });
    expect(within(table).getByRole('row', { name: /Tables.*Publié, modifié depuis/ })).toBeTruthy();
    expect(within(table).getByRole('link', { name: 'Fiche simple' }).getAttribute('href')).toBe('/web/fiches/edit/9');
    expect(sent('GET /api/web/listes')[0]?.query.get('filter')).toBe('{"sites":[3]}');
    expect(sent('GET /api/web/fiches')[0]?.query.get('filter')).toBe('{"id":[9]}');
  });

  it('starts with a list', async () => {
    const { sent } = await show();
    expect(await screen.findByRole('link', { name: 'Créez une liste' })).toBeTruthy();
    expect(sent('GET /api/web/fiches')).toHaveLength(0);
  });

  it('is where its addresses say, and made anew on demand', async () => {
    const { user, sent } = await show({ [`POST ${AT}/purger`]: () => ({ data: {} }) });
    const link = await screen.findByRole('link', { name: /^Accueil/ });
    expect(link.getAttribute('href')).toBe(`${location.origin}/public/lac/fr`);
    expect(screen.getByRole('link', { name: /^Plan du site/ }).getAttribute('href')).toMatch(
      /\/public\/lac\/sitemap\.xml$/,
    );
    await user.click(screen.getByRole('button', { name: 'Refaire toutes les pages' }));
    await waitFor(() => expect(sent(`POST ${AT}/purger`)).toHaveLength(1));
  });
});

describe('the statistics of a site', () => {
  it('are empty before the first visit', async () => {
    await show();
    expect(await screen.findByText(/^Aucune visite sur cette période/)).toBeTruthy();
  });

  it('tell what was seen, looked for and not found', async () => {
    const { user, sent } = await show({
      [`GET ${AT}/statistiques`]: ({ query }) => ({
        data: {
          ...RIEN,
          jours: [{ jour: query.get('au'), vues: 40, clics: 6 }],
          vues: 1_240,
          clics: 60,
          objets: [{ id: 12, nom: 'Auberge', vues: 300, clics: 20 }],
          recherches: [{ texte: 'piscine', nombre: 9 }],
          sansResultat: [{ texte: 'surf', nombre: 4 }],
          introuvables: [{ texte: '/fr/vieille-page', nombre: 7 }],
        },
      }),
    });
    expect(await screen.findByText(/^1.240$/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Vues et clics par jour, du/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Auberge' })).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Adresses introuvables' })).getByText('/fr/vieille-page'),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Redirections suivies' })).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Recherches sans résultat' })).getByText('surf')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Voir en tableau' }));
    expect(within(screen.getByRole('table', { name: 'Vues et clics par jour' })).getAllByRole('row')).toHaveLength(31);
    await user.click(screen.getByRole('radio', { name: '7 jours' }));
    const days = () => {
      const query = sent(`GET ${AT}/statistiques`).at(-1)?.query;
      return (Date.parse(query?.get('au') ?? '') - Date.parse(query?.get('du') ?? '')) / 86_400_000;
    };
    await waitFor(() => expect(days()).toBe(6));
  });
});

describe('what other entities publish on a site', () => {
  const invite = {
    ressource: 'listeWeb',
    nature: 'Liste',
    id: 12,
    nom: 'Où dormir au lac',
    entite: 'Office du lac',
    retireLe: null,
  };

  it('is told with whose it is, and taken off the site by its owner, who may put it back', async () => {
    const { user, sent } = await show({
      [`GET ${AT}/invites`]: () => ({ data: { items: [invite] } }),
      [`POST ${AT}/invites`]: ({ body }) => ({
        data: { items: [{ ...invite, retireLe: Object(body).retire ? '2026-11-15T08:00:00.000Z' : null }] },
      }),
    });
    expect(await screen.findByText('Liste, Office du lac')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retirer Où dormir au lac' }));
    await agree(user, 'Retirer');
    await user.click(await screen.findByRole('button', { name: 'Remettre Où dormir au lac' }));
    expect(await screen.findByRole('button', { name: 'Retirer Où dormir au lac' })).toBeTruthy();
    expect(sent(`POST ${AT}/invites`).map(({ body }) => body)).toEqual([
      { ressource: 'listeWeb', id: 12, retire: true },
      { ressource: 'listeWeb', id: 12, retire: false },
    ]);
  });
});
