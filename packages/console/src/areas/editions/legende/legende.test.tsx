import { type EntreeDeLegende, legende, MOST_ENTREES, startsOf } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { analyseOf, recordOf } from '../../../catalogue/media/testing/medias.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { offered, showField } from '../testing/show-field.tsx';
import { ajoutees } from './entree.rules.ts';
import LegendePreview from './legende.preview.tsx';
import './cible.widget.tsx';
import './entrees.widget.tsx';
import './picto.widget.tsx';

fakeBrowser();

const ENTREE_NEUVE = startsOf(legende.fields.entrees)[0]?.values;

const entree = (fr: string, id: number): EntreeDeLegende => ({
  picto: { genre: 'produit', nom: 'wifi' },
  libelle: { fr },
  cible: { ref: 'modalite', id },
  groupe: '',
  couleur: null,
  alternatif: {},
});
const proposee = (fr: string, id: number, montree: boolean) => ({
  entree: entree(fr, id),
  nom: fr,
  critere: 'Services',
  groupe: { fr: 'Services', en: 'Services' },
  nombre: 12,
  montree,
  dessinee: false,
  dessinSource: '',
});
const API = { 'GET /api/choix/modalite': () => offered([1, 'Wifi'], [2, 'Sauna'], [3, 'Parking']) };
const PROPOSITIONS = 'POST /api/editions/legendes/propositions';

