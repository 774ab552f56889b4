import { errorKinds, objet, type Tache } from '@bridge/contract';
import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../api/browser.ts';
import { call } from '../../api/client.ts';
import { wakeJobs } from '../../api/jobs.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { type Answer, refusal } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { enCours, tache } from '../../testing/taches.ts';
import { JobCentre } from './job-centre.tsx';
import { LateJobCentre } from './late-job-centre.tsx';

fakeBrowser();

const OBJETS = 'GET /api/catalogue';
const JOBS = 'GET /api/administration/taches/en-cours';

/** The job centre, with a button elsewhere in the console that launches a job. */
function Console() {
  const queries = useQueryClient();
  useQuery({
    queryKey: [...resourceKey(objet.id), 'list'],
    queryFn: () => call(objet.calls.list, { query: { page: 1 } }),
  });
  return (
    <>
      <JobCentre />
      <button type="button" onClick={() => wakeJobs(queries)}>
        Importer
      </button>
    </>
  );
}

async function open(answer: () => Answer, roles?: Parameters<typeof showScreen>[1]['roles']) {
  const page = await showScreen(<Console />, {
    at: '/guide/index',
    api: {
      [JOBS]: answer,
      [OBJETS]: () => ({ data: { items: [], total: 0, names: {} } }),
      'POST /api/administration/taches/1/annuler': () => ({ data: tache() }),
      'GET /api/administration/taches/1': () => ({
        data: { ...tache({ etat: 'reussie' }), resultat: null, journal: [] },
      }),
    },
    ...(roles ? { roles } : {}),
  });
  return { ...page, wake: () => page.user.click(screen.getByText('Importer')) };
}

