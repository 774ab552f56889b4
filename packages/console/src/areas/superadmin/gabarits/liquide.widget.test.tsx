import { gabaritElement } from '@bridge/contract';
import { currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { forEachDiagnostic } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApercus } from '../../../catalogue/apercu/apercu.store.ts';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { FormField } from '../../../resource/widgets/field-frame.tsx';
import { withoutLayout } from '../../../resource/widgets/testing/draw.tsx';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import './liquide.widget.tsx';
import SourceNote from './source.note.tsx';

fakeBrowser();
beforeEach(withoutLayout);
beforeEach(() => useApercus.setState({ essais: {} }));

const APERCU = 'POST /api/superadmin/listes/items/templates/apercu';
const page = (erreurs: object[] = []): Answer => ({
  data: { html: '<p>Vu</p>', erreurs, referencement: null, objet: null, remarques: [] },
});
const SOURCES = {
  sources: [
    { genre: 'element', base: 'vignette', liquide: '<h3>{{ element.nom }}</h3>', css: 'h3{margin:0}' },
    { genre: 'liste', base: 'grille', liquide: '{% elements %}', css: '' },
  ],
  champs: [
    { genre: 'element', chemin: 'element.nom', aide: 'Son nom' },
    { genre: 'liste', chemin: 'liste.titre', aide: 'Son titre' },
  ],
  balises: [{ genre: 'element', balise: 'photo', aide: 'Sa photo' }],
};

function Field() {
  const value = useForm(({ values }) => values.liquide);
  const { store } = useRecordFormContext().form;
  return (
    <FormField
      id="liquide"
      path="liquide"
      field={gabaritElement.fields.liquide}
      value={value}
      onChange={(next) => store.getState().setValue('liquide', next)}
      error={undefined}
      inner={{}}
      readOnly={false}
      resource="gabaritElement"
      valueOf={() => undefined}
    />
  );
}

async function show(changes: object, api: Record<string, (sent: Sent) => Answer> = {}) {
  const page_ = await showBeside(
    <>
      <Field />
      <SourceNote />
    </>,
    {
      resource: gabaritElement,
      record: savedRecord(gabaritElement, { nom: 'Mon gabarit', base: 'propre', css: '', ...changes }),
      api: {
        'GET /api/web/gabarits': () => ({ data: SOURCES }),
        'GET /api/web/composants': () => ({ data: { items: [{ nom: 'Galerie', code: 'galerie' }] } }),
        [APERCU]: () => page(),
        ...api,
      },
    },
  );
  return { ...page_, now: (name: string) => page_.form.store.getState().values[name] };
}

async function editor(): Promise<EditorView> {
  const view = EditorView.findFromDOM(await screen.findByRole('textbox', { name: 'Modèle' }));
  if (!view) throw new Error('no editor here');
  return view;
}

describe('the editor of a template', () => {
  it('completes with the fields of its kind', async () => {
    await show({ liquide: '' });
    const view = await editor();
    await screen.findByRole('combobox', { name: 'Partir d’un gabarit du produit' });
    act(() => view.dispatch({ changes: { from: 0, insert: '{{ ele' }, selection: { anchor: 6 } }));
    act(() => void startCompletion(view));
    await waitFor(() => expect(currentCompletions(view.state).map(({ label }) => label)).toEqual(['element.nom']));
  });

  it('shows its mistakes at their lines, and leads there', async () => {
    const { user } = await show(
      { liquide: '<p>\n{% faux %}\n</p>' },
      { [APERCU]: () => page([{ message: 'balise inconnue', ligne: 2 }]) },
    );
    const view = await editor();
    await user.click(await screen.findByRole('button', { name: 'Ligne 2' }));
    expect(view.state.doc.lineAt(view.state.selection.main.head).number).toBe(2);
    expect(view.hasFocus).toBe(true);
    const lines: number[] = [];
    forEachDiagnostic(view.state, (_, from) => lines.push(view.state.doc.lineAt(from).number));
    expect(lines).toEqual([2]);
  });

  it('asks for the page of what is written', async () => {
    const { sent } = await show({ liquide: '' });
    const view = await editor();
    act(() => view.dispatch({ changes: { from: 0, insert: '<p>Bonjour</p>' } }));
    await waitFor(() => expect(sent(APERCU).at(-1)?.body).toMatchObject({ valeurs: { liquide: '<p>Bonjour</p>' } }));
  });

  it('tells how to leave by the keyboard', async () => {
    await show({ liquide: '' });
    expect(await screen.findByText(/Échap puis Tab/)).toBeTruthy();
  });
});

describe('a shipped template', () => {
  it('can be read, and started from', async () => {
    const { user, now } = await show({ base: 'vignette', liquide: '' });
    await user.click(await screen.findByText('Voir la source du produit'));
    expect(screen.getByDisplayValue('<h3>{{ element.nom }}</h3>')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Partir de ce gabarit' }));
    await waitFor(() => expect(now('base')).toBe('propre'));
    expect(now('liquide')).toBe('<h3>{{ element.nom }}</h3>');
    expect(now('css')).toBe('h3{margin:0}');
  });

  it('does not replace what was written without a question', async () => {
    const { user, now } = await show({ liquide: '<p>À moi</p>' });
    await user.click(await screen.findByRole('button', { name: 'Copier sa source' }));
    await user.click(await screen.findByText('Garder la mienne'));
    expect(now('liquide')).toBe('<p>À moi</p>');
    await user.click(screen.getByRole('button', { name: 'Copier sa source' }));
    await user.click(await screen.findByRole('button', { name: 'Remplacer' }));
    await waitFor(() => expect(now('liquide')).toBe('<h3>{{ element.nom }}</h3>'));
  });
});
