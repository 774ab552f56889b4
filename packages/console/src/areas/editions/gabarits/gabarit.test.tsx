import { type ApercuDeGabarit, gabaritEdition, modeleEdition } from '@bridge/contract';
import { EditorView } from '@codemirror/view';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { FormField } from '../../../resource/widgets/field-frame.tsx';
import { withoutLayout } from '../../../resource/widgets/testing/draw.tsx';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import GabaritPreview from './gabarit.preview.tsx';
import { useEssais } from './use-essai.ts';

fakeBrowser();
beforeEach(withoutLayout);
beforeEach(() => useEssais.setState(useEssais.getInitialState(), true));

const APERCU = 'POST /api/superadmin/gabarits-imprimes/apercu';
const drawn = (changes: Partial<ApercuDeGabarit> = {}): ApercuDeGabarit => ({
  jeton: 'j',
  pages: 3,
  largeur: 148,
  hauteur: 210,
  rectoVerso: true,
  coupe: false,
  tardives: 0,
  remarques: [],
  manques: [],
  erreurs: [],
  avis: [],
  ...changes,
});

function Source() {
  const value = useForm(({ values }) => values.source);
  const { store } = useRecordFormContext().form;
  return (
    <FormField
      id="source"
      path="source"
      field={gabaritEdition.fields.source}
      value={value}
      onChange={(next) => store.getState().setValue('source', next)}
      error={undefined}
      inner={{}}
      readOnly={false}
      resource="gabaritEdition"
      valueOf={() => undefined}
    />
  );
}

const show = (apercu: ApercuDeGabarit) =>
  showBeside(
    <>
      <Source />
      <GabaritPreview />
    </>,
    {
      resource: gabaritEdition,
      record: savedRecord(gabaritEdition, { nom: 'Le nôtre', base: 'propre', source: '#let tete() = none\n#oups' }),
      api: {
        [APERCU]: () => ({ data: apercu }),
        'GET /api/editions/modeles': () => ({
          data: {
            items: [savedRecord(modeleEdition, { id: 7, nom: 'Guide d’été', code: 'guide', gabarit: 1 })],
            total: 1,
            names: {},
          },
        }),
        'GET /api/editions/modeles/apercu/j/1': () => ({ data: { image: '' } }),
      },
    },
  );

it('shows mistakes at their lines, and leads there', async () => {
  const { user } = await show(drawn({ pages: 0, jeton: '', erreurs: [{ message: 'unknown variable', ligne: 2 }] }));
  await user.click(await screen.findByRole('button', { name: 'Ligne 2' }));
  const view = EditorView.findFromDOM(screen.getByRole('textbox', { name: 'Source Typst' }));
  expect(view?.state.doc.lineAt(view.state.selection.main.head).number).toBe(2);
  expect(screen.getByText('Le gabarit ne peut pas être lu')).toBeTruthy();
});

it('shows the pages of a set of trial, then of a model', async () => {
  const { user, sent } = await show(drawn());
  expect(await screen.findByText('Page 1 sur 3')).toBeTruthy();
  expect(sent(APERCU).at(-1)?.body).toMatchObject({ essai: { genre: 'jeu', jeu: 'ordinaire', format: 'a5' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'a4');
  await waitFor(() => expect(sent(APERCU).at(-1)?.body).toMatchObject({ essai: { format: 'a4' } }));
  await screen.findByRole('option', { name: 'Guide d’été' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Essayer avec' }), '7');
  await waitFor(() => expect(sent(APERCU).at(-1)?.body).toMatchObject({ essai: { genre: 'modele', modele: 7 } }));
  expect(screen.queryByRole('combobox', { name: 'Format' })).toBeNull();
});

it('tells beside the pages what the gabarit names and the product does not have', async () => {
  const { user } = await show(
    drawn({ avis: [{ message: 'La police «\u00a0Inter\u00a0» n’est pas dans Bridge.', ligne: 2 }] }),
  );
  await user.click(await screen.findByText('À regarder (1)'));
  expect(screen.getByText(/^Ligne 2.*Inter/)).toBeTruthy();
  expect(screen.getByText('Page 1 sur 3')).toBeTruthy();
});
