import {
  bridgeParametersSchema,
  type Calendrier,
  errorKinds,
  type LigneJournal,
  PARAMETRES_INITIAUX,
  type Sante,
} from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../api/browser.ts';
import { useSession } from '../../api/session.store.ts';
import { type Answer, refusal, type Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import GestionScreen from './gestion.screen.tsx';

fakeBrowser();

const NAMES = { utilisateur: { 1: 'Camille Durand', 2: 'Solène Marchal' } };
const SAVE = 'PUT /params/update_params';
const recorded = { id: 1, version: 3, modifieLe: null, modifiePar: null, ...PARAMETRES_INITIAUX };
const sante: Sante = {
  verifieLe: '2026-11-15T10:00:00Z',
  base: {
    etat: 'bon',
    conseil: null,
    version: '18.4',
    taille: 12_300_000,
    connexions: 4,
    connexionsMax: 100,
    migrations: [],
  },
  taches: { etat: 'bon', conseil: null, items: [] },
  stockage: { etat: 'bon', conseil: null, libre: 83_500_000_000, total: 270_000_000_000 },
  courriel: { etat: 'attention', conseil: 'Donnez SMTP_URL au serveur.', configure: false },
  mediatheque: { etat: 'bon', conseil: null, medias: 12, poids: 3_000_000, bientot: 0, expires: 0 },
};
const line = (id: number, others: Partial<LigneJournal> = {}): LigneJournal => ({
  id,
  le: '2026-11-15T10:00:00Z',
  action: 'parametres.modifier',
  qui: [1],
  automate: null,
  cible: 'parametres',
  cibleId: '4',
  entiteId: null,
  ip: '192.0.2.7',
  changements: [{ champ: 'nom_instance', avant: '', apres: 'Val d’Ambre' }],
  ...others,
});

async function open(onglet: string, api: Readonly<Record<string, (sent: Sent) => Answer>> = {}) {
  const page = await showScreen(<GestionScreen />, {
    at: `/superadmin/gestion?onglet=${onglet}`,
    api: {
      'GET /api/reglages/parametres': () => ({ data: recorded }),
      'GET /api/vues': () => ({ data: { items: [] } }),
      'GET /api/superadmin/gestion/sante': () => ({ data: sante }),
      'GET /api/superadmin/gestion/journal/valeurs': () => ({ data: { actions: ['session.ouvrir'], cibles: ['tag'] } }),
      ...api,
    },
  });
  return { ...page, click: (name: string | RegExp) => page.user.click(screen.getByRole('button', { name })) };
}

describe('the options of the instance', () => {
  it('say what changes and for whom before they apply, and the console follows at once', async () => {
    const after = { ...PARAMETRES_INITIAUX, enable_import_lei: true };
    const page = await open('options', {
      [SAVE]: () => ({ data: { ...recorded, version: 4, ...after } }),
      'GET /params/get_params': () => ({ data: bridgeParametersSchema.strip().parse(after) }),
    });
    await page.user.click(await screen.findByRole('switch', { name: 'Import LEI' }));
    const box = within(await screen.findByRole('dialog'));
    expect(box.getByText(/^Apparaît pour super administrateur, .+ et administrateur diaporamas/)).toBeDefined();
    expect(box.getByText('Administration › Flux LEI')).toBeDefined();
    expect(page.sent(SAVE)).toEqual([]);
    await page.user.click(box.getByRole('button', { name: 'Activer' }));
    await waitFor(() => expect(useSession.getState().viewer?.flags.enable_import_lei).toBe(true));
    expect(page.sent(SAVE)[0]?.body).toEqual({ enable_import_lei: true, version: 3 });
  });

  it('stay as they are when one thinks better of it', async () => {
    const page = await open('options');
    await page.user.click(await screen.findByRole('switch', { name: 'Mode multi-entités' }));
    const box = within(await screen.findByRole('dialog'));
    expect(box.getByText(/^Disparaissent pour administrateur,/)).toBeDefined();
    await page.user.click(box.getAllByRole('button', { name: 'Annuler' }).at(-1) ?? document.body);
    expect(page.sent(SAVE)).toEqual([]);
    expect(screen.getByRole('switch', { name: 'Mode multi-entités' })).toHaveProperty('checked', false);
  });

  it('are not switched over what somebody else has just saved', async () => {
    const page = await open('options', { [SAVE]: () => refusal(errorKinds.conflict) });
    await page.user.click(await screen.findByRole('switch', { name: 'Import LEI' }));
    await page.user.click(await screen.findByRole('button', { name: 'Activer' }));
    expect(await screen.findByText(/^D’autres paramètres ont été enregistrés entre-temps/)).toBeDefined();
    expect(page.sent('GET /api/reglages/parametres').length).toBeGreaterThan(1);
  });
});

describe('the health of the instance', () => {
  it('gives each part a word, and says what to do where it is not right', async () => {
    const page = await open('sante');
    const mail = within(await screen.findByRole('region', { name: 'E-mail' }));
    expect(mail.getByText('À surveiller')).toBeDefined();
    expect(mail.getByText('Donnez SMTP_URL au serveur.')).toBeDefined();
    const disk = within(screen.getByRole('region', { name: 'Stockage' }));
    expect(disk.getByText(/^83,5\sGo sur 270\sGo/)).toBeDefined();
    await page.click('Vérifier');
    await waitFor(() => expect(page.sent('GET /api/superadmin/gestion/sante')).toHaveLength(2));
  });
});

describe('the audit log', () => {
  const JOURNAL = 'GET /api/superadmin/gestion/journal';
  const listed = (...items: readonly object[]) => ({ data: { items, total: items.length, names: NAMES } });

  it('names both identities, and shows what was and what became', async () => {
    const acted = line(9, { qui: [2, 1] });
    const page = await open('journal', {
      [JOURNAL]: () => listed(acted),
      [`${JOURNAL}/9`]: () => ({ data: acted }),
    });
    const shown = (await screen.findByText('Solène Marchal')).closest('tr');
    const row = within(shown ?? document.body);
    // A line of the journal has no actions: no such column lies over its details.
    expect(shown?.children).toHaveLength(document.querySelectorAll('thead th').length);
    expect(document.querySelector('thead td')).toBeNull();
    expect(row.getByText('en tant que')).toBeDefined();
    expect(row.getByText('Camille Durand')).toBeDefined();
    await page.user.click(screen.getByRole('link', { name: 'Modification des paramètres' }));
    const box = within(await screen.findByRole('dialog'));
    expect(await box.findByText('Nom de l’instance')).toBeDefined();
    expect(box.getByText('Val d’Ambre')).toBeDefined();
    expect(box.getByText(/adresse réseau 192\.0\.2\.7$/)).toBeDefined();
    expect(page.address()).toBe('/superadmin/gestion?onglet=journal&ligne=9');
  });

  it('shows a value as the pages of its own resource do', async () => {
    const avant: Calendrier = { genre: 'hebdomadaire', jours: ['lundi'], heure: '06:00' };
    const apres: Calendrier = { ...avant, jours: ['mardi'] };
    const changed = line(9, {
      action: 'planification.modifier',
      cible: 'planification',
      changements: [{ champ: 'calendrier', avant, apres }],
    });
    await open('journal&ligne=9', { [JOURNAL]: () => listed(changed), [`${JOURNAL}/9`]: () => ({ data: changed }) });
    const box = within(await screen.findByRole('dialog'));
    expect(await box.findByText(/^Chaque lundi à 6\sh$/)).toBeDefined();
    expect(await box.findByText(/^Chaque mardi à 6\sh$/)).toBeDefined();
  });

  it('is filtered by the address, which keeps its tab', async () => {
    const page = await open('journal&q=Val', { [JOURNAL]: () => listed() });
    expect(await screen.findByText('Aucune ligne du journal ne correspond')).toBeDefined();
    expect(page.sent(JOURNAL)[0]?.query.get('q')).toBe('Val');
    await page.click('Filtrer');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Action' }));
    await page.user.click(await screen.findByRole('checkbox', { name: 'Connexion' }));
    await waitFor(() => expect(page.sent(JOURNAL).at(-1)?.query.get('filter')).toBe('{"action":["session.ouvrir"]}'));
    expect(page.address()).toBe('/superadmin/gestion?onglet=journal&q=Val&action=session.ouvrir');
    await page.click('Tout effacer');
    expect(page.address()).toBe('/superadmin/gestion?onglet=journal');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('is read page by page, the newest line first', async () => {
    const page = await open('journal', {
      [JOURNAL]: ({ query }) => ({
        data: {
          items: query.get('page') === '2' ? [line(7)] : Array.from({ length: 20 }, (_, rank) => line(30 - rank)),
          total: 21,
          names: NAMES,
        },
      }),
    });
    expect(await screen.findByText('1–20 sur 21')).toBeDefined();
    expect(page.sent(JOURNAL)[0]?.query.get('sort')).toBe('-id');
    await page.click('Page suivante');
    expect(await screen.findByText('21 sur 21')).toBeDefined();
    expect(page.address()).toBe('/superadmin/gestion?onglet=journal&page=2');
  });

  it('leaves as a file with the same filters', async () => {
    const save = vi.spyOn(browser, 'save').mockImplementation(() => undefined);
    const page = await open('journal&qui=1', {
      [JOURNAL]: () => listed(line(9)),
      [`${JOURNAL}/export`]: () => ({}),
    });
    await screen.findByRole('link', { name: 'Modification des paramètres' });
    await page.click('Exporter');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Exporter en CSV' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const [sent] = page.sent(`${JOURNAL}/export`);
    expect(sent?.query.get('filter')).toBe('{"qui":[1]}');
  });
});
