import { errorKinds, PARAMETRES_INITIAUX, type Parametres } from '@bridge/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import { type Answer, refusal, type Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import ParametresScreen from './parametres.screen.tsx';

fakeBrowser();

const READ = 'GET /api/reglages/parametres';
const SAVE = 'PUT /params/update_params';

/** A server that holds parameters and counts their versions. */
function server(initial: Partial<Parametres> = {}) {
  const state = { version: 4, parametres: { ...PARAMETRES_INITIAUX, ...initial } };
  const recorded = () => ({
    id: 1,
    version: state.version,
    ...state.parametres,
    modifieLe: '2025-11-14T17:30:00Z',
    modifiePar: 2,
  });
  const put = (changes: Partial<Parametres>) => {
    state.version += 1;
    state.parametres = { ...state.parametres, ...changes };
  };
  return {
    put,
    api: {
      [READ]: () => ({ data: recorded() }),
      'GET /api/reglages/parametres/serveur_courriel': () => ({ data: { source: 'aucune', reglage: null } }),
      'GET /api/choix/utilisateur': () => ({
        data: { items: [{ id: 2, titre: 'Bastien Corvel', couleur: null, actif: true }] },
      }),
      [SAVE]: ({ body }: Sent): Answer => {
        const { version, ...changes } = Object(body);
        if (version !== state.version)
          return { ...refusal(errorKinds.conflict), data: { current: recorded(), base: null } };
        put(changes);
        return { data: recorded() };
      },
    },
  };
}

async function open(initial: Partial<Parametres> = {}, others: Record<string, () => Answer> = {}) {
  const held = server(initial);
  const page = await showScreen(<ParametresScreen />, { at: '/reglages/parametres', api: { ...held.api, ...others } });
  await screen.findByLabelText('Nom de l’instance');
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const click = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, ...held, fill, click };
}

