import type { Role, Tache } from '@bridge/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer, Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { tache } from '../../testing/taches.ts';
import TachesScreen from './taches.screen.tsx';

fakeBrowser();

const LIST = 'GET /api/administration/taches';
const NAMES = { utilisateur: { 7: 'Camille Durand' } };

async function open(
  items: () => readonly Tache[],
  query = '',
  api: Readonly<Record<string, (sent: Sent) => Answer>> = {},
  roles: readonly Role[] = ['ROLE_SUPER_ADMIN'],
) {
  const page = await showScreen(<TachesScreen />, {
    roles,
    at: `/administration/taches/list${query}`,
    api: {
      [LIST]: () => ({ data: { items: items(), total: items().length, names: NAMES } }),
      'GET /api/vues': () => ({ data: { items: [] } }),
      ...api,
    },
  });
  return {
    ...page,
    click: async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name })),
  };
}

const row = async () => within((await screen.findByRole('link', { name: 'Import' })).closest('tr') ?? document.body);

describe('the list of jobs', () => {
  it('says what each job is about, where it stands and who asked for it', async () => {
    await open(() => [tache()]);
    const line = await row();
    expect(line.getByRole('link', { name: 'Hôtels du Val' }).getAttribute('href')).toBe(
      '/administration/imports?import=41',
    );
    expect(line.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    for (const text of [/^En cours \(40\s%\)$/, /^Lecture de la source/, 'Camille Durand', 'Normale']) {
      expect(line.getByText(text)).toBeDefined();
    }
  });

  it('leads nowhere where the person may not go: what a colleague of another trade made is only named', async () => {
    const document = tache({ type: 'generation-pdf', cible: 'Guide (fr)', lien: { ressource: 'generation', id: '4' } });
    await open(() => [document], '', {}, ['ROLE_WEB_ADMIN']);
    expect(await screen.findByText('Guide (fr)')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Guide (fr)' })).toBeNull();
  });

  it('follows the progress while something runs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let progression = 40;
    await open(() => [tache({ progression })]);
    await row();
    progression = 70;
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await screen.findByText(/^En cours \(70\s%\)$/)).toBeDefined();
  });

  it('is filtered by the address', { tags: 'torture' }, async () => {
    const page = await open(() => [tache()], '?etat=en_cours&q=Val');
    await row();
    const asked = () => {
      const query = page.sent(LIST).at(-1)?.query;
      return [JSON.parse(query?.get('filter') ?? ''), query?.get('q'), query?.get('sort')];
    };
    expect(asked()).toEqual([{ etat: ['en_cours'] }, 'Val', '-id']);
    await page.click('Filtrer');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Type' }));
    await page.user.click(await screen.findByRole('checkbox', { name: 'Import' }));
    await waitFor(() => expect(asked()[0]).toEqual({ etat: ['en_cours'], type: ['import'] }));
    expect(page.address()).toBe('/administration/taches/list?q=Val&etat=en_cours&type=import');
    await page.click('Tout effacer');
    expect(page.address()).toBe('/administration/taches/list');
  });

  it('teaches what comes here while there is nothing', async () => {
    await open(() => []);
    expect(await screen.findByRole('heading', { name: 'Aucune tâche pour l’instant' })).toBeDefined();
  });
});

describe('a job', () => {
  it('that failed is launched again', async () => {
    const restart = 'POST /api/administration/taches/1/relancer';
    const page = await open(() => [tache({ etat: 'echouee' })], '', { [restart]: () => ({ data: tache() }) });
    await page.click('Relancer Import');
    await waitFor(() => expect(page.sent(restart)).toHaveLength(1));
    expect(page.sent(LIST).length).toBeGreaterThan(1);
  });

  it('that waits is cancelled at once, and one that runs after a question', async () => {
    const cancel = 'POST /api/administration/taches/1/annuler';
    let etat: Tache['etat'] = 'en_attente';
    const page = await open(() => [tache({ etat })], '', { [cancel]: () => ({ data: tache() }) });
    await page.click('Annuler Import');
    await waitFor(() => expect(page.sent(cancel)).toHaveLength(1));
    etat = 'en_cours';
    await screen.findByText(/^En cours \(/);
    await page.click('Annuler Import');
    expect(page.sent(cancel)).toHaveLength(1);
    await page.click('Interrompre');
    await waitFor(() => expect(page.sent(cancel)).toHaveLength(2));
  });

  it('that waits changes its priority in place', async () => {
    const put = 'PUT /api/administration/taches/1/priorite';
    const page = await open(() => [tache({ etat: 'en_attente' })], '', { [put]: () => ({ data: tache() }) });
    fireEvent.change(await screen.findByLabelText(/^Priorité/), { target: { value: '1' } });
    await waitFor(() => expect(page.sent(put)[0]?.body).toEqual({ priorite: 1 }));
  });

  it('opens on its journal, where problems are said in words', async () => {
    const page = await open(() => [tache({ etat: 'echouee' })], '', {
      'GET /api/administration/taches/1': () => ({
        data: {
          ...tache({ etat: 'echouee', message: 'La source ne répond pas.' }),
          resultat: null,
          journal: [{ numero: 1, le: '2026-11-15T09:00:01Z', niveau: 'erreur', texte: 'délai dépassé' }],
        },
      }),
    });
    await page.user.click(await screen.findByRole('link', { name: 'Import' }));
    expect(await screen.findByText(/^Erreur\s: délai dépassé$/)).toBeDefined();
    for (const text of ['1 sur 3', 'serveur-1']) expect(screen.getByText(text)).toBeDefined();
    expect(page.address()).toBe('/administration/taches/list?tache=1');
  });

  it('tells its result in French', async () => {
    await open(() => [tache({ etat: 'reussie' })], '?tache=1', {
      'GET /api/administration/taches/1': () => ({
        data: { ...tache({ etat: 'reussie' }), resultat: { etat: 'suspect' }, journal: [] },
      }),
    });
    expect(await screen.findByText('Résultat')).toBeDefined();
    expect(screen.getByText(/^En attente d’accord/)).toBeDefined();
  });

  it('that is over is swept away with the others, once the person is sure', async () => {
    const purge = 'POST /api/administration/taches/purger';
    const page = await open(() => [tache({ etat: 'reussie' })], '', { [purge]: () => ({ data: { nombre: 4 } }) });
    await row();
    await page.click('Effacer des tâches');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Effacer les tâches réussies' }));
    expect(page.sent(purge)).toHaveLength(0);
    const box = await screen.findByRole('dialog', { name: /Effacer les tâches réussies/ });
    await page.user.click(within(box).getByRole('button', { name: 'Effacer' }));
    await waitFor(() => expect(page.sent(purge)[0]?.body).toEqual({ etats: ['reussie'] }));
    expect(await screen.findByText('4 tâches effacées')).toBeDefined();
  });
});
