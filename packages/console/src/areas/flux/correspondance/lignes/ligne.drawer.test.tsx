import type { Ligne } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../../testing/fake-browser.ts';
import { champOf, showLignes } from '../testing/show-lignes.tsx';

fakeBrowser();

const STRUCTURE = [champOf('Nom'), champOf('Tel'), champOf('Divers')];
const LIGNES: Ligne[] = [
  { champ: 'Nom', cible: 'nom' },
  { champ: 'Ancien', cible: 'resume' },
];

describe('the settings of a line', () => {
  it('say how a value is cut and changed, step by step', async () => {
    const photos = champOf('Photos', { exemples: ['a.jpg|Le lac'] });
    const { user, lignes } = showLignes({
      structure: [photos],
      lignes: [{ champ: 'Photos', cible: 'medias', separateurs: { colonnes: '|' } }],
    });
    await user.click(await screen.findByLabelText('Réglages de Photos'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Photos' }));
    await user.selectOptions(drawer.getByLabelText('Rôle de Colonne 2'), 'legende');
    const kind = drawer.getByLabelText('Transformation à ajouter');
    await user.click(drawer.getByText('Ajouter'));
    await user.selectOptions(kind, 'url');
    await user.click(drawer.getByText('Ajouter'));
    await user.click(drawer.getByLabelText('Monter Réparer une adresse web (étape 2)'));
    await user.type(drawer.getByLabelText('Entre les lignes'), '#');
    expect(lignes()).toEqual([
      {
        champ: 'Photos',
        cible: 'medias',
        separateurs: { colonnes: '|', lignes: '#' },
        colonnes: ['ignorer', 'legende'],
        transformations: [{ kind: 'url' }, { kind: 'trim' }],
      },
    ]);
  });
});

describe('joining other fields', () => {
  it('starts from none, and keeps their names without what surrounds them', { tags: 'torture' }, async () => {
    const { user, lignes } = showLignes({ structure: STRUCTURE, lignes: LIGNES });
    await user.click(await screen.findByLabelText('Réglages de Nom'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Nom' }));
    await user.selectOptions(drawer.getByLabelText('Transformation à ajouter'), 'joindre');
    await user.click(drawer.getByText('Ajouter'));
    expect(lignes()[0]?.transformations).toEqual([{ kind: 'joindre', champs: [], separateur: ' ' }]);
    await user.type(drawer.getByLabelText('Champs, séparés par des virgules'), 'Tel ,  Divers, ');
    expect(lignes()[0]?.transformations).toEqual([{ kind: 'joindre', champs: ['Tel', 'Divers'], separateur: ' ' }]);
  });
});

describe('closing the settings of a line', () => {
  it('gives the keyboard back to that line', async () => {
    const { user } = showLignes({ structure: STRUCTURE, lignes: LIGNES });
    await user.click(await screen.findByLabelText('Réglages de Nom'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Nom' }));
    await user.click(drawer.getByText('Terminé'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Réglages de Nom')));
  });

  it('gives it to the row of a field that is no longer mapped', async () => {
    const { user } = showLignes({ structure: STRUCTURE, lignes: LIGNES });
    await user.click(await screen.findByLabelText('Réglages de Nom'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Nom' }));
    await user.click(drawer.getByText('Ne plus relier'));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-champ')).toBe('Nom'));
  });
});
