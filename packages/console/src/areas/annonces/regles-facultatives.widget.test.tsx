import { annonce, SANS_REGLE, tagAnnonce } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { drawField, lookAs } from '../../resource/widgets/testing/draw.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import descriptor from './tag-annonce.console.ts';

fakeBrowser();
beforeEach(() => {
  lookAs();
  fakeApi({ 'GET /api/selections/vocabulaire': () => ({ data: { capacites: [], champs: [] } }) });
});

it('rules that are absent say what that means, and never « all objets »', async () => {
  drawField(annonce.fields.exclusions, { descriptor, value: SANS_REGLE });
  expect(await screen.findByText(/aucune page n’est écartée/)).toBeTruthy();
  expect(screen.queryByText(/tous les objets/i)).toBeNull();
});

it('rules start with the question that is asked most', async () => {
  const { user, last } = drawField(tagAnnonce.fields.regles, { descriptor, value: SANS_REGLE });
  await user.click(await screen.findByRole('button', { name: 'Ajouter une règle' }));
  expect(last()).toMatchObject({ lien: 'et', regles: [{ genre: 'liste', champ: 'typeBridge' }] });
  expect(await screen.findByText('Une condition reste à compléter.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('champ')));
});

it('rules that are written read as a sentence', async () => {
  const regles = [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['hotel'] }];
  drawField(tagAnnonce.fields.regles, { descriptor, value: { ...SANS_REGLE, regles } });
  expect(await screen.findByText(/^Les objets publiés/)).toBeTruthy();
});
