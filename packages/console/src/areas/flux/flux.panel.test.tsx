import { fluxTourinsoft } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { plainFields } from '../../resource/form/testing/plain-fields.ts';
import type { Answer, Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { essaiOf, fluxOf } from './testing/flux.ts';
import { ok, openFlux as open } from './testing/open-flux.tsx';

// Widgets have tests of their own, and cost a second a form.
plainFields();
fakeBrowser();

const steps = async () => within(await screen.findByRole('region', { name: 'Prochaines étapes' }));
const current = async () => (await steps()).getAllByRole('listitem').find((item) => item.hasAttribute('aria-current'));

describe('a new Tourinsoft feed', () => {
  it('is gone on with once created, whichever button saved it', async () => {
    const created = ({ body }: Sent) => ok(fluxOf(fluxTourinsoft, { ...Object(body), syndication: { defini: true } }));
    const page = await open(fluxTourinsoft, null, { [`POST /api${fluxTourinsoft.path}`]: created });
    await page.user.type(await screen.findByLabelText('Nom'), 'Gîtes');
    await page.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(page.address()).toBe(`${fluxTourinsoft.path}/edit/4`));
  });

  it('is led from the test to the mapping, which opens by itself', async () => {
    const page = await open(fluxTourinsoft, fluxOf(fluxTourinsoft, { syndication: { defini: true } }), {
      [`POST /api${fluxTourinsoft.path}/4/tester`]: () => ok(essaiOf()),
      [`POST /api${fluxTourinsoft.path}/4/correspondance`]: () => ok({ id: 9, champs: 70, relies: 62 }),
    });
    expect((await current())?.textContent).toContain('1. Tester la source');
    expect((await steps()).getByText('Le flux est enregistré. Prochaine étape : tester la source.')).toBeDefined();
    await page.user.click((await steps()).getByRole('button', { name: 'Tester' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Test de/ }));
    expect(await dialog.findByText('La syndication répond.')).toBeDefined();
    expect(dialog.getByText(/1 240 fiches dans le flux · 20 fiches lues, 1 rejetée/)).toBeDefined();
    expect(dialog.getByRole('rowheader', { name: 'Gîte de l’Étang' })).toBeDefined();
    expect(dialog.getByRole('rowheader', { name: 'HOT-7' })).toBeDefined();
    expect(dialog.getByText('Sans nom.')).toBeDefined();
    const [close] = dialog.getAllByRole('button', { name: 'Fermer' }).toReversed();
    if (close) await page.user.click(close);
    await waitFor(async () => expect((await current())?.textContent).toContain('2. Préparer la correspondance'));
    await page.user.click((await steps()).getByRole('button', { name: 'Préparer la correspondance' }));
    await waitFor(() => expect(page.address()).toBe('/administration/tourinsoft-v3/mapping/edit/9'));
    expect(await screen.findByText(/62 champs sur 70 reliés/)).toBeDefined();
  });

  it('is told of a second test that could not be made, in place of the first', async () => {
    let answer: Answer = ok(essaiOf());
    const page = await open(fluxTourinsoft, fluxOf(fluxTourinsoft, { syndication: { defini: true } }), {
      [`POST /api${fluxTourinsoft.path}/4/tester`]: () => answer,
    });
    await page.user.click((await steps()).getByRole('button', { name: 'Tester' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Test de/ }));
    expect(await dialog.findByText('La syndication répond.')).toBeDefined();
    answer = { status: 500, code: 50_000, message: 'Panne' };
    await page.user.click(dialog.getByRole('button', { name: 'Tester de nouveau' }));
    expect(await dialog.findByText('Le test n’a pas pu se faire')).toBeDefined();
    expect(dialog.queryByText('La syndication répond.')).toBeNull();
    expect((await current())?.textContent).toContain('1. Tester la source');
  });

  it('whose source does not answer says what happened', async () => {
    const page = await open(fluxTourinsoft, fluxOf(fluxTourinsoft, { syndication: { defini: true } }), {
      [`POST /api${fluxTourinsoft.path}/4/tester`]: () =>
        ok(essaiOf({ reussi: false, message: 'Identifiant de syndication inconnu.', exemples: [], rejets: [] })),
    });
    await page.user.click((await steps()).getByRole('button', { name: 'Tester' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Identifiant de syndication inconnu.');
    await waitFor(async () => expect((await current())?.getAttribute('data-state')).toBe('probleme'));
  });
});

describe('a feed whose records nothing names yet', () => {
  const refused = essaiOf({
    reussi: false,
    message: 'Les fiches n’ont pas d’identifiant.',
    exemples: [],
    rejets: [{ position: 'ligne 2', identifiant: null, motif: 'La fiche n’a pas d’identifiant.' }],
    identifiants: [{ champ: 'Réf_ fiche', exemples: ['A-1', 'A-2'] }],
  });

  it('is refused a mapping, and takes one of the fields that its test proposes', async () => {
    let essai = refused;
    const page = await open(fluxTourinsoft, fluxOf(fluxTourinsoft, { syndication: { defini: true } }), {
      [`POST /api${fluxTourinsoft.path}/4/correspondance`]: () => ({
        status: 422,
        code: 42_202,
        message: 'La source de ce flux n’a pas pu être lue.',
      }),
      [`POST /api${fluxTourinsoft.path}/4/tester`]: () => ok(essai),
      [`PUT /api${fluxTourinsoft.path}/4`]: ({ body }) => {
        essai = essaiOf({ message: 'Les champs restent à relier.', aRelier: true, exemples: [], rejets: [] });
        return ok(fluxOf(fluxTourinsoft, { ...Object(body), syndication: { defini: true }, version: 2 }));
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Préparer la correspondance' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Test de/ }));
    expect(await dialog.findByText('Il reste à dire ce qui identifie les fiches')).toBeDefined();
    expect(dialog.getByText('A-1, A-2')).toBeDefined();
    // All the records are refused for one reason, which has just been told.
    expect(dialog.queryByRole('table')).toBeNull();
    await page.user.click(dialog.getByRole('button', { name: /^Identifier par .* fiche/ }));
    expect(page.sent(`PUT /api${fluxTourinsoft.path}/4`)[0]?.body).toEqual({ champId: 'Réf_ fiche', version: 1 });
    expect(await dialog.findByText('Les champs restent à relier.', {}, { timeout: 4000 })).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Préparer la correspondance' })).toBeDefined();
  });
});

describe('a feed', () => {
  const mapped = fluxOf(fluxTourinsoft, {
    syndication: { defini: true },
    correspondance: 9,
    dernierEtat: 'terminee',
    frequence: 'jour',
    heure: '04:30',
  });

  it('that was imported is no longer led, and keeps its actions', async () => {
    const page = await open(fluxTourinsoft, mapped, {
      [`POST /api${fluxTourinsoft.path}/4/importer`]: () => ok({ importation: 31, tache: 8 }),
    });
    const panel = within(await screen.findByRole('region', { name: 'Ce flux' }));
    expect(screen.queryByRole('region', { name: 'Prochaines étapes' })).toBeNull();
    expect(panel.getByRole('link', { name: 'Historique des imports' }).getAttribute('href')).toBe(
      '/administration/imports?fluxTourinsoft=4',
    );
    await page.user.click(panel.getByRole('button', { name: 'Import à blanc' }));
    await page.user.click(await screen.findByRole('button', { name: 'Suivre l’import' }));
    await waitFor(() => expect(page.address()).toBe('/administration/imports?import=31'));
    expect(page.sent(`POST /api${fluxTourinsoft.path}/4/importer`)[0]?.body).toEqual({ aBlanc: true });
  });

  it('tells its schedule under the fields that set it', async () => {
    await open(fluxTourinsoft, mapped);
    expect(await screen.findByText(/^Chaque jour à 4 h 30, prochain passage/)).toBeDefined();
  });

  it('is suspended over the version that is seen', async () => {
    const page = await open(fluxTourinsoft, mapped, {
      [`PUT /api${fluxTourinsoft.path}/4`]: () => ok({ ...mapped, actif: false, version: 2 }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Suspendre' }));
    expect(await screen.findByRole('button', { name: 'Reprendre' })).toBeDefined();
    expect(page.sent(`PUT /api${fluxTourinsoft.path}/4`)[0]?.body).toEqual({ actif: false, version: 1 });
  });

  it('that was typed in is saved before it is tested', async () => {
    const page = await open(fluxTourinsoft, mapped);
    await page.user.type(await screen.findByLabelText('Nom'), ' bis');
    const panel = within(screen.getByRole('region', { name: 'Ce flux' }));
    expect(panel.getByText(/^Enregistrez vos modifications d’abord/)).toBeDefined();
    expect(panel.getByRole('button', { name: 'Tester' })).toHaveProperty('disabled', true);
  });

  it('is acted on before it is typed in where the window has one column, for the keyboard too', async () => {
    const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => media);
    await open(fluxTourinsoft, mapped);
    const acts = await screen.findByRole('region', { name: 'Ce flux' });
    const field = await screen.findByLabelText('Nom');
    expect(acts.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('region', { name: 'Ce flux' })).toHaveLength(1);
  });

  it('shows only the fields of its origin', async () => {
    await open(fluxTourinsoft, { ...mapped, origine: 'fichier', depot: 'gites.json' });
    expect(await screen.findByLabelText('Fichier')).toHaveProperty('value', 'gites.json');
    expect(screen.queryByLabelText('Identifiant de syndication')).toBeNull();
  });
});

it('a feed in which something was typed is not said to be saved', async () => {
  const page = await open(fluxTourinsoft, fluxOf(fluxTourinsoft, { syndication: { defini: true } }));
  expect((await steps()).getByText(/^Le flux est enregistré/)).toBeDefined();
  await page.user.type(await screen.findByLabelText('Nom'), ' bis');
  expect((await steps()).getByText('Enregistrez vos modifications pour continuer.')).toBeDefined();
  expect((await steps()).queryByText(/^Le flux est enregistré/)).toBeNull();
});
