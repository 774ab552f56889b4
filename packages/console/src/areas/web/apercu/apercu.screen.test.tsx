import { type AnyRecord, ficheWeb, listeWeb, moteur } from '@bridge/contract';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { useApercus } from '../../../catalogue/apercu/apercu.store.ts';
import { FormContext } from '../../../resource/form/form.context.ts';
import { type Form, openForm } from '../../../resource/form/form.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord } from '../../../testing/show-beside.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { PAGE_PREVIEW } from '../../page-preview.ts';
import ApercuScreen from './apercu.screen.tsx';
import ApercuDePage from './page.preview.tsx';

fakeBrowser();
beforeEach(() => useApercus.setState({ langue: 'fr', largeur: null, site: null, essais: {} }));

const APERCU = 'POST /api/web/listes/apercu';
const MOTEUR = 'POST /api/web/moteurs/apercu';
const page = (words: string) => ({
  data: { html: `<p>${words}</p>`, erreurs: [], referencement: null, objet: null, remarques: ['Pas encore en ligne.'] },
});
const frame = async () => (await screen.findByTitle<HTMLIFrameElement>('Brouillon de la page')).srcdoc;

const TABLES = savedRecord(listeWeb, { nom: 'Tables', code: 'tables', etat: 'brouillon', selection: 1, modele: 2 });
const formOf = (record: AnyRecord | null) =>
  openForm({ resource: listeWeb, record, userId: 1, entiteId: null, tab: 'essai', queries: new QueryClient() });

/** The open forms, and the tab that shows the draft of one of them. */
function Tabs({ forms }: { readonly forms: readonly Form[] }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen &&
        forms.map((form) => (
          <FormContext key={form.key} value={{ form, idOf: (name) => name }}>
            <ApercuDePage />
          </FormContext>
        ))}
      <button type="button" onClick={() => setOpen(false)}>
        Fermer
      </button>
      <ApercuScreen />
    </>
  );
}

const showTabs = (forms: readonly Form[], shown: Form) =>
  showScreen(<Tabs forms={forms} />, {
    at: PAGE_PREVIEW.address?.('listeWeb', shown.store.getState().base?.id ?? 0, shown.key) ?? '',
    api: {
      [APERCU]: ({ body }: { body: unknown }) => page(`Tapé ${(body as { valeurs: { nom: string } }).valeurs.nom}`),
      'GET /api/web/listes/3': () => ({ data: TABLES }),
      'GET /api/choix/site': () => ({ data: { items: [] } }),
    },
  });

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
    const form = formOf(null);
    const { sent } = await showTabs([form], form);
    await waitFor(async () => expect(await frame()).toContain('Tapé'));
    act(() => form.store.getState().setValue('nom', 'Dune'));
    await waitFor(async () => expect(await frame()).toContain('Tapé Dune'));
    expect(sent(APERCU)).toHaveLength(2);
  });

  it('is that of its own form, whatever another new one tells', async () => {
    const [form, other] = [formOf(null), formOf(null)];
    const told: string[] = [];
    const channel = new BroadcastChannel('bridge.apercus');
    channel.onmessage = ({ data }) => told.push(JSON.stringify(data));
    onTestFinished(() => channel.close());
    act(() => form.store.getState().setValue('nom', 'Dune'));
    await showTabs([form, other], form);
    await waitFor(async () => expect(await frame()).toContain('Tapé Dune'));
    act(() => other.store.getState().setValue('nom', 'Vague'));
    await waitFor(() => expect(told.join()).toContain('Tapé Vague'));
    expect(await frame()).toContain('Tapé Dune');
  });

  it('is what is saved again once the form is closed', async () => {
    const form = formOf(TABLES);
    act(() => form.store.getState().setValue('nom', 'Dune'));
    const { user } = await showTabs([form], form);
    await waitFor(async () => expect(await frame()).toContain('Tapé Dune'));
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(async () => expect(await frame()).toContain('Tapé Tables'));
    expect(screen.getByText(/^Brouillon tel qu’il est enregistré/)).toBeTruthy();
  });

  it('is found under its number once it is saved', async () => {
    const form = formOf(null);
    const { address, user } = await showTabs([form], form);
    expect(address()).toContain(form.key);
    await waitFor(async () => expect(await frame()).toContain('Tapé'));
    act(() => form.store.getState().accept(TABLES));
    await waitFor(() => expect(address()).toBe('/web/apercu?ressource=listeWeb&id=3'));
    expect(await screen.findByText(/^Brouillon tel que vous le tapez/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(await screen.findByText(/^Brouillon tel qu’il est enregistré/)).toBeTruthy();
  });

  it('stands beside another on the same objet, which the address keeps', async () => {
    const FICHES = 'POST /api/web/fiches/apercu';
    const fiche = (id: number, nom: string) => ({
      ...savedRecord(ficheWeb, { nom, code: `fiche-${id}`, etat: 'brouillon', gabarit: 4 }),
      id,
    });
    const { sent, user, address } = await showScreen(<ApercuScreen />, {
      at: '/web/apercu?ressource=ficheWeb&id=3',
      api: {
        'GET /api/web/fiches/3': () => ({ data: fiche(3, 'Sobre') }),
        'GET /api/web/fiches/4': () => ({ data: fiche(4, 'Imagée') }),
        'GET /api/choix/ficheWeb': () => ({
          data: { items: [{ id: 4, titre: 'Imagée', couleur: null, actif: true }] },
        }),
        [FICHES]: ({ body }: { body: unknown }) => {
          const { data } = page(`Page ${(body as { valeurs: { nom: string } }).valeurs.nom}`);
          return { data: { ...data, objet: { id: 12, nom: 'Hôtel du Lac' } } };
        },
      },
    });
    expect(await frame()).toContain('Page Sobre');
    await user.click(screen.getByRole('combobox', { name: 'Comparer avec' }));
    await user.click(await screen.findByRole('option', { name: 'Imagée' }));
    const other = await screen.findByTitle<HTMLIFrameElement>('Page comparée');
    expect(other.srcdoc).toContain('Page Imagée');
    expect(await frame()).toContain('Page Sobre');
    expect(sent(FICHES).map(({ body }) => (body as { objet?: number }).objet)).toEqual([undefined, 12]);
    expect(address()).toBe('/web/apercu?ressource=ficheWeb&id=3&avec=4');
    await user.click(screen.getByRole('button', { name: 'Vider Comparer avec' }));
    await waitFor(() => expect(screen.queryByTitle('Page comparée')).toBeNull());
    expect(address()).toBe('/web/apercu?ressource=ficheWeb&id=3');
  });

  it('says when the address names nothing, or nothing that is saved', async () => {
    await showScreen(<ApercuScreen />, { at: '/web/apercu?ressource=inconnue&id=3' });
    expect(await screen.findByText('Cette adresse ne nomme aucun brouillon.')).toBeTruthy();
    cleanup();
    await showScreen(<ApercuScreen />, { at: '/web/apercu?ressource=listeWeb&id=0' });
    expect(await screen.findByText('Pas encore enregistré')).toBeTruthy();
  });
});
