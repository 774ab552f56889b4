import { type ChoixDeFiltre, filtre } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApercus } from '../../../catalogue/apercu/apercu.store.ts';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { FormField } from '../../../resource/widgets/field-frame.tsx';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import '../../../resource/widgets/icon.widget.tsx';
import './choix.widget.tsx';
import './valeurs.widget.tsx';

fakeBrowser();
beforeEach(() => useApercus.setState({ essais: {} }));

const choix = (slug: string, valeurs: ChoixDeFiltre['valeurs'], libelle = {}): ChoixDeFiltre => ({
  slug,
  libelle,
  valeurs,
  picto: null,
  parDefaut: false,
});
const offered = (...items: [number, string][]): Answer => ({
  data: { items: items.map(([id, titre]) => ({ id, titre, couleur: null, actif: true })) },
});
const COMPTES = 'POST /api/web/filtres/comptes';
const PROPOSES = 'POST /api/web/filtres/choix';

/** The field of choices, in the form that it reads. */
function Field({
  inner = {},
  readOnly = false,
}: {
  readonly inner?: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
}) {
  const value = useForm(({ values }) => values.choix);
  const { store } = useRecordFormContext().form;
  return (
    <FormField
      id="choix"
      path="choix"
      field={filtre.fields.choix}
      value={value}
      onChange={(next) => store.getState().setValue('choix', next)}
      error={undefined}
      inner={inner}
      readOnly={readOnly}
      resource="filtre"
      valueOf={() => undefined}
    />
  );
}

async function show(
  changes: object,
  { api = {}, ...props }: { readonly api?: Record<string, (sent: Sent) => Answer> } & Parameters<typeof Field>[0] = {},
) {
  const page = await showBeside(<Field {...props} />, {
    resource: filtre,
    record: savedRecord(filtre, { nom: 'Type', cible: 'typeBridge', ...changes }),
    api: {
      'GET /api/choix/selection': () => offered([4, 'Le lac']),
      'GET /api/choix/tag': () => offered([7, 'Coup de cœur']),
      'GET /api/choix/modalite': () => offered([21, 'Piscine']),
      'GET /api/blocs/modalites': () => ({
        data: {
          items: [
            { id: 21, libelle: 'Piscine' },
            { id: 22, libelle: 'Bassin chauffé' },
          ],
        },
      }),
      'GET /api/selections/communes': () => ({
        data: { items: [{ insee: '67001', nom: 'Malbrume', nombre: 3, lat: null, lon: null }] },
      }),
      ...api,
    },
  });
  return { ...page, now: () => page.form.store.getState().values.choix };
}

const pick = async (user: Awaited<ReturnType<typeof show>>['user'], box: string, option: string | RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: box }));
  const offers = within(await screen.findByRole('listbox', { name: box }));
  await user.click(await offers.findByRole('option', { name: option }));
};

