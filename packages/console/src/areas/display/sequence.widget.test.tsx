import { type AnyRecord, diaporama, diapositives, newItem } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useForm, useRecordFormContext } from '../../resource/form/form.context.ts';
import { FormField } from '../../resource/widgets/field-frame.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../testing/show-beside.tsx';
import { usePositions } from './position.store.ts';

fakeBrowser();
beforeEach(() => usePositions.setState({ langue: 'fr', positions: new Map() }));

const choix = (id: number, titre: string) => ({ id, titre, couleur: null, actif: true });
const TEXTE = newItem(diapositives, { genre: 'texte', titre: { fr: 'Bienvenue' }, duree: 8 });
const OBJETS = newItem(diapositives, { genre: 'objets', selection: { ref: 'selection', id: 4 } });

/** The field of the sequence, in a form. */
function Field({ inner = {} }: { readonly inner?: Readonly<Record<string, string>> }) {
  const { form } = useRecordFormContext();
  const value = useForm(({ values }) => values.sequence);
  return (
    <FormField
      id="sequence"
      path="sequence"
      field={diaporama.fields.sequence}
      value={value}
      onChange={(next) => form.store.getState().setValue('sequence', next)}
      error={undefined}
      inner={inner}
      readOnly={false}
      resource="diaporama"
      valueOf={() => undefined}
    />
  );
}

const show = (
  sequence: readonly unknown[],
  changes: object = {},
  inner: Readonly<Record<string, string>> = {},
  record: AnyRecord | null = savedRecord(diaporama, { nom: 'Vitrine', gabarit: 1, sequence, ...changes }),
) =>
  showBeside(<Field inner={inner} />, {
    resource: diaporama,
    record,
    api: {
      'GET /api/choix/selection': () => ({ data: { items: [choix(4, 'Où manger')] } }),
      'GET /api/choix/tri': () => ({ data: { items: [] } }),
      'GET /api/choix/bloc': () => ({ data: { items: [] } }),
    },
  });

type User = Awaited<ReturnType<typeof show>>['user'];

const pick = async (user: User, box: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: box }));
  const offered = within(await screen.findByRole('listbox', { name: box }));
  await user.click(await offered.findByRole('option', { name: option }));
};

/** The name of the slide that the film marks as in sight. */
const seen = () => document.querySelector('[aria-current="true"]')?.getAttribute('aria-label');

const sequenceOf = ({ form }: Awaited<ReturnType<typeof show>>) => form.store.getState().values.sequence;

