import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '../../api/session.store.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { greet } from './greeting.ts';
import GuideScreen from './guide.screen.tsx';
import { ok, refuse, show, signIn } from './testing/show.tsx';

fakeBrowser();

const STATE = {
  steps: [
    { id: 'identite', done: true },
    { id: 'mot-de-passe', done: false },
    { id: 'courriel', done: false },
  ],
  attentes: [{ ressource: 'annonce', nombre: 2 }],
  catalogue: null,
  counts: { utilisateurs: 12_345, entites: 1 },
};
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
    show(<GuideScreen />, { at, api: { 'GET /guide/get_state': () => ok({ ...STATE, steps }) } });
    const link = await screen.findByRole('link', { name: 'Inviter un collègue' });
    expect(link.getAttribute('href')).toBe('/administration/utilisateurs/create');
    expect(screen.queryByText(/inscription/)).toBeNull();
  });

  it('leads to what waits for this person, and says nothing where nothing does', async () => {
    signIn();
    show(<GuideScreen />, { at, api });
    const waiting = within(await screen.findByRole('region', { name: 'À traiter' }));
    const link = waiting.getByRole('link', { name: /^2\sannonces à valider$/ });
    expect(link.getAttribute('href')).toBe('/annonces/annonce/list?validation=a-valider');
    cleanup();
    show(<GuideScreen />, { at, api: { 'GET /guide/get_state': () => ok({ ...STATE, attentes: [] }) } });
    await screen.findByText('1 sur 3');
    expect(screen.queryByRole('region', { name: 'À traiter' })).toBeNull();
  });

  it('abbreviates what there is, in the singular for one', async () => {
    signIn();
    show(<GuideScreen />, { at, api });
    const counts = within(await screen.findByRole('region', { name: 'En chiffres' }));
    expect(await counts.findByText(/^12,3\sk$/)).toBeDefined();
    expect(counts.getByText('utilisateurs')).toBeDefined();
    expect(counts.getByText('entité')).toBeDefined();
  });

  it('describes what the product does from the sources to the outputs, in order', async () => {
    signIn();
    show(<GuideScreen />, { at, api });
    const picture = await screen.findByRole('region', { name: 'Ce que fait Bridge' });
    const words = [
      'Tourinsoft',
      'LEI',
      'Apidae',
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
      api: { 'GET /guide/get_state': () => (broken ? refuse('unavailable') : ok(STATE)) },
    });
    expect(await screen.findByText('Vos premiers pas n’ont pas pu être lus')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Ce que fait Bridge' })).toBeDefined();
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
