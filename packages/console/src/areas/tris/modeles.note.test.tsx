import { modelesPrets, scoring } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showBeside } from '../../testing/show-beside.tsx';
import ModelesNote from './modeles.note.tsx';

fakeBrowser();

const api = {
  'GET /api/tris/scoring/modeles': () => ({ data: { modeles: modelesPrets({ labels: [], adherents: [] }) } }),
};

describe('a new profile', () => {
  it('can start from one that is ready, and keeps what was typed already', async () => {
    const { user, form } = await showBeside(<ModelesNote />, { resource: scoring, record: null, api });
    form.store.getState().setValue('nom', 'Le mien');
    await user.click(await screen.findByRole('button', { name: /^Fraîcheur/ }));
    expect(form.store.getState().values).toMatchObject({
      nom: 'Le mien',
      code: 'fraicheur',
      objectif: 'fraicheur',
      normalise: true,
      regles: [{ libelle: 'Mise à jour récente' }, { libelle: 'Nouveau dans le catalogue' }],
    });
    expect(screen.queryByText('Partir d’un profil prêt')).toBeNull();
  });

  it('keeps the aim and the scale that were chosen already, and goes on from the rules', async () => {
    const beside = (
      <>
        <ModelesNote />
        <div id="regles" tabIndex={-1} />
      </>
    );
    const { user, form } = await showBeside(beside, { resource: scoring, record: null, api });
    const { initial, setValue } = form.store.getState();
    setValue('objectif', 'partenaires');
    setValue('normalise', initial.normalise !== true);
    await user.click(await screen.findByRole('button', { name: /^Fraîcheur/ }));
    expect(form.store.getState().values).toMatchObject({
      objectif: 'partenaires',
      normalise: initial.normalise !== true,
      regles: [{ libelle: 'Mise à jour récente' }, { libelle: 'Nouveau dans le catalogue' }],
    });
    await waitFor(() => expect(document.activeElement?.id).toBe('regles'));
  });
});

describe('a profile that exists', () => {
  it('is offered none', async () => {
    const record = { id: 3, version: 1, nom: 'Qualité', regles: [] };
    const { sent } = await showBeside(<ModelesNote />, { resource: scoring, record, api });
    expect(sent('GET /api/tris/scoring/modeles')).toHaveLength(0);
  });
});
