import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { mediaOf, recordOf } from '../../catalogue/media/testing/medias.ts';
import type { Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { useDepot } from './depot/depot.store.ts';
import MediathequeListScreen from './mediatheque-list.screen.tsx';
import './liste/dossier.dialog.tsx';

fakeBrowser();
afterEach(() => useDepot.getState().clear());

const LIST = 'GET /api/mediatheque';
const CHOIX = 'GET /api/mediatheque/choix';
const medias = [
  mediaOf(1, { titre: 'Le lac', au: '2020-01-01' }),
  mediaOf(2, { titre: 'Le col' }),
  mediaOf(3, { titre: 'Le col (copie)' }),
];
const records = medias.map(({ id, titre }) => recordOf(id, { titre: { fr: titre } }));

const API = {
  'GET /api/vues': () => ({ data: { items: [] } }),
  [LIST]: () => ({ data: { items: records.slice(0, 2), total: 2, names: {} } }),
  [CHOIX]: ({ query }: Sent) => {
    const ids = query.get('ids')?.split(',').map(Number) ?? [];
    return { data: { items: medias.filter(({ id }) => ids.includes(id)), total: ids.length } };
  },
  'GET /api/mediatheque/dossiers': () => ({
    data: {
      items: [
        { chemin: '', nombre: 1 },
        { chemin: 'Été', nombre: 2 },
        { chemin: 'Été/Plages', nombre: 3 },
      ],
    },
  }),
  'GET /api/mediatheque/etat': () => ({
    data: {
      aCompleter: [],
      doublons: [[2, 3]],
      inutilises: [],
      bientot: [],
      expires: [1],
      poids: 3_200_000,
      quota: null,
    },
  }),
  'POST /api/mediatheque/dossiers/deplacer': () => ({ data: { nombre: 5 } }),
};

type Roles = readonly ('ROLE_SUPER_ADMIN' | 'ROLE_WEB_USER')[];

function show(search = '', roles: Roles = ['ROLE_SUPER_ADMIN'], api: object = {}) {
  return showScreen(<MediathequeListScreen />, { at: `/mediatheque/list${search}`, api: { ...API, ...api }, roles });
}

/** A server whose folders follow their moves. */
function movingFolders() {
  let chemins = ['Été', 'Été/Plages', 'Hiver'];
  return {
    'GET /api/mediatheque/dossiers': () => ({ data: { items: chemins.map((chemin) => ({ chemin, nombre: 2 })) } }),
    'POST /api/mediatheque/dossiers/deplacer': ({ body }: Sent) => {
      const { de, vers } = Object(body);
      chemins = chemins.map((chemin) => (`${chemin}/`.startsWith(`${de}/`) ? vers + chemin.slice(de.length) : chemin));
      return { data: { nombre: 4 } };
    },
  };
}

async function rename(user: UserEvent, name: string, path: string) {
  await user.click(await screen.findByRole('button', { name: `Renommer ou déplacer ${name}` }));
  const dialog = await screen.findByRole('dialog', { name: /Renommer ou déplacer/ });
  const box = within(dialog).getByRole('textbox', { name: 'Nouveau chemin' });
  await user.clear(box);
  await user.type(box, path);
  await user.click(within(dialog).getByRole('button', { name: 'Déplacer' }));
  await screen.findByText(/médias déplacés/);
}

const card = (name: string) => screen.findByRole('article', { name });
const asked = (query: URLSearchParams | undefined) => JSON.parse(query?.get('filter') ?? '{}');

describe('the list of the médiathèque', () => {
  it('shows pictures first, each with its credit, its measures and what is wrong with its rights', async () => {
    await show();
    const lac = await card('Le lac');
    expect(await within(lac).findByText('Droits passés le 1er janv. 2020')).toBeTruthy();
    expect(within(lac).getByText('© Office du Val')).toBeTruthy();
    expect(within(lac).getByText(/4.032.×.3.024.px/)).toBeTruthy();
    expect(within(lac).getByRole('link', { name: 'Le lac' }).getAttribute('href')).toBe('/mediatheque/edit/1');
    expect(lac.querySelector('img')?.getAttribute('src')).toMatch(/\/vignette$/);
    expect(lac.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  it('shows rows to who prefers them, and remembers it', { tags: 'torture' }, async () => {
    const { user, address, unmount } = await show();
    await card('Le lac');
    await user.click(screen.getByRole('radio', { name: 'Tableau' }));
    expect(address()).toBe('/mediatheque/list?affichage=tableau');
    expect(await screen.findByRole('row', { name: /Le lac/ })).toBeTruthy();
    unmount();
    await show();
    expect(await screen.findByRole('row', { name: /Le lac/ })).toBeTruthy();
  });

  it('ticks pictures as it ticks rows', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Le col' }));
    const bar = await screen.findByRole('region', { name: 'Actions sur la sélection' });
    expect(within(bar).getByRole('button', { name: 'Déplacer' })).toBeTruthy();
  });

  it('narrows to a folder with all that is below it, and comes back', async () => {
    const { user, sent, address } = await show();
    const folders = await screen.findByRole('navigation', { name: 'Dossiers' });
    await user.click(await within(folders).findByRole('button', { name: /^Été/ }));
    await waitFor(() => expect(asked(sent(LIST).at(-1)?.query).dossier).toEqual(['Été', 'Été/Plages']));
    await user.click(within(folders).getByRole('button', { name: /Sans dossier/ }));
    await waitFor(() => expect(asked(sent(LIST).at(-1)?.query).dossier).toEqual(['']));
    await user.click(within(folders).getByRole('button', { name: 'Tous les médias' }));
    expect(address()).toBe('/mediatheque/list');
  });

  it('renames a folder, with all that it holds', async () => {
    const { user, sent } = await show();
    await user.click(await screen.findByRole('button', { name: 'Renommer ou déplacer Été' }));
    const dialog = await screen.findByRole('dialog', { name: /Renommer ou déplacer/ });
    const box = within(dialog).getByRole('textbox', { name: 'Nouveau chemin' });
    await user.clear(box);
    await user.type(box, 'Été/Plages/Été');
    await user.click(within(dialog).getByRole('button', { name: 'Déplacer' }));
    expect(within(dialog).getByText('Un dossier ne va pas dans lui-même.')).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'Saisons/Été');
    await user.click(within(dialog).getByRole('button', { name: 'Déplacer' }));
    expect(await screen.findByText('5 médias déplacés.')).toBeTruthy();
    expect(sent('POST /api/mediatheque/dossiers/deplacer')[0]?.body).toEqual({ de: 'Été', vers: 'Saisons/Été' });
  });

  type Move = [shown: string, renamed: string, path: string, filter: string[]];
  const goesOnShowing = async (shown: string, renamed: string, path: string, filter: readonly string[]) => {
    const { user, sent } = await show('', ['ROLE_SUPER_ADMIN'], movingFolders());
    const folders = await screen.findByRole('navigation', { name: 'Dossiers' });
    await user.click(await within(folders).findByRole('button', { name: 'Déplier Été' }));
    await user.click(within(folders).getByRole('button', { name: new RegExp(`^${shown}`) }));
    await waitFor(() => expect(asked(sent(LIST).at(-1)?.query).dossier).toBeTruthy());
    await rename(user, renamed, path);
    await waitFor(() => expect(asked(sent(LIST).at(-1)?.query).dossier).toEqual(filter));
  };

  it('goes on showing « Plages » when « Été », where it is, becomes « Saisons/Été »', () =>
    goesOnShowing('Plages', 'Été', 'Saisons/Été', ['Saisons/Été/Plages']));

  it.each<Move>([
    ['Été', 'Été', 'Saisons/Été', ['Saisons/Été', 'Saisons/Été/Plages']],
    ['Été', 'Plages', 'Été/Sable', ['Été', 'Été/Sable']],
    ['Hiver', 'Été', 'Saisons/Été', ['Hiver']],
  ])('goes on showing « %s » when « %s » becomes « %s »', { tags: 'torture' }, goesOnShowing);

  it('says that the folders could not be read, and reads them again', async () => {
    let isDown = true;
    const folders = API['GET /api/mediatheque/dossiers'];
    const { user } = await show('', ['ROLE_SUPER_ADMIN'], {
      'GET /api/mediatheque/dossiers': () => (isDown ? { status: 500, message: 'Panne.' } : folders()),
    });
    await screen.findByText('Les dossiers n’ont pas pu être lus');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('button', { name: /^Été/ })).toBeTruthy();
  });

  it('tells what deserves a look, and shows it', async () => {
    const { user, address } = await show();
    await user.click(await screen.findByRole('button', { name: /1.fichier en double/ }));
    expect(address()).toBe('/mediatheque/list?affichage=doublons');
    const group = await screen.findByRole('region', { name: 'Le même fichier, 2 fois' });
    await user.click(await within(group).findByRole('checkbox', { name: 'Sélectionner Le col (copie)' }));
    expect(await screen.findByText('1 élément sélectionné')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Revenir à tous les médias' }));
    expect(await card('Le lac')).toBeTruthy();
  });

  it.each([
    [1_200_000_000, '1,2 Go sur 5 Go', '24'],
    [4_600_000_000, '4,6 Go sur 5 Go : presque plein', '92'],
    [5_300_000_000, '5,3 Go sur 5 Go : plein', '100'],
  ])('draws what is taken of the quota: %d bytes', async (poids, words, percents) => {
    const { data } = API['GET /api/mediatheque/etat']();
    const quota = { poids, octets: 5_000_000_000 };
    await show('', ['ROLE_SUPER_ADMIN'], { 'GET /api/mediatheque/etat': () => ({ data: { ...data, quota } }) });
    const bar = await screen.findByRole('progressbar', { name: 'Place prise par les médias de votre entité' });
    expect(bar.getAttribute('aria-valuenow')).toBe(percents);
    expect(screen.getByText(/sur 5.Go/).textContent?.replaceAll(/\s/g, ' ')).toBe(words);
    expect(screen.queryByText(/en tout/)).toBeNull();
  });

  it('draws nothing where there is no quota', async () => {
    await show();
    expect(await screen.findByText(/^3,2.Mo en tout$/)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('keeps what is large enough for print, and all again; filters by the hue that stands out and by the usual facets', async () => {
    const { user, sent } = await show();
    await card('Le lac');
    const large = screen.getByRole('button', { name: 'Assez grand pour l’impression' });
    await user.click(large);
    await waitFor(() =>
      expect(asked(sent(LIST).at(-1)?.query)).toMatchObject({ largeur: { min: 1_772 }, hauteur: { min: 1_772 } }),
    );
    expect(large.getAttribute('aria-pressed')).toBe('true');
    await user.click(large);
    await waitFor(() => expect(asked(sent(LIST).at(-1)?.query).largeur).toBeUndefined());
    await user.click(screen.getByRole('button', { name: 'Teinte' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Bleu' }));
    await waitFor(() => expect(asked(sent(LIST).at(-1)?.query).teinte).toEqual(['bleu']));
    const facets = screen.getByRole('list', { name: 'Filtres usuels' });
    await user.click(within(facets).getByRole('button', { name: 'Genre' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Vidéo' }));
    await waitFor(() => expect(asked(sent(LIST).at(-1)?.query).genre).toEqual(['video']));
  });

  it('offers no deposit and no change of folders to who only reads', async () => {
    await show('', ['ROLE_WEB_USER']);
    await card('Le lac');
    expect(screen.queryByRole('button', { name: 'Déposer des fichiers' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Voir les partages' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Renommer/ })).toBeNull();
  });
});
