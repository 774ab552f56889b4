import { newItem, scoring } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawField, lookAs } from '../../resource/widgets/testing/draw.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import descriptor from './scoring.console.ts';

fakeBrowser();

const NEUVE = newItem(scoring.fields.regles, {});
const PHOTO = {
  ...NEUVE,
  libelle: 'Photo',
  condition: { genre: 'groupe', lien: 'et', regles: [{ genre: 'fait', fait: 'photo', present: true }] },
} as const;

function show(options: Parameters<typeof drawField>[1] = {}) {
  lookAs();
  fakeApi({ 'GET /api/selections/vocabulaire': () => ({ data: { capacites: [], champs: [] } }) });
  return drawField(scoring.fields.regles, { ...options, descriptor });
}

describe('the rules of a profile', () => {
  it('say their points and, in a sentence, who gets them', async () => {
    show({ value: [PHOTO] });
    expect(
      await screen.findByRole('button', { name: /^Photo\s*\+10 · Les objets publiés qui ont une photo\.$/ }),
    ).toBeTruthy();
  });

  it('are added open, and take a name and points', async () => {
    const { user, last } = show({ value: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une règle' }));
    await user.type(screen.getByRole('textbox', { name: 'Libellé' }), 'Label');
    await user.clear(screen.getByRole('textbox', { name: 'Points' }));
    await user.type(screen.getByRole('textbox', { name: 'Points' }), '-5');
    expect(last()).toEqual([{ ...NEUVE, libelle: 'Label', points: -5 }]);
  });

  it('that are added take the focus', async () => {
    const { user } = show({ value: [PHOTO] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une règle' }));
    expect(screen.getByRole('button', { name: /^Règle 2, sans nom/ })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Libellé' })));
  });

  it('count points in proportion to a number', async () => {
    const { user, last } = show({ value: [PHOTO] });
    await user.click(await screen.findByRole('button', { name: /^Photo/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Mode' }));
    await user.click(await screen.findByRole('option', { name: 'Proportionnels à une valeur' }));
    expect(last()).toMatchObject([{ calcul: { mode: 'proportionnel', plein: 5 } }]);
    expect(screen.getByText(/selon la valeur «.Nombre de photos.» \(tous à 5\)/)).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Tous les points à' }));
    expect(screen.getByText(/\(tous à …\)/)).toBeTruthy();
  });

  it('keep their condition folded until it is asked for', async () => {
    const { user } = show({ value: [PHOTO] });
    await user.click(await screen.findByRole('button', { name: /^Photo/ }));
    expect(screen.queryByRole('button', { name: 'Ajouter une condition' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Modifier la condition' }));
    expect(await screen.findByRole('button', { name: 'Ajouter une condition' })).toBeTruthy();
  });

  it('that are wrong open where they are wrong', async () => {
    show({ value: [PHOTO], inner: { '0.condition': 'Un score ne peut pas dépendre d’un autre score.' } });
    expect(await screen.findByText(/dépendre d’un autre score/)).toBeTruthy();
    expect(screen.getByRole('group', { name: 'La règle 1' })).toBeTruthy();
  });

  it('say in words what they were, where nothing may be changed', async () => {
    show({ value: [PHOTO], readOnly: true });
    const [item] = await screen.findAllByRole('listitem');
    expect(item?.textContent).toBe('Photo+10 · Les objets publiés qui ont une photo.');
  });
});
