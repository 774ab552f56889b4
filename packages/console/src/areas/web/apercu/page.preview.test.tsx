import { errorKinds, gabaritFiche, listeWeb, type Resource } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PREMIER_ESSAI, useApercus } from '../../../catalogue/apercu/apercu.store.ts';
import { EnlargedPreview } from '../../../resource/form/around/enlarged.context.ts';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import ApercuDePage from './page.preview.tsx';

fakeBrowser();
beforeEach(() => useApercus.setState({ langue: 'fr', largeur: null, site: null, essais: {} }));

const LISTE = 'POST /api/web/listes/apercu';
const FICHE = 'POST /api/superadmin/fiches/templates/apercu';
const choix = (id: number, titre: string) => ({ id, titre, couleur: null, actif: true });
const page = (changes: object = {}): Answer => ({
  data: {
    html: '<!doctype html><style>p{color:red}</style><p>Restaurants</p>',
    erreurs: [],
    referencement: null,
    objet: null,
    remarques: [],
    ...changes,
  },
});

function show(api: Record<string, (sent: Sent) => Answer> = {}, resource: Resource = listeWeb, isEnlarged = false) {
  return showBeside(
    <EnlargedPreview value={isEnlarged}>
      <ApercuDePage />
    </EnlargedPreview>,
    {
      resource,
      record: savedRecord(resource, { nom: 'Tables' }),
      languages: ['fr', 'en'],
      api: {
        [LISTE]: () => page(),
        [FICHE]: ({ body }) => page({ objet: { id: 12, nom: `Objet ${(body as { pas: number }).pas}` } }),
        'GET /api/choix/site': () => ({ data: { items: [choix(1, 'Le lac'), choix(2, 'Le val')] } }),
        'GET /api/choix/objet': () => ({ data: { items: [choix(12, 'Auberge')] } }),
        ...api,
      },
    },
  );
}

const frame = () => screen.findByTitle<HTMLIFrameElement>(/^Aperçu/);

describe('the page beside a form', () => {
  it('is shown in a frame that runs nothing and has no cookie', async () => {
    const { sent } = await show();
    const drawn = await frame();
    expect(drawn.getAttribute('sandbox')).toBe('');
    expect(drawn.srcdoc).toContain('<p>Restaurants</p>');
    expect(sent(LISTE)[0]?.body).toMatchObject({
      valeurs: { nom: 'Tables', id: 3 },
      langue: 'fr',
      pas: 0,
      requete: '',
    });
  });

  it('is looked at in another language, on another site and on another screen', async () => {
    const { user, sent } = await show();
    const drawn = await frame();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'en');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Site' }), 'Le val');
    await waitFor(() => expect(sent(LISTE).at(-1)?.body).toMatchObject({ langue: 'en', site: 2 }));
    await user.click(screen.getByRole('radio', { name: 'Ordinateur' }));
    expect(drawn.style.width).toBe('1440px');
  });

  it('is that of a desk where there is room, until another screen is chosen', async () => {
    const { user } = await show({}, listeWeb, true);
    const drawn = await frame();
    expect(drawn.style.width).toBe('1440px');
    await user.click(screen.getByRole('radio', { name: 'Téléphone' }));
    expect(drawn.style.width).toBe('390px');
  });

  it('follows what is typed, the last page staying until the next one', async () => {
    const { form, sent } = await show();
    await frame();
    act(() => form.store.getState().setValue('titre', { fr: 'Où manger' }));
    expect((await frame()).srcdoc).toContain('Restaurants');
    await waitFor(() => expect(sent(LISTE).at(-1)?.body).toMatchObject({ valeurs: { titre: { fr: 'Où manger' } } }));
  });

  it('answers what a visitor would ask', async () => {
    const { user, sent } = await show();
    await frame();
    await user.click(screen.getByText('Ce que demande le visiteur'));
    await user.type(screen.getByRole('textbox', { name: 'Ce que demande le visiteur' }), 'page=2');
    await waitFor(() => expect(sent(LISTE).at(-1)?.body).toMatchObject({ requete: 'page=2' }));
  });

  it('goes to another objet', async () => {
    const { user, sent } = await show({}, gabaritFiche);
    expect(await screen.findByTitle(/Objet 0/)).toBeTruthy();
    expect(screen.queryByText('Ce que demande le visiteur')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Autre objet' }));
    expect(await screen.findByTitle(/Objet 1/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Objet précédent' }));
    expect(await screen.findByTitle(/Objet 0/)).toBeTruthy();
    act(() => useApercus.getState().setEssai('gabaritFiche/3', { ...PREMIER_ESSAI, objet: 12 }));
    await waitFor(() => expect(sent(FICHE).at(-1)?.body).toMatchObject({ objet: 12 }));
  });

  it('says what is missing, and where the source is wrong', async () => {
    await show({
      [LISTE]: () =>
        page({
          html: '',
          erreurs: [{ message: 'balise inconnue', ligne: 12 }],
          remarques: ['Aucun objet ne convient.'],
        }),
    });
    expect(await screen.findByText(/^Ligne 12\s: balise inconnue$/)).toBeTruthy();
    expect(screen.getByText('Aucun objet ne convient.')).toBeTruthy();
    expect(screen.queryByTitle(/^Aperçu/)).toBeNull();
  });

  it('keeps long remarks for who asks for them', async () => {
    const remarques = ['Nom : Ce champ est obligatoire.', 'Aucun site.', 'Aucun modèle.'];
    const { user } = await show({ [LISTE]: () => page({ remarques }) });
    const fold = await screen.findByText('3 remarques');
    expect(screen.queryByText('Aucun site.')).toBeNull();
    await user.click(fold);
    expect(screen.getByText('Aucun site.')).toBeTruthy();
  });

  it('waits for what a form must hold', async () => {
    await show({
      [LISTE]: () => ({
        ...errorKinds.invalidInput,
        errors: [
          { path: 'valeurs.selection', message: 'Ce champ est obligatoire.' },
          { path: 'valeurs.modele', message: 'Ce champ est obligatoire.' },
        ],
      }),
    });
    expect(await screen.findByText(/^Complétez «\sSélection\s» et «\sModèle\s»/)).toBeTruthy();
  });

  it('can be tried again when it failed', async () => {
    let fails = true;
    const { user } = await show({ [LISTE]: () => (fails ? { status: 500, code: 50_000 } : page()) });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    fails = false;
    await user.click(again);
    expect(await frame()).toBeTruthy();
  });

  it('is told as a search engine would list it', async () => {
    const referencement = {
      titre: 'Restaurants du lac',
      description: '',
      alertes: ['La description manque.'],
    };
    const { user } = await show({ [LISTE]: () => page({ referencement }) });
    await user.click(await screen.findByText(/^Dans les moteurs de recherche \(1\)$/));
    expect(screen.getByText('Restaurants du lac')).toBeTruthy();
    expect(screen.getByText('Sans description')).toBeTruthy();
    expect(screen.getByText('La description manque.')).toBeTruthy();
  });
});