describe('the job centre', () => {
  it('counts what runs, and tells it politely', async () => {
    await open(() => enCours(tache(), tache({ id: 2, etat: 'en_attente' })));
    expect(await screen.findByRole('button', { name: 'Tâches\u00a0: 2 tâches en cours' })).toBeDefined();
    expect(screen.getByText('2 tâches en cours').getAttribute('role')).toBe('status');
  });

  it('lists what runs with its progress, its step and what is left, and leads to the result', async () => {
    const page = await open(() => enCours(tache(), tache({ id: 2, etat: 'reussie', cible: 'Fêtes du Val' })));
    await page.user.click(await screen.findByRole('button', { name: /1 tâche en cours/ }));
    const running = await screen.findByRole('region', { name: 'En cours' });
    expect(within(running).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    expect(within(running).getByText(/^Lecture de la source · encore 2\smin environ$/)).toBeDefined();
    await page.user.click(screen.getByRole('link', { name: 'Fêtes du Val' }));
    expect(page.address()).toBe('/administration/imports?import=41');
  });

  it('stops a job that runs, once the person is sure', async () => {
    const page = await open(() => enCours(tache()));
    await page.user.click(await screen.findByRole('button', { name: /1 tâche en cours/ }));
    await page.user.click(await screen.findByRole('button', { name: 'Annuler\u00a0: Hôtels du Val' }));
    expect(page.sent('POST /api/administration/taches/1/annuler')).toHaveLength(0);
    await page.user.click(await screen.findByRole('button', { name: 'Interrompre' }));
    await waitFor(() => expect(page.sent('POST /api/administration/taches/1/annuler')).toHaveLength(1));
  });

  it('wakes up at once when something is launched elsewhere', async () => {
    let jobs: Tache[] = [];
    const page = await open(() => enCours(...jobs));
    await waitFor(() => expect(page.sent(JOBS)).toHaveLength(1));
    jobs = [tache()];
    await page.wake();
    expect(await screen.findByRole('button', { name: /1 tâche en cours/ })).toBeDefined();
  });

  it('tells who asked for a job that it is over, wherever they are', async () => {
    let jobs = [tache()];
    const page = await open(() => enCours(...jobs));
    await screen.findByRole('button', { name: /1 tâche en cours/ });
    jobs = [tache({ etat: 'reussie', message: '3 objets créés' })];
    await page.wake();
    const toast = await screen.findByText(/^Terminé\s: Import$/);
    expect(toast.closest('[role="status"]')?.textContent).toContain('Hôtels du Val — 3 objets créés');
    await page.user.click(screen.getByRole('button', { name: 'Voir le résultat' }));
    expect(page.address()).toBe('/administration/imports?import=41');
  });

  it('says why a job failed, and leads to its journal', async () => {
    let jobs = [tache()];
    const page = await open(() => enCours(...jobs));
    await screen.findByRole('button', { name: /1 tâche en cours/ });
    jobs = [tache({ etat: 'echouee', message: 'La source ne répond pas.' })];
    await page.wake();
    expect(await screen.findByText(/^Échec\s: Import$/)).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Voir pourquoi' }));
    expect(page.address()).toBe('/administration/taches/list?tache=1');
  });

  it('tells of a job that ended long ago, while the window was hidden', async () => {
    let jobs = [tache()];
    const page = await open(() => enCours(...jobs));
    await screen.findByRole('button', { name: /1 tâche en cours/ });
    jobs = [];
    await page.wake();
    expect(await screen.findByText(/^Terminé\s: Import$/)).toBeDefined();
  });

  it('says nothing of the jobs of others, nor of what was over before', async () => {
    let jobs = [tache({ id: 3, etat: 'reussie' }), tache({ demandePar: 8 })];
    const page = await open(() => enCours(...jobs));
    await screen.findByRole('button', { name: /1 tâche en cours/ });
    jobs = jobs.map((one) => ({ ...one, etat: 'reussie' }));
    await page.wake();
    expect(await screen.findByRole('button', { name: 'Tâches' })).toBeDefined();
    expect(screen.queryByText(/^Terminé/)).toBeNull();
  });

  it('has what an import wrote read again once it is over', async () => {
    let answer = enCours(tache());
    const page = await open(() => answer);
    await screen.findByRole('button', { name: /1 tâche en cours/ });
    expect(page.sent(OBJETS)).toHaveLength(1);
    answer = enCours(tache({ etat: 'reussie' }));
    await page.wake();
    await waitFor(() => expect(page.sent(OBJETS)).toHaveLength(2));
  });

  it('stays silent, and keeps the session, when the server does not answer', async () => {
    const page = await open(() => refusal(errorKinds.tokenExpired));
    await waitFor(() => expect(page.sent(JOBS).length).toBeGreaterThan(0));
    await act(async () => undefined);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(browser.reload).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Tâches' })).toBeDefined();
  });

  it('rests while the window is hidden, and asks at once when it comes back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = await open(() => enCours(tache()));
    await screen.findByRole('button', { name: /1 tâche en cours/ });
    focusManager.setFocused(false);
    const before = page.sent(JOBS).length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.sent(JOBS)).toHaveLength(before);
    focusManager.setFocused(true);
    await waitFor(() => expect(page.sent(JOBS)).toHaveLength(before + 1));
    focusManager.setFocused(undefined);
  });

  it('names their own to people who manage none, and leads them nowhere that they may not go', async () => {
    const { user } = await open(() => enCours(tache()), ['ROLE_WEB_USER']);
    await user.click(await screen.findByRole('button', { name: /Tâches/ }));
    const list = await screen.findByRole('region', { name: 'En cours' });
    expect(within(list).getByText(tache().cible)).toBeDefined();
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(within(list).getByRole('button', { name: /Annuler/ })).toBeDefined();
  });
});

/** The job centre beside a page that asks for the same thing every second. */
function Polling() {
  useQuery({
    queryKey: [...resourceKey(objet.id), 'list'],
    queryFn: () => call(objet.calls.list, { query: { page: 1 } }),
    refetchInterval: 1_000,
  });
  return <LateJobCentre />;
}

describe('the job centre that comes late', () => {
  it('comes beside a page that asks again and again for what it shows, once that is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer = () => {};
    const first = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const page = await showScreen(<Polling />, {
      at: '/guide/index',
      api: {
        [JOBS]: () => enCours(tache()),
        [OBJETS]: async () => {
          await first;
          // Each answer is waited for, as on a network.
          await new Promise((resolve) => setTimeout(resolve, 200));
          return { data: { items: [], total: 0, names: {} } };
        },
      },
    });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(page.sent(JOBS)).toEqual([]);
    const isListening = () => page.queries.getQueryCache().hasListeners();
    expect(isListening()).toBe(true);
    answer();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByRole('button', { name: 'Tâches\u00a0: 1 tâche en cours' })).toBeDefined();
    // Once it is there, the answers of other pages draw nothing of it.
    expect(isListening()).toBe(false);
    expect(page.sent(OBJETS).length).toBeGreaterThan(5);
  });
});
