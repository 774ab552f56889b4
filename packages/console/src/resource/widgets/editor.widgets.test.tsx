import { code, type Field, json, richText } from '@bridge/contract';
import { EditorView } from '@codemirror/view';
import { act, screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { hand } from '../../testing/hand.ts';
import { FormField } from './field-frame.tsx';
import { draw, drawField, withoutLayout } from './testing/draw.tsx';

fakeBrowser();

beforeEach(withoutLayout);

const box = (name: string) => screen.findByRole('textbox', { name });

/** Types in an editor through a transaction, as the editor itself does. */
async function write(name: string, text: string): Promise<void> {
  const view = EditorView.findFromDOM(await box(name));
  act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
}

describe('a text of code', () => {
  const css = code({ label: 'Feuille de style', language: 'css', help: 'Pour le site.' });

  it('is typed, and says how to leave by keyboard', async () => {
    const { last } = drawField(css, { value: 'p {}' });
    expect((await box('Feuille de style')).textContent).toBe('p {}');
    await write('Feuille de style', 'a {}');
    expect(last()).toBe('a {}');
    const described = (await box('Feuille de style')).getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(words).toContain('Pour le site.');
    expect(words).toContain('Échap puis Tab');
  });

  it('is indented by Tab', async () => {
    const { user, last } = drawField(css, { value: 'p {}' });
    (await box('Feuille de style')).focus();
    await user.keyboard('{Tab}');
    expect(last()).toBe('  p {}');
  });

  it('with the line ends of another system is not changed by being shown', async () => {
    const { typed } = drawField(css, { value: 'p {}\r\na {}' });
    expect((await box('Feuille de style')).textContent).toBe('p {}a {}');
    expect(typed).not.toHaveBeenCalled();
    await write('Feuille de style', 'p {}');
    expect(typed).toHaveBeenLastCalledWith('p {}');
  });

  it('is marked when it is wrong', async () => {
    drawField(css, { value: '', error: 'Trop long.' });
    await waitFor(async () => expect((await box('Feuille de style')).getAttribute('aria-invalid')).toBe('true'));
  });

  it('only read is a text', () => {
    drawField(css, { value: 'p {}', readOnly: true });
    expect(screen.getByText('p {}').tagName).toBe('PRE');
  });
});

describe('a value in JSON', () => {
  const regles = json(z.array(z.number()), { label: 'Règles', initial: [], words: String });

  it('is sent when it can be read', async () => {
    const { last } = drawField(regles, { value: [1] });
    await write('Règles', '[1, 2]');
    expect(last()).toEqual([1, 2]);
  });

  it('that cannot be read is given to the form as typed, and says so', async () => {
    const { typed } = drawField(regles, { value: [1] });
    await write('Règles', '[1,');
    expect(typed).toHaveBeenLastCalledWith('[1,');
    expect((await box('Règles')).textContent).toBe('[1,');
    expect(screen.getByRole('status').textContent).toContain('Ce texte n’est pas du JSON lisible');
    expect((await box('Règles')).getAttribute('aria-invalid')).toBe('true');
    await write('Règles', '[1, 3]');
    expect(typed).toHaveBeenCalledWith([1, 3]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('that could not be read is shown again as it was typed', async () => {
    drawField(regles, { value: '[1,' });
    expect((await box('Règles')).textContent).toBe('[1,');
  });
});

describe('a rich text', () => {
  const presentation = richText({ label: 'Présentation', help: 'En quelques lignes.' });

  it('has a toolbar in French and makes a text bold', async () => {
    const { user, last } = drawField(presentation, { value: '<p>Bonjour</p>' });
    const editor = await screen.findByRole('textbox', { name: 'Présentation', description: 'En quelques lignes.' });
    for (const name of [
      'Gras',
      'Italique',
      'Titre de niveau 2',
      'Titre de niveau 3',
      'Liste à puces',
      'Liste numérotée',
      'Lien',
      'Annuler',
      'Rétablir',
    ])
      expect(screen.getByRole('button', { name }), name).toBeDefined();
    expect(editor.innerHTML).toBe('<p>Bonjour</p>');
    await user.click(screen.getByRole('button', { name: 'Titre de niveau 2' }));
    expect(last()).toBe('<h2>Bonjour</h2>');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(last()).toBe('<p>Bonjour</p>');
  });

  it('emptied is nothing at all', async () => {
    const { user, last } = drawField(presentation, { value: '<h2></h2>' });
    await screen.findByRole('textbox', { name: 'Présentation' });
    await user.click(screen.getByRole('button', { name: 'Titre de niveau 2' }));
    expect(last() ?? '').toBe('');
  });

  it('takes a link to a site, without any other attribute, and refuses a script', async () => {
    const { user, last, typed } = drawField(presentation, { value: '' });
    await user.click(await screen.findByRole('button', { name: 'Lien' }));
    await user.type(await screen.findByLabelText('Adresse du lien'), 'javascript:alert(1){Enter}');
    expect(screen.getByText(/^Une adresse complète/)).toBeDefined();
    expect(typed).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText('Adresse du lien'));
    await user.type(screen.getByLabelText('Adresse du lien'), 'exemple.fr{Enter}');
    expect(last()).toBe('<p><a href="https://exemple.fr/">https://exemple.fr/</a></p>');
  });

  it('only read is drawn, without an editor', () => {
    drawField(presentation, { value: '<p>Bon <strong>jour</strong></p>', readOnly: true });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('jour').tagName).toBe('STRONG');
  });
});

/** A tab that hides and shows its field, as the shell does. */
function Tab({ field }: { readonly field: Field }) {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible');
  const [value, setValue] = useState<unknown>('');
  return (
    <>
      <button type="button" onClick={() => setMode(mode === 'visible' ? 'hidden' : 'visible')}>
        Onglet
      </button>
      <Activity mode={mode}>
        <FormField {...FIELD} valueOf={() => undefined} field={field} value={value} onChange={setValue} />
      </Activity>
    </>
  );
}
const FIELD = { id: 'f', path: 'f', error: undefined, inner: {}, readOnly: false, resource: 'tag' };

describe('an editor in a tab that is hidden and shown again', () => {
  it('still holds the code', async () => {
    draw(<Tab field={code({ label: 'Code', language: 'html' })} />);
    await write('Code', '<p>');
    for (const _ of ['hide', 'show']) act(() => screen.getByRole('button', { name: 'Onglet' }).click());
    expect((await box('Code')).textContent).toBe('<p>');
    await write('Code', '<b>');
    expect((await box('Code')).textContent).toBe('<b>');
    expect((await box('Code')).getAttribute('aria-describedby')).toContain('keys');
  });

  it('still holds the rich text', async () => {
    const user = hand();
    draw(<Tab field={richText({ label: 'Texte' })} />);
    await user.click(await screen.findByRole('button', { name: 'Lien' }));
    await user.type(await screen.findByLabelText('Adresse du lien'), 'exemple.fr{Enter}');
    for (const _ of ['hide', 'show']) await user.click(screen.getByRole('button', { name: 'Onglet' }));
    await waitFor(async () => expect((await box('Texte')).textContent).toBe('https://exemple.fr/'));
    await user.click(screen.getByRole('button', { name: 'Titre de niveau 3' }));
    await waitFor(() => expect(document.querySelector('h3')?.textContent).toBe('https://exemple.fr/'));
  });
});