describe('the choices of a filter', () => {
  it('are added by their values, at an address of their own', async () => {
    const { user, now } = await show({ choix: [choix('restaurant', ['x'])] });
    await user.type(await screen.findByRole('combobox', { name: 'Ajouter un choix' }), 'restau');
    await user.click(await screen.findByRole('option', { name: 'Restaurant' }));
    expect(now()).toEqual([choix('restaurant', ['x']), choix('restaurant-2', ['restaurant'])]);
  });

  it('come from a table, whose other lines are told with why', async () => {
    const csv = new File(['Valeur;Libellé\nHôtel;Dormir\nRien;X'], 'choix.csv', { type: 'text/csv' });
    const { user, now, sent } = await show(
      { choix: [choix('table', ['restaurant'])] },
      {
        api: {
          'POST /api/web/filtres/choix/lire': () => ({
            data: {
              choix: [choix('dormir', ['hotel'], { fr: 'Dormir' }), choix('table', ['restaurant'])],
              ecartees: [3, 4, 5, 6, 7, 8].map((ligne) => ({ ligne, raison: `Inconnue ${ligne}.` })),
              totalEcartees: 6,
            },
          }),
        },
      },
    );
    await screen.findByRole('button', { name: 'Importer un CSV' });
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('no file field');
    await user.upload(field, csv);
    await waitFor(() => expect(now()).toHaveLength(2));
    expect(screen.getByText(/Ligne 7 : Inconnue 7\. Et 1 autre ligne écartée\.$/)).toBeTruthy();
    expect(now()).toEqual([choix('table', ['restaurant']), choix('dormir', ['hotel'], { fr: 'Dormir' })]);
    expect(sent('POST /api/web/filtres/choix/lire')[0]?.body).toMatchObject({
      valeurs: { cible: 'typeBridge' },
      contenu: expect.stringContaining('Dormir'),
    });
  });

  it('of a field of the dictionary are written', async () => {
    const { user, now } = await show({ cible: 'champ', champ: 'ambiance', choix: [] });
    await user.click(await screen.findByPlaceholderText('Une valeur du champ, puis Entrée'));
    // What is pasted there is a value of its own.
    await user.keyboard('Calme{Enter}');
    expect(now()).toEqual([choix('calme', ['Calme'])]);
    expect(screen.queryByRole('button', { name: 'Proposer les choix' })).toBeNull();
  });

  it('follow what the filter is about', async () => {
    const { user, form, now } = await show({ choix: [] });
    await screen.findByRole('combobox', { name: 'Ajouter un choix' });
    act(() => form.store.getState().setValue('cible', 'commune'));
    await pick(user, 'Ajouter un choix', /^Malbrume/);
    expect(now()).toEqual([choix('malbrume', ['Malbrume'])]);
    act(() => form.store.getState().setValue('cible', 'tag'));
    expect(await screen.findByText(/ne convient plus à ce que porte le filtre/)).toBeTruthy();
    await pick(user, 'Ajouter un choix', 'Coup de cœur');
    expect(now()).toContainEqual(choix('coup-de-coeur', [{ ref: 'tag', id: 7 }]));
  });

  it('are the modalités of the criterion, once it is chosen', async () => {
    const { user, form, now } = await show({ cible: 'critere', critere: null, choix: [] });
    expect(await screen.findByText(/^Choisissez d’abord le critère/)).toBeTruthy();
    act(() => form.store.getState().setValue('critere', 9));
    await pick(user, 'Ajouter un choix', 'Bassin chauffé');
    expect(now()).toEqual([choix('bassin-chauffe', [{ ref: 'modalite', id: 22 }])]);
  });

  it('are renamed, their address following until somebody writes it', { tags: 'torture' }, async () => {
    const { user, now } = await show({ choix: [choix('restaurant', ['restaurant'])] });
    await user.click(await screen.findByRole('button', { name: /^Restaurant/ }));
    await user.type(screen.getByRole('textbox', { name: 'Libellé' }), 'Tables');
    expect(now()).toEqual([choix('tables', ['restaurant'], { fr: 'Tables' })]);
    const slug = screen.getByRole('textbox', { name: /^Adresse du choix/ });
    await user.clear(slug);
    await user.type(slug, 'manger');
    await user.type(screen.getByRole('textbox', { name: 'Libellé' }), ' du lac');
    expect(now()).toEqual([choix('manger', ['restaurant'], { fr: 'Tables du lac' })]);
  });

  it('group several values', async () => {
    const { user, now } = await show({
      cible: 'critere',
      critere: 9,
      choix: [choix('eau', [{ ref: 'modalite', id: 21 }])],
    });
    await user.click(await screen.findByRole('button', { name: /^Piscine/ }));
    await pick(user, 'Valeurs réunies', 'Bassin chauffé');
    expect(now()).toEqual([
      choix('eau', [
        { ref: 'modalite', id: 21 },
        { ref: 'modalite', id: 22 },
      ]),
    ]);
  });

  it('change places by buttons', async () => {
    const { user, now } = await show({ choix: [choix('hotel', ['hotel']), choix('gite', ['gite'])] });
    const up = await screen.findAllByRole('button', { name: /^Monter/ });
    await user.click(up[1] as HTMLElement);
    expect(now()).toMatchObject([{ slug: 'gite' }, { slug: 'hotel' }]);
  });

  it('are proposed from a sélection, and join those that are there', async () => {
    const { user, now, sent } = await show(
      { choix: [choix('dormir', ['hotel'])] },
      {
        api: {
          [PROPOSES]: () => ({ data: { choix: [choix('hotel', ['hotel']), choix('restaurant', ['restaurant'])] } }),
          [COMPTES]: () => ({ data: { total: 40, choix: [], sansValeur: 0 } }),
        },
      },
    );
    await pick(user, 'D’après la sélection', 'Le lac');
    await user.click(screen.getByRole('button', { name: 'Proposer les choix' }));
    await waitFor(() => expect(now()).toMatchObject([{ slug: 'dormir' }, { slug: 'restaurant' }]));
    expect(sent(PROPOSES)[0]?.body).toMatchObject({ selection: 4, valeurs: { cible: 'typeBridge' } });
    expect(await screen.findByText('1 choix ajouté.')).toBeTruthy();
  });

  it('that keep nothing are told', async () => {
    const { user } = await show(
      { choix: [choix('hotel', ['hotel']), choix('gite', ['gite'])] },
      {
        api: {
          [COMPTES]: () => ({
            data: {
              total: 40,
              choix: [
                { slug: 'hotel', libelle: 'Hôtel', nombre: 12 },
                { slug: 'gite', libelle: 'Gîte', nombre: 0 },
              ],
              sansValeur: 3,
            },
          }),
        },
      },
    );
    await pick(user, 'D’après la sélection', 'Le lac');
    expect(
      await screen.findByText('40 objets dans la sélection, 3 objets sans valeur, 1 choix sans objet.'),
    ).toBeTruthy();
    const [, gite] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('button', { name: /^Monter/ }));
    expect(within(gite as HTMLElement).getByText('aucun objet')).toBeTruthy();
  });

  it('open where something is wrong', async () => {
    await show({ choix: [choix('', ['hotel'])] }, { inner: { '0.slug': 'Ce champ est obligatoire.' } });
    expect(await screen.findByText('Ce champ est obligatoire.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Adresse du choix/ })).toBeTruthy();
  });

  it('are only read by who may not change them', async () => {
    await show(
      { choix: [choix('hotel', ['hotel']), choix('r', ['restaurant'], { fr: 'Tables' })] },
      { readOnly: true },
    );
    const noms = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(noms).toEqual(['Hôtelhotel', 'Tablesr']);
    expect(screen.queryByRole('button', { name: 'Proposer les choix' })).toBeNull();
  });
});
