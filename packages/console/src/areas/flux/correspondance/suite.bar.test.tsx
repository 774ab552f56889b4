import { type AnyRecord, correspondance, type Field, fluxTourinsoft } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '../../../api/session.store.ts';
import { readTabState } from '../../../navigation/tab-state.ts';
import { recordQuery } from '../../../resource/form/record.queries.ts';
import { plainFields } from '../../../resource/form/testing/plain-fields.ts';
import ResourceFormScreen from '../../../resource/resource-form.screen.tsx';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { VERIFIEE } from '../verifiee.ts';

// Widgets have tests of their own, and cost a second a form.
plainFields();
fakeBrowser();

const AT = `${correspondance.path}/edit/9`;
const FLUX = `${fluxTourinsoft.path}/edit/4`;
const ok = (data: unknown): Answer => ({ data });

function recordOf(changes: Readonly<Record<string, unknown>> = {}): AnyRecord {
  const blank = Object.entries<Field>(correspondance.fields).map(([name, { initial = null }]) => [name, initial]);
  return { ...Object.fromEntries(blank), id: 9, version: 1, nom: 'Gîtes', description: '', ...changes };
}

function show({ used = true } = {}) {
  const usage = {
    ressource: 'fluxTourinsoft',
    nature: 'Flux',
    champ: 'correspondance',
    id: 4,
    titre: 'Val',
    chemin: null,
  };
  const base = `/api${correspondance.path}/9`;
  const saved = ({ body }: Sent) =>
    ok(recordOf({ ...Object(body), version: 2, modifiePar: useSession.getState().userId }));
  return showScreen(<ResourceFormScreen />, {
    at: AT,
    parameters: { enable_import_tourinsoft: true },
    api: {
      [`GET ${base}`]: () => ok(recordOf()),
      [`PUT ${base}`]: saved,
      [`GET ${base}/usages`]: () => ok({ items: used ? [usage] : [], ailleurs: 0 }),
      'POST /api/presence': () => ok({ autres: [], version: 1 }),
      [`GET /api${fluxTourinsoft.path}`]: () => ok({ items: [{ id: 4, version: 1, nom: 'Val' }], total: 1, names: {} }),
      [`POST /api${fluxTourinsoft.path}/4/importer`]: () => ok({ importation: 40, tache: 7 }),
    },
  });
}
const isChecked = () => readTabState(FLUX, VERIFIEE) === true;
const next = async () => within(await screen.findByRole('group', { name: 'Et ensuite' }));

describe('a mapping that is saved', () => {
  it('stays, says so with the way back to its feed, whose third step is done', async () => {
    const page = await show();
    await next();
    expect(isChecked()).toBe(false);
    await page.user.type(await screen.findByLabelText('Nom'), ' et chambres');
    expect((await next()).getByText('Enregistrez d’abord vos changements.')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Correspondance enregistrée.')).toBeTruthy();
    expect(page.address()).toBe(AT);
    expect(isChecked()).toBe(true);
    await page.user.click(screen.getByRole('button', { name: 'Revenir au flux' }));
    expect(page.address()).toBe(FLUX);
  });

  it('that somebody else saves meanwhile is not said to be saved here', async () => {
    const page = await show();
    await next();
    const key = recordQuery(correspondance, 9).queryKey;
    page.queries.setQueryData(key, recordOf({ version: 2, modifiePar: useSession.getState().userId, nom: 'Ailleurs' }));
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Ailleurs'));
    expect(screen.queryByText('Correspondance enregistrée.')).toBeNull();
    expect(isChecked()).toBe(false);
  });

  it('is tried on its feed, without changing anything', async () => {
    const page = await show();
    await page.user.click((await next()).getByRole('button', { name: 'Faire un import à blanc' }));
    expect(await screen.findByText(/Import à blanc lancé/)).toBeTruthy();
    expect(page.sent(`POST /api${fluxTourinsoft.path}/4/importer`)[0]?.body).toEqual({ aBlanc: true });
    expect(isChecked()).toBe(true);
  });

  it('leads nowhere as long as no feed uses it', async () => {
    const page = await show({ used: false });
    await screen.findByRole('region', { name: 'Utiliser pour un autre flux' });
    await waitFor(() => expect(page.sent(`GET /api${correspondance.path}/9/usages`)).toHaveLength(1));
    await waitFor(() => expect(page.queries.isFetching()).toBe(0));
    expect(screen.queryByRole('group', { name: 'Et ensuite' })).toBeNull();
  });
});
