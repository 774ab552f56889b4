import type { Accueil } from '@bridge/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '../../../api/session.store.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { ok, refuse, show, signIn } from '../testing/show.tsx';
import { greet } from './greeting.ts';
import GuideScreen from './guide.screen.tsx';

fakeBrowser();

const REST = {
  steps: [
    { id: 'identite', done: true },
    { id: 'mot-de-passe', done: false },
    { id: 'courriel', done: false },
  ],
  catalogue: null,
  preparation: null,
  counts: { utilisateurs: 12_345, entites: 1 },
};
const ACCUEIL: Accueil = {
  attentes: [
    { id: 'annonces-a-valider', nombre: 2 },
    { id: 'medias-a-completer', nombre: 9 },
    { id: 'textes-a-traduire', nombre: 10_001 },
  ],
  alertes: [{ id: 'annonces-bientot', nombre: 1 }],
  publications: [
    {
      ressource: 'listeWeb',
      nature: 'Liste',
      id: 9,
      nom: 'Où manger',
      chemin: '/web/listes/edit/9',
      le: '2026-11-12T10:00:00.000Z',
      vues: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 5, 12],
    },
  ],
  taches: [],
  qualite: {
    objets: 200,
    sansAnomalie: 150,
    graves: 4,
    anomalies: [{ anomalie: 'sans-photo', nombre: 46 }],
  },
  jour: '2026-11-17',
};
const STATE = { ...REST, accueil: ACCUEIL };
const api = { 'GET /guide/get_state': () => ok(STATE) };
const at = '/guide/index';

