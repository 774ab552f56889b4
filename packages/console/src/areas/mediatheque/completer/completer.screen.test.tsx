import { errorKinds } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recordOf } from '../../../catalogue/media/testing/medias.ts';
import type { Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import CompleterScreen from './completer.screen.tsx';

fakeBrowser();

const bare = (id: number, others: object = {}) =>
  recordOf(id, { alternatif: {}, credit: '', genre: 'photo', statut: 'a-completer', ...others });
const etat = (...aCompleter: number[]) => ({
  data: { aCompleter, doublons: [], inutilises: [], bientot: [], expires: [], poids: 0, quota: null },
});
const API = {
  'GET /api/mediatheque/etat': () => etat(1, 2),
  'GET /api/mediatheque/1': () => ({ data: bare(1) }),
  'GET /api/mediatheque/2': () => ({ data: bare(2) }),
  'PUT /api/mediatheque/1': ({ body }: Sent) => ({ data: { ...bare(1), ...Object(body), version: 2 } }),
  'PUT /api/mediatheque/2': ({ body }: Sent) => ({ data: { ...bare(2), ...Object(body), version: 2 } }),
};
const show = (search = '', api: object = {}) =>
  showScreen(<CompleterScreen />, {
    at: `/mediatheque/completer${search}`,
    parameters: { bridge_languages: ['fr'] },
    api: { ...API, ...api },
  });
const words = () => screen.findByRole('textbox', { name: /^Texte alternatif/ });
const credit = () => screen.findByRole('textbox', { name: /^Crédit/ });

describe('médias completed in a row', () => {
  it('are written by keyboard alone, each with the credit of the one before, until none is left', async () => {
    const { user, sent } = await show();
    const box = await words();
    expect(document.activeElement).toBe(box);
    await user.keyboard('Un lac{Tab}{Tab}© Val{Enter}');
    expect(await screen.findByText('2 sur 2, 1 complété')).toBeTruthy();
    expect(sent('PUT /api/mediatheque/1')[0]?.body).toEqual({
      version: 1,
      titre: { fr: 'Photo 1' },
      alternatif: { fr: 'Un lac' },
      decorative: false,
      credit: '© Val',
      licence: 'cession',
    });
    await waitFor(async () => expect(await credit()).toHaveProperty('value', '© Val'));
    // A decorative image needs no description.
    await user.click(await screen.findByRole('checkbox', { name: 'Décorative' }));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer et passer au suivant' }));
    expect(await screen.findByText(/^Tout est complété\s: 2 médias\.$/)).toBeTruthy();
    expect(sent('PUT /api/mediatheque/2')[0]?.body).toMatchObject({
      decorative: true,
      alternatif: {},
      credit: '© Val',
    });
  });

  it('say what they lack, and keep what was typed while one looks at another', async () => {
    const { user, sent } = await show('?media=2');
    expect(await screen.findByText('2 sur 2')).toBeTruthy();
    await user.type(await words(), 'Un col{Enter}');
    expect(await screen.findByText('Donnez le crédit à montrer.')).toBeTruthy();
    await user.keyboard('{PageUp}');
    expect(await screen.findByText('1 sur 2')).toBeTruthy();
    expect(await words()).toHaveProperty('value', '');
    await user.keyboard('{PageDown}');
    await waitFor(async () => expect(await words()).toHaveProperty('value', 'Un col'));
    expect(sent('PUT /api/mediatheque/2')).toEqual([]);
  });

  it('that somebody changed meanwhile are read again, without a word lost', async () => {
    const { status, ...kind } = errorKinds.conflict;
    const { user } = await show('', {
      'PUT /api/mediatheque/1': () => ({ status, ...kind }),
    });
    await user.type(await words(), 'Un lac');
    await user.type(await credit(), '© Val{Enter}');
    expect(await screen.findByText(/^Quelqu’un a modifié ce média/)).toBeTruthy();
    expect(await words()).toHaveProperty('value', 'Un lac');
  });

  it('are none: the screen says so', async () => {
    await show('', { 'GET /api/mediatheque/etat': () => etat() });
    expect(await screen.findByText('Aucun média n’est à compléter.')).toBeTruthy();
  });
});
