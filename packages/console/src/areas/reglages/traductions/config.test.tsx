import { configEcritureApidae, configTraduction } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { FormField } from '../../../resource/widgets/field-frame.tsx';
import { drawField, lookAs } from '../../../resource/widgets/testing/draw.tsx';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import ConfigEcriturePreview from './config-ecriture.preview.tsx';
import descriptor from './config-ecriture-apidae.console.ts';
import ConfigTraductionPreview from './config-traduction.preview.tsx';

fakeBrowser();

const ESTIMATION = 'POST /api/reglages/deeplTranslationConfig/estimation';
const CHARGE = 'POST /api/reglages/apidaeWriteConfiguration/charge';
const estimation = {
  objets: 120,
  vises: 120,
  lus: 100,
  langues: [{ langue: 'en', textes: 200, caracteres: 50_000, deMemoire: 5_000 }],
  caracteres: 50_000,
  deMemoire: 5_000,
  cout: 0.9,
  mois: 2,
  avis: ['«\u00a0Site\u00a0» traduit déjà les mêmes textes.'],
};
const record = (changes: object = {}) =>
  savedRecord(configTraduction, { nom: 'Anglais', languesCibles: ['en'], ...changes });

describe('the estimate beside a configuration', () => {
  it('says how much, for how much, and what to look at', async () => {
    const { sent } = await showBeside(<ConfigTraductionPreview />, {
      resource: configTraduction,
      record: record(),
      api: { [ESTIMATION]: () => ({ data: estimation }) },
    });
    expect(await screen.findByText(/^0,90\s€$/)).toBeTruthy();
    expect(screen.getByText('Le budget s’étale sur 2 mois.')).toBeTruthy();
    expect(screen.getByText(/traduit déjà les mêmes textes/)).toBeTruthy();
    expect(screen.getByText(/^Dont 5\s000 caractères déjà traduits ailleurs/)).toBeTruthy();
    expect(sent(ESTIMATION)[0]?.body).toMatchObject({ id: 3, brouillon: { languesCibles: ['en'] } });
  });

  it('says of a single objet that it was read', async () => {
    await showBeside(<ConfigTraductionPreview />, {
      resource: configTraduction,
      record: record(),
      api: { [ESTIMATION]: () => ({ data: { ...estimation, lus: 1 } }) },
    });
    expect(await screen.findByText('1 objet a été lu ; le reste en est déduit.')).toBeTruthy();
  });

  it('can be asked for again when it failed', async () => {
    let fails = true;
    const { user } = await showBeside(<ConfigTraductionPreview />, {
      resource: configTraduction,
      record: record(),
      api: { [ESTIMATION]: () => (fails ? { status: 500, code: 50_000, message: 'En panne.' } : { data: estimation }) },
    });
    expect(await screen.findByText('L’estimation n’a pas pu être faite. En panne.')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Le budget s’étale sur 2 mois.')).toBeTruthy();
  });

  it('waits for the languages', async () => {
    const { sent } = await showBeside(<ConfigTraductionPreview />, {
      resource: configTraduction,
      record: record({ languesCibles: [] }),
      api: {},
    });
    expect(await screen.findByText(/^Complétez «\sLangues cibles\s»/)).toBeTruthy();
    expect(sent(ESTIMATION)).toEqual([]);
  });
});

/** The glossary, in a form that also holds its languages. */
function Glossaire() {
  const { form } = useRecordFormContext();
  return (
    <FormField
      id="glossaire"
      path="glossaire"
      field={configTraduction.fields.glossaire}
      value={useForm(({ values }) => values.glossaire)}
      onChange={(next) => form.store.getState().setValue('glossaire', next)}
      error={undefined}
      inner={{}}
      readOnly={false}
      resource="configTraduction"
      valueOf={() => undefined}
    />
  );
}

describe('the glossary', () => {
  const show = () =>
    showBeside(<Glossaire />, {
      resource: configTraduction,
      record: record({ languesCibles: ['en', 'de'], glossaire: [{ terme: 'Ambrelac', traductions: {} }] }),
      api: {},
    });

  it('is typed word by word, in the languages of the configuration', async () => {
    const { user, form } = await show();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un terme' }));
    const second = screen.getByRole('textbox', { name: 'Terme 2' });
    await waitFor(() => expect(document.activeElement).toBe(second));
    await user.type(second, 'gîte');
    await user.type(screen.getByRole('textbox', { name: 'Anglais, terme 2' }), 'cottage');
    expect(form.store.getState().values.glossaire).toEqual([
      { terme: 'Ambrelac', traductions: {} },
      { terme: 'gîte', traductions: { en: 'cottage' } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Retirer le terme 1' }));
    expect(form.store.getState().values.glossaire).toEqual([{ terme: 'gîte', traductions: { en: 'cottage' } }]);
    const next = screen.getByRole('button', { name: 'Retirer le terme 1' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(screen.getAllByText('« Ambrelac » a été retiré.')).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(form.store.getState().values.glossaire).toMatchObject([{ terme: 'Ambrelac' }, { terme: 'gîte' }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Terme 1' })));
  });

  it('is pasted from a spreadsheet', async () => {
    const { user, form } = await show();
    await user.click(await screen.findByText('Coller depuis un tableur'));
    await user.click(screen.getByRole('textbox', { name: 'Termes à ajouter' }));
    await user.paste('refuge\thut\tHütte\nlac\tlake\tSee');
    await user.click(screen.getByRole('button', { name: 'Ajouter 2 termes' }));
    expect(form.store.getState().values.glossaire).toEqual([
      { terme: 'Ambrelac', traductions: {} },
      { terme: 'refuge', traductions: { en: 'hut', de: 'Hütte' } },
      { terme: 'lac', traductions: { en: 'lake', de: 'See' } },
    ]);
  });
});

describe('writing into Apidae', () => {
  it('is seen before anything leaves', async () => {
    const { user, sent } = await showBeside(<ConfigEcriturePreview />, {
      resource: configEcritureApidae,
      record: savedRecord(configEcritureApidae, { nom: 'Écriture' }),
      api: {
        'GET /api/choix/objet': () => ({ data: { items: [{ id: 12, titre: 'Auberge', couleur: null, actif: true }] } }),
        [CHARGE]: () => ({
          data: {
            objet: { id: 12, nom: 'Auberge' },
            charge: '{"mode":"MODIFICATION"}',
            ecrits: [{ champ: 'Descriptif court', langue: 'en', texte: 'By the lake.' }],
            remarques: ['nom : rien.'],
          },
        }),
      },
    });
    expect(await screen.findByText(/Rien n’est envoyé/)).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Objet' }));
    await user.click(await screen.findByRole('option', { name: /Auberge/ }));
    const written = await screen.findByRole('row', { name: 'Descriptif court, anglais By the lake.' });
    expect(written).toBeTruthy();
    expect(screen.queryByText('{"mode":"MODIFICATION"}')).toBeNull();
    await user.click(screen.getByText('L’envoi tel qu’Apidae le lit'));
    expect(await screen.findByText('{"mode":"MODIFICATION"}')).toBeTruthy();
    await waitFor(() => expect(sent(CHARGE).at(-1)?.body).toMatchObject({ objet: 12, mode: 'MODIFICATION' }));
  });

  it('offers only the paths that a field fits', async () => {
    lookAs();
    const { user, last } = drawField(configEcritureApidae.fields.correspondance, {
      descriptor,
      value: [{ champ: 'resume', chemin: 'presentation.descriptifCourt' }],
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Champ 1' }), 'Position');
    expect(last()).toEqual([{ champ: 'position', chemin: 'localisation.geolocalisation.geoJson' }]);
    await user.click(screen.getByRole('button', { name: 'Ajouter une ligne' }));
    expect(last()).toEqual([
      { champ: 'position', chemin: 'localisation.geolocalisation.geoJson' },
      { champ: 'nom', chemin: 'nom' },
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Champ 2' })));
    await user.click(screen.getByRole('button', { name: 'Retirer la ligne 2' }));
    const left = screen.getByRole('button', { name: 'Retirer la ligne 1' });
    await waitFor(() => expect(document.activeElement).toBe(left));
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(last()).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('La ligne 2 est revenue en position 2 sur 2.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Champ 2' })));
  });
});
