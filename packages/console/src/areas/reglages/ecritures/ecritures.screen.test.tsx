import type { EcritureApidaeDetail } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import EcrituresScreen from './ecritures.screen.tsx';

fakeBrowser();

const PATH = '/api/reglages/apidaeEcritures';

const ecriture = (changes: Partial<EcritureApidaeDetail> = {}): EcritureApidaeDetail => ({
  id: 4,
  nom: 'Auberge du lac',
  etat: 'a-approuver',
  message: '',
  mode: 'MODIFICATION',
  origine: 'correction',
  config: 2,
  objet: 12,
  identifiant: '4567',
  statut: '',
  creeLe: '2026-11-17T06:00:00.000Z',
  demandePar: null,
  prevuLe: null,
  envoyeLe: null,
  revenuLe: null,
  decidePar: null,
  lot: null,
  entiteId: 1,
  valeurs: [
    {
      champ: 'resume',
      chemin: 'presentation.descriptifCourt',
      langue: 'fr',
      avant: 'Face au lac.',
      apres: 'Au bord du lac.',
    },
  ],
  suivi: [{ le: '2026-11-17T06:00:00.000Z', texte: 'Proposée, à approuver.' }],
  charge: null,
  tache: null,
  ...changes,
});

const open = (line: EcritureApidaeDetail, api: Parameters<typeof showScreen>[1]['api'] = {}) =>
  showScreen(<EcrituresScreen />, {
    at: '/reglages/apidaeEcritures/list?envoi=4',
    roles: ['ROLE_ADMIN'],
    api: {
      [`GET ${PATH}`]: () => ({ data: { items: [line], total: 1, names: {} } }),
      [`GET ${PATH}/4`]: () => ({ data: line }),
      'GET /api/vues': () => ({ data: { items: [] } }),
      ...api,
    },
  });

describe('a write into Apidae', () => {
  it('shows what it changes before anybody approves it', async () => {
    const { user, sent } = await open(ecriture(), { [`POST ${PATH}/4/approuver`]: () => ({ data: null }) });
    expect((await screen.findByText('Au bord du lac.')).tagName).toBe('INS');
    expect(screen.getByText('Face au lac.').tagName).toBe('DEL');
    await user.click(screen.getByRole('button', { name: 'Approuver et envoyer' }));
    await waitFor(() => expect(sent(`POST ${PATH}/4/approuver`)).toHaveLength(1));
  });

  it('is refused with a reason', async () => {
    const { user, sent } = await open(ecriture(), { [`POST ${PATH}/4/refuser`]: () => ({ data: null }) });
    await user.click(await screen.findByRole('button', { name: 'Refuser' }));
    await user.type(await screen.findByRole('textbox', { name: /Pourquoi/ }), 'Pas celui-là.');
    await user.click(screen.getAllByRole('button', { name: 'Refuser' }).at(-1) ?? screen.getByText('absent'));
    await waitFor(() => expect(sent(`POST ${PATH}/4/refuser`)[0]?.body).toEqual({ motif: 'Pas celui-là.' }));
  });

  it('that Apidae refused says why, and is sent again', async () => {
    const message = 'Le projet d’écriture n’a pas le droit de modifier cette fiche.';
    const { user, sent } = await open(ecriture({ etat: 'refusee', message }), {
      [`POST ${PATH}/4/rejouer`]: () => ({ data: null }),
    });
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Rejouer' }));
    await waitFor(() => expect(sent(`POST ${PATH}/4/rejouer`)).toHaveLength(1));
  });

  it('that came back otherwise shows the text that came', async () => {
    const [valeur] = ecriture().valeurs;
    if (!valeur) throw new Error('a text is expected');
    await open(ecriture({ etat: 'revenue-autrement', valeurs: [{ ...valeur, revenu: 'Sur la rive.' }] }));
    expect(await screen.findByText('Sur la rive.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Rejouer' })).toBeNull();
  });
});
