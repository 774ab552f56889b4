import { CLES_DE_PREFERENCE, errorKinds, HERITE, type Preferences, type Surcharges } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, type Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import PreferencesScreen from './preferences.screen.tsx';

fakeBrowser();

const READ = 'GET /api/reglages/preferences';
const SAVE = 'PUT /api/reglages/preferences';
const region = { id: 1, nom: 'Région Démo' };
const NAMES: Readonly<Record<number, string>> = { 2: 'Office du Val', 3: 'Office des Monts' };

const NOTHING = Object.fromEntries(CLES_DE_PREFERENCE.map((cle) => [cle, HERITE]));

const heritage: Preferences['heritage'] = {
  logo: { valeur: null, origine: null },
  couleur: { valeur: '#445566', origine: region },
  bridge_languages: { valeur: ['fr', 'de'], origine: region },
  lien_aide: { valeur: 'https://instance.example', origine: null },
  lien_signalement: { valeur: '', origine: null },
  signature_courriels: { valeur: '', origine: null },
  courriels_alerte: { valeur: '', origine: null },
  mentions: { valeur: '', origine: null },
  tri_par_defaut: { valeur: null, origine: null },
  scoring_par_defaut: { valeur: null, origine: null },
  modele_liste_par_defaut: { valeur: null, origine: null },
  modele_edition_par_defaut: { valeur: null, origine: null },
};

async function open(own: Readonly<Record<number, Surcharges>> = {}, at = '/reglages/preferences') {
  const held = new Map(Object.entries(own).map(([id, surcharges]) => [Number(id), surcharges]));
  const versions = new Map<number, number>();
  const of = (id: number) => ({
    id,
    entite: { id, nom: NAMES[id] ?? '' },
    version: versions.get(id) ?? 0,
    modifieLe: null,
    modifiePar: null,
    ...NOTHING,
    ...held.get(id),
    heritage,
  });
  const page = await showScreen(<PreferencesScreen />, {
    at,
    roles: ['ROLE_ADMIN'],
    entity: { id: 2, nom: 'Office du Val', code: 'val' },
    api: {
      [READ]: ({ query }: Sent) => ({ data: of(Number(query.get('entite') ?? 2)) }),
      [SAVE]: ({ query, body }: Sent) => {
        const id = Number(query.get('entite'));
        const { version, ...changes } = Object(body);
        held.set(id, { ...held.get(id), ...changes });
        versions.set(id, (versions.get(id) ?? 0) + 1);
        return { data: of(id) };
      },
      'GET /api/entities/getForList': () => ({
        data: { items: Object.entries(NAMES).map(([id, nom]) => ({ id: Number(id), nom })) },
      }),
    },
  });
  await screen.findByRole('region', { name: 'Couleur' });
  const row = (name: string) => within(screen.getByRole('region', { name }));
  const click = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
  return { ...page, row, click };
}

describe('the preferences of an entity', () => {
  it('show the value in force and where it comes from', async () => {
    const { row } = await open({ 2: { lien_aide: 'https://val.example' } });
    expect(row('Couleur').getByText('hérité de Région Démo')).toBeDefined();
    expect(row('Couleur').getByText('#445566')).toBeDefined();
    expect(await row('Langues de publication').findByText('Français, Allemand')).toBeDefined();
    expect(row('Logo').getByText('valeur de l’instance')).toBeDefined();
    expect(row('Lien d’aide').getByText('Surchargé')).toBeDefined();
    expect(row('Lien d’aide').getByText(/https:\/\/instance\.example/)).toBeDefined();
  });

  it('are set from the inherited value, and saved beside those that the entity already has', async () => {
    const page = await open({ 2: { lien_aide: 'https://val.example' } });
    await page.click('Surcharger\u00a0: Langues de publication');
    await page.click('Retirer Allemand');
    expect(page.isDirty()).toBe(true);
    await page.click('Enregistrer');
    await waitFor(() => expect(page.isDirty()).toBe(false));
    expect(page.sent(SAVE)[0]?.body).toEqual({ version: 0, bridge_languages: ['fr'] });
    expect(page.isDirty()).toBe(false);
  });

  it('go back to what is inherited', async () => {
    const page = await open({ 2: { couleur: '#112233', lien_aide: '' } });
    await page.click('Revenir à l’hérité\u00a0: Couleur');
    expect(page.row('Couleur').getByText('Hérité')).toBeDefined();
    await page.click('Enregistrer');
    await waitFor(() => expect(page.isDirty()).toBe(false));
    expect(page.sent(SAVE)[0]?.body).toEqual({ version: 0, couleur: HERITE });
  });

  it('are copied from another entity of the branch, and only then saved', { tags: 'torture' }, async () => {
    const page = await open({ 2: { couleur: '#112233' }, 3: { lien_signalement: 'mailto:monts@exemple.fr' } });
    await page.click('Copier d’une autre entité');
    const box = within(await screen.findByRole('dialog'));
    await page.user.click(box.getByLabelText('Entité à copier', { selector: 'input' }));
    // The page has two lists of entities; the one just opened comes last.
    const offered = await screen.findAllByRole('option', { name: 'Office des Monts' });
    await page.user.click(offered.at(-1) ?? document.body);
    expect(await box.findByText('mailto:monts@exemple.fr')).toBeDefined();
    await page.user.click(box.getByRole('button', { name: 'Copier' }));
    expect(page.sent(SAVE)).toEqual([]);
    await page.click('Enregistrer');
    await waitFor(() => expect(page.isDirty()).toBe(false));
    expect(page.sent(SAVE)[0]?.body).toEqual({
      version: 0,
      couleur: HERITE,
      lien_signalement: 'mailto:monts@exemple.fr',
    });
  });

  it('of another entity are a choice away, which the address keeps', async () => {
    const page = await open();
    await page.user.click(await screen.findByLabelText('Entité', { selector: 'input' }));
    await page.user.click(await screen.findByRole('option', { name: 'Office des Monts' }));
    await waitFor(() => expect(page.address()).toBe('/reglages/preferences?entite=3'));
    await waitFor(() => expect(page.sent(READ).at(-1)?.query.get('entite')).toBe('3'));
    expect(await screen.findByDisplayValue('Office des Monts')).toBeDefined();
  });

  it('need an entity', async () => {
    await showScreen(<PreferencesScreen />, {
      at: '/reglages/preferences',
      roles: ['ROLE_ADMIN'],
      api: { [READ]: () => refusal(errorKinds.notFound) },
    });
    expect(await screen.findByText('Vous n’êtes rattaché à aucune entité')).toBeDefined();
  });
});