describe('the guide', () => {
  it('greets by the first name, by the hour', () => {
    expect([4, 9, 17, 18].map((hour) => greet('Camille', hour))).toEqual([
      'Bonsoir Camille',
      'Bonjour Camille',
      'Bonjour Camille',
      'Bonsoir Camille',
    ]);
  });

  it('greets by the user name whoever gave no first name', async () => {
    signIn({ firstname: '' });
    show(<GuideScreen />, { at, api });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Bon(jour|soir) camille$/);
  });

  it('shows each first step with its real state, and a way to do what is left', async () => {
    signIn();
    show(<GuideScreen />, { at, api });
    expect(await screen.findByText('1 sur 3')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: '1 étape faite sur 3' })).toBeDefined();
    expect(screen.getAllByRole('img', { name: 'Fait' })).toHaveLength(1);
    expect(screen.getAllByRole('img', { name: 'À faire' })).toHaveLength(2);
    const link = screen.getByRole('link', { name: 'Changer mon mot de passe' });
    expect(link.getAttribute('href')).toBe('/profile/index#mot-de-passe');
    expect(screen.queryByRole('link', { name: 'Compléter mon identité' })).toBeNull();
    expect(screen.getByText('SMTP_URL')).toBeDefined();
  });

  it('sends nobody to the page of registration, which is closed unless somebody opened it: a team is invited', async () => {
    signIn();
    const steps = [{ id: 'equipe', done: false }];
    show(<GuideScreen />, { at, api: { ...api, 'GET /guide/get_state': () => ok({ ...STATE, steps }) } });
    const link = await screen.findByRole('link', { name: 'Inviter un collègue' });
    expect(link.getAttribute('href')).toBe('/administration/utilisateurs/create');
    expect(screen.queryByText(/inscription/)).toBeNull();
  });

  it('leads to what waits for this person, and says so where nothing does', async () => {
    signIn();
    show(<GuideScreen />, { at, api });
    const waiting = within(await screen.findByRole('region', { name: 'À traiter' }));
    const link = waiting.getByRole('link', { name: /^2\sannonces à valider$/ });
    expect(link.getAttribute('href')).toBe('/annonces/annonce/list?validation=a-valider');
    const complete = waiting.getByRole('link', { name: /^9\smédias à compléter$/ });
    expect(complete.getAttribute('href')).toBe('/mediatheque/completer');
    const translate = waiting.getByRole('link', { name: /^plus de 10\s000\stextes à traduire$/ });
    expect(translate.getAttribute('href')).toBe('/reglages/traductions?etat=manquante,perimee');
    const ending = screen.getByRole('link', { name: /^1\sannonce qui finit/ });
    expect(ending.getAttribute('href')).toBe('/annonces/annonce/list?validation=validee&au=2026-11-17..2026-12-01');
    cleanup();
    const calm = { ...STATE, accueil: { ...ACCUEIL, attentes: [], alertes: [] } };
    show(<GuideScreen />, { at, api: { 'GET /guide/get_state': () => ok(calm) } });
    expect(await screen.findByText(/Rien ne vous attend/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'À surveiller' })).toBeNull();
  });

  it('tells what this person published with its views, and how good the catalogue is', async () => {
    signIn();
    show(<GuideScreen />, { at, api });
    const mine = within(await screen.findByRole('region', { name: 'Vos dernières publications' }));
    expect(mine.getByRole('link', { name: 'Où manger' }).getAttribute('href')).toBe('/web/listes/edit/9');
    expect(mine.getByText(/^20\svues$/)).toBeDefined();
    const quality = within(await screen.findByRole('region', { name: 'Qualité du catalogue' }));
    expect(quality.getByText(/^75\s% sans anomalie$/)).toBeDefined();
    expect(quality.getByRole('link', { name: /^À corriger\s50$/ }).getAttribute('href')).toMatch(
      /^\/catalogue\/list\?statut=publie&anomalies=sans-photo,/,
    );
    expect(quality.getByRole('link', { name: /Aucune photo\s46/ }).getAttribute('href')).toBe(
      '/catalogue/list?statut=publie&anomalies=sans-photo',
    );
    expect(quality.getByRole('link', { name: /par type/ }).getAttribute('href')).toBe('/catalogue/qualite');
  });

  it('folds the first steps away once they are done', async () => {
    signIn();
    const done = { ...STATE, steps: STATE.steps.map(({ id }) => ({ id, done: true })) };
    const { user } = show(<GuideScreen />, { at, api: { ...api, 'GET /guide/get_state': () => ok(done) } });
    await screen.findByText('Tout est en place.');
    expect(screen.queryByRole('heading', { name: 'Choisir votre mot de passe' })).toBeNull();
    await user.click(screen.getByText('Revoir les étapes'));
    expect(await screen.findByRole('heading', { name: 'Choisir votre mot de passe' })).toBeDefined();
  });

  it('abbreviates what there is, in the singular for one, each figure leading to its list', async () => {
    signIn();
    useSession.setState({ viewer: { roles: ['ROLE_SUPER_ADMIN'], mode: 'autonome', flags: {} } });
    show(<GuideScreen />, { at, api });
    const counts = within(await screen.findByRole('region', { name: 'En chiffres' }));
    const users = await counts.findByRole('link', { name: /^12\s345 utilisateurs$/ });
    expect(users.textContent).toMatch(/^12,3\sk$/);
    expect(users.getAttribute('href')).toBe('/administration/utilisateurs/list');
    expect(counts.getByText('entité')).toBeDefined();
  });

  it('describes what the product does from the sources to the outputs, in order', async () => {
    signIn();
    const { user } = show(<GuideScreen />, { at, api });
    await user.click(await screen.findByText('Ce que fait Bridge'));
    const picture = await screen.findByRole('region', { name: 'Ce que fait Bridge' });
    const words = [
      'Tourinsoft',
      'LEI',
      'Apidae',
      'DATAtourisme',
      'catalogue',
      'Sélection',
      'Tri',
      'Scoring',
      'Blocs',
      'Sites web',
      'Annonces',
    ];
    const places = words.map((word) => picture.textContent?.indexOf(word) ?? -1);
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it('says what could not be read, stays useful, and tries again', async () => {
    signIn();
    let broken = true;
    const { user } = show(<GuideScreen />, {
      at,
      api: { ...api, 'GET /guide/get_state': () => (broken ? refuse('unavailable') : ok(STATE)) },
    });
    expect(await screen.findByText('Votre accueil n’a pas pu être lu')).toBeDefined();
    expect(screen.getByText('Ce que fait Bridge')).toBeDefined();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('1 sur 3')).toBeDefined();
  });

  it('leads to the help that the instance declares', async () => {
    signIn();
    show(<GuideScreen />, { at, api });
    expect(screen.getByText(/Adressez-vous à l’administrateur/)).toBeDefined();
    const parameters = { lien_aide: 'https://aide.exemple.fr', lien_signalement: '' };
    useSession.setState({ parameters: Object.assign(Object.create(null), parameters) });
    const link = await screen.findByRole('link', { name: /Documentation de votre instance/ });
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});
