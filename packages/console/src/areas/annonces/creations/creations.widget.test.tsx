import { annonce, nouvelleCreation } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { FormField } from '../../../resource/widgets/field-frame.tsx';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { format, saved, showAnnonce } from '../testing/annonces.tsx';

fakeBrowser();

const NO_ERROR = {};

/** The form field of the widget. */
function Field({ inner = NO_ERROR }: { readonly inner?: Readonly<Record<string, string>> }) {
  const { store } = useRecordFormContext().form;
  const value = useForm(({ values }) => values.creations);
  return (
    <FormField
      id="creations"
      path="creations"
      field={annonce.fields.creations}
      value={value}
      onChange={(next) => store.getState().setValue('creations', next)}
      error={undefined}
      inner={inner}
      readOnly={false}
      resource="annonce"
      valueOf={() => undefined}
    />
  );
}

describe('the créations of an annonce', () => {
  it('need a format first', async () => {
    await showAnnonce(<Field />, { record: saved({ format: null }) });
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ajouter une création' });
    expect(add.disabled).toBe(true);
    expect(screen.getByText('Choisissez d’abord le format vendu.')).toBeTruthy();
  });

  it('start from the format that is sold, and ask only what it shows', async () => {
    const { user, form } = await showAnnonce(<Field />);
    await user.click(await screen.findByRole('button', { name: 'Ajouter une création' }));
    expect(form.store.getState().values.creations).toEqual([nouvelleCreation(7)]);
    const titre = await screen.findByRole('textbox', { name: /^Titre/ });
    await user.type(titre, 'V');
    expect(screen.getByText('40 caractères au plus, 1 écrit.')).toBeTruthy();
    await user.type(titre, 'élos');
    expect(form.store.getState().values.creations).toMatchObject([{ titre: 'Vélos' }]);
    expect(screen.getByText('40 caractères au plus, 5 écrits.')).toBeTruthy();
    expect(screen.queryByText('Visuel')).toBeNull();
  });

  it('keep their names while another one still waits for its format', { tags: 'torture' }, async () => {
    const record = saved({ creations: [nouvelleCreation(7)] });
    const { form, sent } = await showAnnonce(<Field />, { record });
    expect(await screen.findByRole('button', { name: /^Texte seul/ })).toBeTruthy();
    act(() => form.store.getState().setValue('creations', [nouvelleCreation(7), nouvelleCreation(0)]));
    expect(await screen.findByRole('button', { name: /^Format/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Texte seul/ })).toBeTruthy();
    expect(sent('GET /api/annonces/formats').map(({ query }) => query.get('ids'))).toEqual(['7']);
  });

  it('say at once that a media does not suit', async () => {
    const record = saved({ creations: [{ ...nouvelleCreation(7), media: { ref: 'media', id: 12 } }] });
    const { user } = await showAnnonce(<Field />, {
      record,
      api: {
        'GET /api/annonces/formats': () => ({
          data: { items: [format({ genre: 'image', consignes: 'Sans texte dans l’image.' })] },
        }),
        'GET /api/mediatheque/choix': () => ({ data: { items: [], total: 0 } }),
        'POST /api/annonces/controle': () => ({ data: { fautes: ['Trop petit.'], remarques: ['Sans son.'] } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Texte seul/ }));
    expect(await screen.findByText('Trop petit.')).toBeTruthy();
    expect(screen.getByText('Sans son.')).toBeTruthy();
    expect(screen.getByText('Sans texte dans l’image.')).toBeTruthy();
    expect(screen.getByText('Texte alternatif')).toBeTruthy();
  });

  it('speak to all, or in one language', async () => {
    const { user, form } = await showAnnonce(<Field />, { record: saved({ creations: [nouvelleCreation(7)] }) });
    await user.click(await screen.findByRole('button', { name: /^Texte seul · toutes les langues/ }));
    const langue = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Langue' });
    expect(langue.value).toBe('Toutes les langues');
    const pick = async (name: string) => {
      await user.click(langue);
      await user.click(await screen.findByRole('option', { name }));
    };
    await pick('Anglais');
    expect(form.store.getState().values.creations).toEqual([{ ...nouvelleCreation(7), langue: 'en' }]);
    await pick('Toutes les langues');
    expect(form.store.getState().values.creations).toEqual([nouvelleCreation(7)]);
  });

  it('open on what is wrong, said at its field', async () => {
    const record = saved({ creations: [{ ...nouvelleCreation(7), url: 'javascript:alert(1)' }] });
    await showAnnonce(<Field inner={{ '0.url': 'Une adresse complète en https://.' }} />, { record });
    const field = await screen.findByRole('textbox', { name: /^Adresse/ });
    await waitFor(() => expect(field.getAttribute('aria-describedby')).not.toBeNull());
    expect(screen.getByText('Une adresse complète en https://.')).toBeTruthy();
  });
});