describe('the page of parameters', () => {
  it('shows what would change, saves that alone over the version read, and lets the console follow', async () => {
    const page = await open({ lien_aide: 'https://ancien.example' });
    expect(screen.getByText(/^Enregistré le /)).toBeDefined();
    expect(await screen.findByText('par Bastien Corvel')).toBeDefined();
    page.fill('Nom de l’instance', 'Val d’Ambre');
    page.fill('Lien d’aide', 'https://nouveau.example');
    expect(page.isDirty()).toBe(true);
    await page.click(/^2\schangements$/);
    const changes = within(screen.getByRole('contentinfo')).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Val d’Ambre'),
      'Lien d’aideAvanthttps://ancien.exampleAprèshttps://nouveau.example',
    ]);
    await page.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(page.isDirty()).toBe(false));
    expect(page.sent(SAVE)[0]?.body).toEqual({
      nom_instance: 'Val d’Ambre',
      lien_aide: 'https://nouveau.example',
      version: 4,
    });
    expect(page.sent('GET /params/get_params')).toHaveLength(1);
    expect(page.isDirty()).toBe(false);
  });

  it('says on each field what does not suit, in French, and sends nothing', { tags: 'torture' }, async () => {
    const page = await open();
    page.fill('Lien d’aide', 'javascript:alert(1)');
    page.fill('Longueur minimale des mots de passe', '5');
    await page.click('Enregistrer');
    expect(await screen.findByText('2 champs à corriger')).toBeDefined();
    expect(screen.getByText('Saisissez une adresse complète (https://… ou mailto:…).')).toBeDefined();
    expect(screen.getByText('De 8 à 128 caractères.')).toBeDefined();
    expect(page.sent(SAVE)).toEqual([]);
  });

  it('puts what somebody else saved beside what was typed, and loses neither', async () => {
    const page = await open();
    page.fill('Nom de l’instance', 'Le mien');
    page.fill('Lien d’aide', 'https://mien.example');
    page.put({ nom_instance: 'Le sien', retention_journal: 12 });
    await page.click('Enregistrer');
    const both = within(await screen.findByRole('group', { name: /^Nom de l’instance/ }));
    expect(both.getByText('Le sien')).toBeDefined();
    // The field that the others changed is taken; the one typed here stays.
    expect(screen.getByText('La leur est reprise')).toBeDefined();
    expect(screen.getByText('La vôtre est gardée')).toBeDefined();
    await page.user.click(both.getByRole('radio', { name: 'La mienne' }));
    await page.click('Enregistrer la fusion');
    await waitFor(() => expect(page.sent(SAVE)).toHaveLength(2));
    expect(page.sent(SAVE).at(-1)?.body).toEqual({
      nom_instance: 'Le mien',
      lien_aide: 'https://mien.example',
      version: 5,
    });
  });

  it('keeps what was typed while its tab is away', async () => {
    const page = await open();
    page.fill('Nom de l’instance', 'Val d’Ambre');
    page.unmount();
    await showScreen(<ParametresScreen />, { at: '/reglages/parametres', api: page.api });
    expect(await screen.findByLabelText('Nom de l’instance')).toHaveProperty('value', 'Val d’Ambre');
    expect(page.isDirty()).toBe(true);
  });

  it('orders languages by buttons and keeps at least one, says durations in days or in hours and sends hours, and says what became of a test message', async () => {
    const page = await open(
      {},
      {
        'POST /api/reglages/parametres/essai_courriel': () => ({
          data: { resultat: 'echec', destinataire: 'camille@exemple.fr', conseil: 'Vérifiez SMTP_URL.' },
        }),
      },
    );
    expect(await screen.findByRole('button', { name: 'Retirer Français' })).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('Langue à ajouter'), { target: { value: 'en' } });
    await page.click('Ajouter');
    await page.click('Monter Anglais');
    await page.click('Enregistrer');
    await waitFor(() => expect(page.isDirty()).toBe(false));
    expect(page.sent(SAVE)[0]?.body).toEqual({ bridge_languages: ['en', 'fr'], version: 4 });

    const field = await screen.findByLabelText(/^Durée d’une session/);
    expect(field).toHaveProperty('value', '30');
    fireEvent.change(field, { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Unité'), { target: { value: 'heures' } });
    expect(field).toHaveProperty('value', '48');
    await page.click('Enregistrer');
    await waitFor(() => expect(page.isDirty()).toBe(false));
    expect(page.sent(SAVE)[1]?.body).toEqual({ duree_session: 48, version: 5 });

    await page.click('Envoyer un message d’essai');
    expect(await screen.findByText('Le message n’est pas parti. Vérifiez SMTP_URL.')).toBeDefined();
  });

  it('goes back to the values of a new instance, section by section, once confirmed', async () => {
    const page = await open({ lien_aide: 'https://x.example', nom_instance: 'Val' });
    expect(screen.queryByRole('button', { name: 'Réinitialiser la section Comptes' })).toBeNull();
    await page.click('Réinitialiser la section Aide');
    await page.user.click(await screen.findByRole('button', { name: 'Remettre les valeurs d’origine' }));
    expect(screen.getByLabelText('Lien d’aide')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Nom de l’instance')).toHaveProperty('value', 'Val');
    expect(page.sent(SAVE)).toEqual([]);
    await page.click('Enregistrer');
    await waitFor(() => expect(page.isDirty()).toBe(false));
    expect(page.sent(SAVE)[0]?.body).toEqual({ lien_aide: '', version: 4 });
  });

  it('leaves as a file, and shows what a file would change before it saves it', async () => {
    const page = await open({ nom_instance: 'Val', retention_journal: 12 });
    const save = vi.spyOn(browser, 'save').mockImplementation(() => undefined);
    await page.click('Exporter');
    const [file] = save.mock.calls[0] ?? [];
    const exported = JSON.parse((await file?.text()) ?? '');
    expect(exported).toMatchObject({ type: 'bridge.parametres', parametres: { nom_instance: 'Val' } });
    const changed = { ...exported, parametres: { ...exported.parametres, nom_instance: 'Mont', sso_active: true } };
    await page.user.upload(
      screen.getByLabelText('Fichier de paramètres'),
      new File([JSON.stringify(changed)], 'p.json', { type: 'application/json' }),
    );
    expect(await screen.findByText(/^Laissé de côté\s: sso_active\.$/)).toBeDefined();
    await page.click('Reprendre ces valeurs');
    expect(page.sent(SAVE)).toEqual([]);
    await page.click('Enregistrer');
    await waitFor(() => expect(page.sent(SAVE)).toHaveLength(1));
    expect(page.sent(SAVE)[0]?.body).toEqual({ nom_instance: 'Mont', version: 4 });
  });

  it('says why it cannot be read, and tries again', async () => {
    const answers: Answer[] = [refusal(errorKinds.unavailable), server().api[READ]?.() ?? {}];
    const { user } = await showScreen(<ParametresScreen />, {
      at: '/reglages/parametres',
      api: { [READ]: () => answers.shift() ?? {} },
    });
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByLabelText('Nom de l’instance')).toBeDefined();
  });
});
