import type { EcrituresDObjet } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blankMap } from '../../../testing/blank-map.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { ficheOf, texteLocal } from '../testing/fiche.ts';
import { BASE, showObjet as show } from '../testing/show-objet.tsx';

blankMap();
fakeBrowser();

const VALEUR = {
  champ: 'resume',
  chemin: 'presentation.descriptifCourt',
  langue: 'fr',
  avant: 'Face au lac.',
  apres: 'Au bord du lac.',
} as const;
const possible = (changes: Partial<EcrituresDObjet['possibles'][number]> = {}) => ({
  ...{ config: 7, nom: 'Écriture', approbation: false, remarques: [], empechement: '' },
  modes: ['MODIFICATION' as const],
  valeurs: [VALEUR],
  ...changes,
});
const open = (data: EcrituresDObjet) => {
  const api = {
    [`GET ${BASE}/ecritures`]: () => ({ data }),
    [`POST ${BASE}/ecritures`]: () => ({ data: { id: 3, etat: 'en-attente', nouvelle: true } }),
  };
  const fiche = ficheOf({ objet: { systeme: 'apidae' }, textesLocaux: [texteLocal()] });
  return show(fiche, 'textes', api, { enable_import_apidae: true });
};

describe('a correction of an objet of Apidae', () => {
  it('leaves in two clicks, seen before it does', async () => {
    const { user, sent } = await open({ possibles: [possible()], ecritures: [] });
    await user.click(await screen.findByRole('button', { name: 'Proposer à Apidae' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Au bord du lac.').tagName).toBe('INS');
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(sent(`POST ${BASE}/ecritures`)[0]?.body).toEqual({ config: 7, mode: 'MODIFICATION' }));
    expect(await screen.findByText('La correction part vers Apidae')).toBeTruthy();
  });

  it('says why it may not leave, and asks for approval where that is needed', async () => {
    const empechement = 'Votre compte n’est pas relié à Apidae.';
    const { user } = await open({ possibles: [possible({ empechement, approbation: true })], ecritures: [] });
    await user.click(await screen.findByRole('button', { name: 'Proposer à Apidae' }));
    expect(await screen.findByText(empechement)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Demander l’approbation' })).toHaveProperty('disabled', true);
  });

  it('that was proposed says where it stands', async () => {
    const line = {
      id: 3,
      mode: 'MODIFICATION',
      etat: 'demandee',
      message: '',
      le: '2026-11-17T06:00:00.000Z',
    } as const;
    await open({
      possibles: [possible({ modes: [], valeurs: [], remarques: ['Rien à changer.'] })],
      ecritures: [line],
    });
    expect(await screen.findByText('En attente de validation dans Apidae')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Proposer à Apidae' })).toBeNull();
  });
});
