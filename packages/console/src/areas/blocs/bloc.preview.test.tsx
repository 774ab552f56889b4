import { bloc, nouvelleLigne } from '@bridge/contract';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FormContext } from '../../resource/form/form.context.ts';
import { openForm } from '../../resource/form/form.ts';
import { startValues } from '../../resource/form/values.rules.ts';
import type { Answer, Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { useEssai } from './apercu.store.ts';
import BlocPreview from './bloc.preview.tsx';

fakeBrowser();

const APERCU = 'POST /api/blocs/apercu';
const EXTREMES = 'POST /api/blocs/extremes';
const RECORD = {
  ...startValues(bloc, null),
  id: 3,
  version: 1,
  nom: 'En bref',
  code: 'en-bref',
  lignes: [nouvelleLigne({ genre: 'champ', champ: 'nom' })],
};

beforeEach(() => useEssai.setState({ objet: null, langue: 'fr', canal: 'web', largeur: 768 }));

const shown = (nom: string): Answer => ({
  data: { objet: { id: 12, nom }, rendu: null, html: `<section><h2>${nom}</h2></section>`, vide: false, motif: null },
});

async function show(api: Record<string, (sent: Sent) => Answer> = {}) {
  const at = `${bloc.path}/edit/3`;
  const form = openForm({
    resource: bloc,
    record: RECORD,
    userId: 1,
    entiteId: null,
    tab: at,
    queries: new QueryClient(),
  });
  const page = await showScreen(
    <FormContext value={{ form, idOf: (name) => name }}>
      <BlocPreview />
    </FormContext>,
    {
      at,
      parameters: { bridge_languages: ['fr', 'en'] },
      api: {
        'GET /api/choix/objet': () => ({
          data: {
            items: [
              { id: 12, titre: 'Auberge', couleur: null, actif: true },
              { id: 13, titre: 'Camping', couleur: null, actif: true },
            ],
          },
        }),
        [APERCU]: (sent) => shown((sent.body as { objet: number }).objet === 12 ? 'Auberge' : 'Camping'),
        ...api,
      },
    },
  );
  return { ...page, form };
}

const frame = (name: RegExp) => screen.findByTitle<HTMLIFrameElement>(name);

describe('the preview of a bloc', () => {
  it('draws the first objet without being asked, in a frame where nothing runs', async () => {
    const { sent } = await show();
    const drawn = await frame(/^Aperçu avec «\sAuberge\s»$/);
    expect(drawn.getAttribute('sandbox')).toBe('');
    expect(drawn.srcdoc).toContain('<section><h2>Auberge</h2></section>');
    expect(sent(APERCU)[0]?.body).toMatchObject({ objet: 12, langue: 'fr', canal: 'web', bloc: { genre: 'donnees' } });
  });

  it('goes to another objet, channel, language and width', async () => {
    const { user, sent } = await show();
    await frame(/Auberge/);
    await user.click(screen.getByRole('button', { name: 'Objet suivant' }));
    const drawn = await frame(/Camping/);
    await user.click(screen.getByRole('radio', { name: 'Écran' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'en');
    await waitFor(() => expect(sent(APERCU).at(-1)?.body).toMatchObject({ objet: 13, langue: 'en', canal: 'ecran' }));
    await user.click(screen.getByRole('radio', { name: /^320\spx$/ }));
    await waitFor(() => expect(drawn.style.width).toBe('320px'));
  });

  it('follows what is typed', async () => {
    const { form, sent } = await show();
    await frame(/Auberge/);
    act(() => form.store.getState().setValue('titre', { fr: 'Bref' }));
    await waitFor(() => expect(sent(APERCU).at(-1)?.body).toMatchObject({ bloc: { titre: { fr: 'Bref' } } }));
  });

  it('says why nothing shows', async () => {
    const vide = {
      objet: { id: 12, nom: 'Auberge' },
      rendu: null,
      html: '',
      vide: true,
      motif: 'Pas prévu pour ce canal.',
    };
    await show({ [APERCU]: () => ({ data: vide }) });
    expect(await screen.findByText(/^Rien à montrer pour «\sAuberge\s»$/)).toBeTruthy();
    expect(screen.getByText('Pas prévu pour ce canal.')).toBeTruthy();
  });

  it('waits for a bloc that is complete', async () => {
    const { form } = await show();
    act(() =>
      form.store.getState().setValue('lignes', [{ source: { genre: 'critere', critere: { ref: 'critere', id: 0 } } }]),
    );
    expect(await screen.findByText(/^Complétez «\sLignes\s»/)).toBeTruthy();
  });

  it('can be tried again when it failed', async () => {
    let fails = true;
    const { user } = await show({ [APERCU]: () => (fails ? { status: 500, code: 50_000 } : shown('Auberge')) });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    fails = false;
    await user.click(again);
    expect(await frame(/Auberge/)).toBeTruthy();
  });
});

describe('extreme values', () => {
  const extreme = (id: number, nom: string, longueur: number) => ({
    objet: { id, nom },
    longueur,
    html: `<p>${nom}</p>`,
  });

  it('are shown side by side, and lead to the preview', async () => {
    const data = {
      examines: 40,
      remplis: 31,
      plusLong: extreme(13, 'Camping', 900),
      plusCourt: extreme(14, 'Gîte', 4),
      coupe: false,
    };
    const { user } = await show({ [EXTREMES]: () => ({ data }) });
    await frame(/Auberge/);
    await user.click(screen.getByRole('button', { name: 'Valeurs extrêmes' }));
    expect(await screen.findByText(/40 objets examinés, dont 31/)).toBeTruthy();
    expect(await frame(/^Le plus court\s: Gîte$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Voir Camping dans l’aperçu' }));
    expect(await frame(/^Aperçu avec «\sCamping\s»$/)).toBeTruthy();
  });

  it('that were found before the bloc changed say so', async () => {
    const data = { examines: 1, remplis: 1, plusLong: extreme(13, 'Camping', 900), plusCourt: null, coupe: false };
    const { user, form } = await show({ [EXTREMES]: () => ({ data }) });
    await user.click(await screen.findByRole('button', { name: 'Valeurs extrêmes' }));
    expect(await screen.findByText(/^1 objet examiné, dont 1/)).toBeTruthy();
    expect(screen.queryByText(/Le bloc a changé depuis/)).toBeNull();
    act(() => form.store.getState().setValue('titre', { fr: 'Bref' }));
    expect(await screen.findByText(/Le bloc a changé depuis/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Valeurs extrêmes' }));
    await waitFor(() => expect(screen.queryByText(/Le bloc a changé depuis/)).toBeNull());
  });

  it('say when there was no time to look at every objet', async () => {
    const data = { examines: 12, remplis: 12, plusLong: extreme(13, 'Camping', 900), plusCourt: null, coupe: true };
    const { user } = await show({ [EXTREMES]: () => ({ data }) });
    await user.click(await screen.findByRole('button', { name: 'Valeurs extrêmes' }));
    expect(await screen.findByText(/s’est arrêtée avant d’avoir examiné tous les objets/)).toBeTruthy();
  });

  it('may be nowhere', async () => {
    const { user } = await show({
      [EXTREMES]: () => ({ data: { examines: 0, remplis: 0, plusLong: null, plusCourt: null, coupe: false } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Valeurs extrêmes' }));
    expect(await screen.findByText('Aucun objet publié ne peut porter ce bloc.')).toBeTruthy();
  });
});
