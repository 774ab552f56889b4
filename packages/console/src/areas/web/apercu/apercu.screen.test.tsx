import { listeWeb, moteur } from '@bridge/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApercus } from '../../../catalogue/apercu/apercu.store.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import ApercuScreen from './apercu.screen.tsx';
import ApercuDePage from './page.preview.tsx';

fakeBrowser();
beforeEach(() => useApercus.setState({ langue: 'fr', largeur: 390, site: null, essais: {} }));

const APERCU = 'POST /api/web/listes/apercu';
const MOTEUR = 'POST /api/web/moteurs/apercu';
const page = (words: string) => ({
  data: { html: `<p>${words}</p>`, erreurs: [], referencement: null, objet: null, remarques: ['Pas encore en ligne.'] },
});
const frame = async () => (await screen.findByTitle<HTMLIFrameElement>('Brouillon de la page')).srcdoc;

describe('a draft in a tab of its own', () => {
  it('is what is saved, where no form is open', async () => {
    const { sent } = await showScreen(<ApercuScreen />, {
      at: '/web/apercu?ressource=moteur&id=3',
      api: {
        'GET /api/web/moteurs/3': () => ({
          data: savedRecord(moteur, { nom: 'Où manger', code: 'ou-manger', etat: 'brouillon' }),
        }),
        [MOTEUR]: () => page('Enregistré'),
      },
    });
    expect(await frame()).toContain('Enregistré');
    expect(sent(MOTEUR)[0]?.body).toMatchObject({ valeurs: { nom: 'Où manger' }, langue: 'fr' });
    expect(screen.getByText('Pas encore en ligne.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ouvrir le formulaire' }).getAttribute('href')).toBe('/web/moteurs/edit/3');
    expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('');
  });

  it('is what is typed in the form of another tab, drawn once for both', async () => {
    const api = {
      [APERCU]: ({ body }: { body: unknown }) => page(`Tapé ${(body as { valeurs: { nom: string } }).valeurs.nom}`),
      'GET /api/choix/site': () => ({ data: { items: [] } }),
    };
    const both = (
      <>
        <ApercuDePage />
        <ApercuScreen />
      </>
    );
    const { form, sent } = await showBeside(both, {
      resource: listeWeb,
      record: null,
      api,
      at: '/web/apercu?ressource=listeWeb&id=0',
    });
    await waitFor(async () => expect(await frame()).toContain('Tapé'));
    act(() => form.store.getState().setValue('nom', 'Dune'));
    await waitFor(async () => expect(await frame()).toContain('Tapé Dune'));
    expect(sent(APERCU)).toHaveLength(2);
  });

  it('says when the address names nothing, or nothing that is saved', async () => {
    await showScreen(<ApercuScreen />, { at: '/web/apercu?ressource=inconnue&id=3' });
    expect(await screen.findByText('Cette adresse ne nomme aucun brouillon.')).toBeTruthy();
    cleanup();
    await showScreen(<ApercuScreen />, { at: '/web/apercu?ressource=listeWeb&id=0' });
    expect(await screen.findByText('Pas encore enregistré')).toBeTruthy();
  });
});