describe('the entries of a legend', () => {
  it('are proposed from what readers meet; what blocs show is ticked already', async () => {
    const { user, now, form } = await showField(
      { resource: legende, name: 'entrees' },
      { entrees: [entree('Wifi', 1)] },
      {
        ...API,
        [PROPOSITIONS]: () => ({ data: { propositions: [proposee('Sauna', 2, true), proposee('Parking', 3, false)] } }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Proposer les entrées' }));
    expect(await screen.findByText('2 modalités sans entrée, les plus rencontrées d’abord.')).toBeTruthy();
    expect((screen.getByRole('checkbox', { name: /Parking/ }) as HTMLInputElement).checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Ajouter 1 entrée' }));
    const groupes = [{ nom: { fr: 'Services', en: 'Services' }, code: 'groupe-1' }];
    expect(now()).toEqual([entree('Wifi', 1), { ...entree('Sauna', 2), groupe: 'groupe-1' }]);
    expect(form.store.getState().values.groupes).toEqual(groupes);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Proposer les entrées' }));
    // The entry is listed and closed: nothing is left to fill in.
    expect(screen.getByRole('button', { name: /^Retirer «\sSauna\s»/ })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /Sauna/ })).toBeNull();
  });

  it('take over the drawings of their source by way of the médiathèque; what is no drawing is told, and the entry stays', async () => {
    const sent: unknown[] = [];
    const sourced = (fr: string, id: number) => ({
      ...proposee(fr, id, true),
      dessinSource: `https://tis.example/${id}`,
    });
    const { user, now } = await showField(
      { resource: legende, name: 'entrees' },
      { entrees: [] },
      {
        ...API,
        [PROPOSITIONS]: () => ({ data: { propositions: [sourced('Sauna', 2), sourced('Parking', 3)] } }),
        'POST /api/mediatheque/adresses': ({ body }: { readonly body: unknown }) => ({
          data: analyseOf(9, 'sauna.svg', { genre: JSON.stringify(body).includes('/2') ? 'picto' : 'photo' }),
        }),
        'POST /api/mediatheque': ({ body }: { readonly body: unknown }) => {
          sent.push(body);
          return { data: recordOf(40) };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Proposer les entrées' }));
    await user.click(await screen.findByRole('button', { name: 'Ajouter 2 entrées' }));
    await waitFor(() =>
      expect(now()).toMatchObject([
        { picto: { genre: 'media', media: { ref: 'media', id: 40 } }, cible: { id: 2 } },
        { picto: { genre: 'produit', nom: 'wifi' }, cible: { id: 3 } },
      ]),
    );
    expect(sent).toMatchObject([{ titre: { fr: 'Sauna' }, dossier: 'Pictogrammes' }]);
  });

  it('are proposed while one is being written; what was said of others goes away with them', async () => {
    const asked: unknown[] = [];
    const unwritten = { ...entree('', 2), libelle: {} };
    const { user, form } = await showField(
      { resource: legende, name: 'entrees' },
      { entrees: [entree('Wifi', 1), unwritten, { ...ENTREE_NEUVE, cible: { ref: 'modalite', id: 0 } }] },
      {
        ...API,
        [PROPOSITIONS]: ({ body }: { readonly body: unknown }) => {
          asked.push(body);
          return { data: { propositions: [] } };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Proposer les entrées' }));
    const said = 'Toutes les modalités que vos lecteurs rencontrent ont leur entrée.';
    expect(await screen.findByText(said)).toBeTruthy();
    const cible = (id: number) => ({ ref: 'modalite', id });
    expect(asked).toEqual([{ cibles: [cible(1), cible(2)] }]);
    act(() => form.store.getState().setValue('entrees', [entree('Wifi', 1)]));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('are never more than a legend holds, and stand in the group that is called as their criterion is', () => {
    const full = Array.from({ length: MOST_ENTREES - 1 }, (_, rank) => entree(`E${rank}`, rank + 1));
    const groupes = [{ nom: { fr: 'Services' }, code: 'accueil' }];
    const proposed = [proposee('Sauna', 1_001, true), proposee('Parking', 1_002, true)];
    expect(ajoutees({ entrees: full, groupes }, proposed)).toEqual({
      entrees: [...full, { ...entree('Sauna', 1_001), groupe: 'accueil' }],
      groupes,
    });
  });

  it('are added by hand, in the group of the last one, chosen among those of the form', async () => {
    const groupes = [
      { nom: { fr: 'Services' }, code: 'groupe-1' },
      { nom: { fr: 'Confort' }, code: 'groupe-2' },
    ];
    const { user, now } = await showField(
      { resource: legende, name: 'entrees' },
      { groupes, entrees: [{ ...entree('Wifi', 1), groupe: 'groupe-1' }] },
      API,
    );
    await user.click(await screen.findByRole('button', { name: 'Ajouter une entrée' }));
    await user.type(await screen.findByRole('textbox', { name: 'Libellé' }), 'Vue');
    expect(now()).toMatchObject([{}, { libelle: { fr: 'Vue' }, groupe: 'groupe-1', cible: null }]);
    await user.click(screen.getByRole('combobox', { name: 'Groupe' }));
    await user.click(await screen.findByRole('option', { name: 'Confort' }));
    expect(now()).toMatchObject([{ groupe: 'groupe-1' }, { groupe: 'groupe-2' }]);
  });

  it('have a drawing of Bridge or of the médiathèque, and stand for a word or for nothing', async () => {
    const { user, now } = await showField(
      { resource: legende, name: 'entrees', inner: { '0.cible': 'Une autre entrée dit déjà la même chose.' } },
      { entrees: [entree('Wifi', 1)] },
      API,
    );
    expect(await screen.findByText('Une autre entrée dit déjà la même chose.')).toBeTruthy();
    await user.click(await screen.findByRole('combobox', { name: 'Dessin' }));
    await user.click(await screen.findByRole('option', { name: 'Un dessin SVG de la médiathèque' }));
    expect(now()).toMatchObject([{ picto: { genre: 'media', media: { ref: 'media', id: 0 } } }]);
    await user.click(screen.getByRole('combobox', { name: 'Une modalité' }));
    await user.click(await screen.findByRole('option', { name: 'Sauna' }));
    expect(now()).toMatchObject([{ cible: { ref: 'modalite', id: 2 } }]);
    await user.click(screen.getByRole('combobox', { name: 'Représente' }));
    await user.click(await screen.findByRole('option', { name: 'Un critère' }));
    expect(now()).toMatchObject([{ cible: { ref: 'critere', id: 0 } }]);
  });
});

describe('the preview of a legend', () => {
  it('is the page that the server draws', async () => {
    await showBeside(<LegendePreview />, {
      resource: legende,
      record: savedRecord(legende, { nom: 'L', entrees: [entree('Wifi', 1)] }),
      api: { 'POST /api/editions/legendes/apercu': () => ({ data: { html: '<p>Wifi</p>' } }) },
    });
    const frame = await screen.findByTitle('Aperçu de la légende');
    expect(frame.getAttribute('srcdoc')).toContain('<p>Wifi</p>');
  });

  it('says what it waits for, and is drawn with the entries that lack nothing', async () => {
    const sent: unknown[] = [];
    const { form } = await showBeside(<LegendePreview />, {
      resource: legende,
      record: savedRecord(legende, { nom: 'L', entrees: [] }),
      api: {
        'POST /api/editions/legendes/apercu': ({ body }) => {
          sent.push(Object(body).legende.entrees);
          return { data: { html: '<p>Wifi</p>' } };
        },
      },
    });
    expect(await screen.findByText('Ajoutez une entrée, ou laissez Bridge vous en proposer.')).toBeTruthy();
    act(() => form.store.getState().setValue('entrees', [ENTREE_NEUVE]));
    expect(await screen.findByText(/^Complétez une entrée, son libellé au moins/)).toBeTruthy();
    expect(screen.queryByTitle('Aperçu de la légende')).toBeNull();
    act(() => form.store.getState().setValue('entrees', [ENTREE_NEUVE, entree('Wifi', 1)]));
    expect(await screen.findByTitle('Aperçu de la légende')).toBeTruthy();
    expect(screen.getByText('1 entrée à compléter n’y figure pas encore.')).toBeTruthy();
    expect(sent).toEqual([[entree('Wifi', 1)]]);
  });
});