describe('the slides of a diaporama', () => {
  it('read as sentences, with the time that a loop takes', async () => {
    await show([TEXTE, OBJETS]);
    expect(await screen.findByRole('button', { name: /^Texte\s: Bienvenue/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^8 objets au plus de «\sOù manger\s»/ })).toBeTruthy();
    expect(screen.getByText(/^Une boucle dure 1\smin 28\ss au plus\.$/)).toBeTruthy();
  });

  it('are added by kind, open to be filled in, and looked at', async () => {
    const shown = await show([TEXTE]);
    await shown.user.click(await screen.findByRole('button', { name: 'Ajouter une diapositive' }));
    await shown.user.click(await screen.findByRole('menuitem', { name: 'QR code' }));
    expect(sequenceOf(shown)).toEqual([TEXTE, newItem(diapositives, { genre: 'qr' })]);
    const body = within(await screen.findByRole('group', { name: 'La diapositive 2' }));
    expect(body.getByRole('textbox', { name: /^Adresse/ })).toBeTruthy();
    expect(seen()).toMatch(/^2\. /);
  });

  it('stay in sight once they are created; the next new ones start at the first', async () => {
    const first = await show([TEXTE, OBJETS], {}, {}, null);
    act(() => first.form.store.getState().setValue('sequence', [TEXTE, OBJETS]));
    await first.user.click(await screen.findByRole('button', { name: /^2\. / }));
    const record = savedRecord(diaporama, { nom: 'Vitrine', gabarit: 1, sequence: [TEXTE, OBJETS] });
    act(() => first.form.store.getState().accept(record));
    expect(seen()).toMatch(/^2\. /);
    first.unmount();
    const second = await show([TEXTE, OBJETS]);
    await waitFor(() => expect(seen()).toMatch(/^2\. /));
    second.unmount();
    const third = await show([], {}, {}, null);
    act(() => third.form.store.getState().setValue('sequence', [TEXTE, OBJETS]));
    await waitFor(() => expect(seen()).toMatch(/^1\. /));
  });

  it('are moved, copied and taken out', async () => {
    const shown = await show([TEXTE, OBJETS]);
    await shown.user.click(await screen.findByRole('button', { name: 'Monter la diapositive 2' }));
    expect(sequenceOf(shown)).toEqual([OBJETS, TEXTE]);
    await shown.user.click(screen.getByRole('button', { name: 'Dupliquer la diapositive 1' }));
    expect(sequenceOf(shown)).toEqual([OBJETS, OBJETS, TEXTE]);
    await shown.user.click(screen.getByRole('button', { name: 'Retirer la diapositive 2' }));
    expect(sequenceOf(shown)).toEqual([OBJETS, TEXTE]);
  });

  it('have their days and hours, and choose among the plages of the form', { tags: 'torture' }, async () => {
    const plages = [{ nom: 'Matin', jours: [], de: null, a: null, dates: null, prioritaire: false }];
    const shown = await show([TEXTE], { plages });
    await shown.user.click(await screen.findByRole('button', { name: /^Texte/ }));
    await pick(shown.user, 'Plage', 'Matin');
    await shown.user.click(screen.getByText('Quand et comment'));
    await pick(shown.user, 'Jours', 'Samedi');
    await pick(shown.user, 'De', '8\u00a0h');
    expect(sequenceOf(shown)).toEqual([{ ...TEXTE, plage: 'Matin', jours: ['samedi'], de: '08:00' }]);
    expect(screen.getByText(/plage «\sMatin\s» · samedi, à partir de 8\sh/)).toBeTruthy();
  });

  it('have no plage to choose while the form has none, unless they still name one', async () => {
    const { user } = await show([TEXTE, { ...TEXTE, plage: 'Soir' }]);
    const [first, second] = await screen.findAllByRole('button', { name: /^Texte/ });
    if (!first || !second) throw new Error('two slides are shown');
    await user.click(first);
    expect(screen.queryByRole('combobox', { name: 'Plage' })).toBeNull();
    await user.click(second);
    await pick(user, 'Plage', 'Boucle habituelle');
    expect(screen.queryByRole('combobox', { name: 'Plage' })).toBeNull();
  });

  it('are struck out while they are hidden', async () => {
    await show([TEXTE, { ...TEXTE, titre: { fr: 'Cachée' }, active: false }]);
    const struck = (await screen.findByText(/Cachée/)).closest('[data-off]');
    expect(struck).not.toBeNull();
    expect(screen.getByText(/Bienvenue/).closest('[data-off]')).toBeNull();
  });

  it('are shown in the film, each one click from its preview', async () => {
    const { user } = await show([TEXTE, OBJETS]);
    const film = within(await screen.findByRole('list', { name: /^La boucle/ }));
    await user.click(film.getByRole('button', { name: /^2\. 8 objets/ }));
    await waitFor(() => expect(film.getByRole('button', { name: /^2\. / }).getAttribute('aria-current')).toBe('true'));
  });

  it('say what is wrong where it is', async () => {
    await show([OBJETS], {}, { '0.selection': 'Cet élément n’existe plus.' });
    expect(await screen.findByText('Cet élément n’existe plus.')).toBeTruthy();
  });

  it.each([
    [newItem(diapositives, { genre: 'compte', heure: '10:00' }), '0.heure', 'Cette heure est passée.'],
    [newItem(diapositives, { genre: 'page' }), '0.secours', 'Ce média n’existe plus.'],
    [TEXTE, '0.jours', 'Le même jour figure deux fois.'],
    [TEXTE, '0.langue', 'Cette langue n’est pas parlée.'],
  ])('say it inside, whatever it is about (%#)', async (slide, path, message) => {
    await show([slide], {}, { [path]: message });
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
