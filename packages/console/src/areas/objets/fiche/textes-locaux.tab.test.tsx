import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blankMap } from '../../../testing/blank-map.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { ficheOf, texteLocal } from '../testing/fiche.ts';
import { BASE, showObjet as show } from '../testing/show-objet.tsx';

blankMap();
fakeBrowser();

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the local texts of an objet', () => {
  it('are written beside the source’s, and kept apart from it', async () => {
    const saved = texteLocal({ valeur: 'Un moulin qui tourne encore.' });
    const { user, sent, isDirty } = await show(ficheOf(), 'textes', {
      [`PUT ${BASE}/textes`]: () => ({ data: { textesLocaux: [saved] } }),
    });
    expect(await screen.findByText('Un moulin à eau, remis en marche en 1998.')).toBeTruthy();
    await user.click(await screen.findByRole('textbox', { name: 'Description (français)' }));
    await user.paste(saved.valeur);
    expect(isDirty()).toBe(true);
    const part = screen.getByRole('region', { name: 'Description (français)' });
    await user.click(within(part).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(isDirty()).toBe(false));
    expect(sent(`PUT ${BASE}/textes`)[0]?.body).toEqual({ champ: 'description', langue: 'fr', valeur: saved.valeur });
  });

  it('may start from the source’s, in the same language alone', async () => {
    const { user } = await show(ficheOf({ document: { nom: { fr: 'Le moulin' } } }), 'textes');
    const start = 'Partir du texte de la source';
    const part = await screen.findByRole('region', { name: 'Nom (français)' });
    await user.click(within(part).getByRole('button', { name: start }));
    expect(within(part).getByRole('textbox')).toHaveProperty('value', 'Le moulin');
    expect(within(part).queryByRole('button', { name: start })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'en');
    const english = screen.getByRole('region', { name: 'Nom (anglais)' });
    expect(within(english).queryByRole('button', { name: start })).toBeNull();
  });

  it('keep what is typed while they are being saved', async () => {
    let respond = (_: object) => {};
    const answer = new Promise<object>((resolve) => {
      respond = resolve;
    });
    const { user } = await show(ficheOf(), 'textes', { [`PUT ${BASE}/textes`]: () => answer });
    const box = await screen.findByRole('textbox', { name: 'Nom (français)' });
    await user.type(box, 'Moulin');
    const part = screen.getByRole('region', { name: 'Nom (français)' });
    await user.click(within(part).getByRole('button', { name: 'Enregistrer' }));
    await user.type(box, ' neuf');
    respond({ data: { textesLocaux: [texteLocal({ champ: 'nom', valeur: 'Moulin' })] } });
    await screen.findByText('Texte enregistré');
    expect(box).toHaveProperty('value', 'Moulin neuf');
  });

  it('translate from French what the source lacks', async () => {
    const { user } = await show(ficheOf({ document: { nom: { fr: 'Le moulin' } } }), 'textes');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Langue' }), 'en');
    const part = screen.getByRole('region', { name: 'Nom (anglais)' });
    expect(within(part).getByText(/le voici en français/)).toBeTruthy();
    expect(within(part).getByText('Le moulin')).toBeTruthy();
  });

  it('give the source its place back', async () => {
    const { user, sent } = await show(ficheOf({ textesLocaux: [texteLocal()] }), 'textes', {
      [`PUT ${BASE}/textes`]: () => ({ data: { textesLocaux: [] } }),
    });
    await user.click(await button('Revenir au texte de la source'));
    await waitFor(() => expect(sent(`PUT ${BASE}/textes`)[0]?.body).toMatchObject({ valeur: null }));
  });

  it('stay typed when the server refuses them', async () => {
    const { user } = await show(ficheOf(), 'textes', {
      [`PUT ${BASE}/textes`]: () => ({ status: 500, code: 50_000, message: 'Panne' }),
    });
    const box = await screen.findByRole('textbox', { name: 'Nom (français)' });
    await user.type(box, 'Moulin');
    const part = screen.getByRole('region', { name: 'Nom (français)' });
    await user.click(within(part).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(part).findByText(/Panne/)).toBeTruthy();
    expect(box).toHaveProperty('value', 'Moulin');
  });
});
