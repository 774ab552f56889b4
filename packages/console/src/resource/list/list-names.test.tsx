import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, tagOf } from './testing/fake-server.ts';
import { listTests, row, showList, signIn, table } from './testing/show-list.tsx';

listTests();

beforeEach(() => {
  signIn();
  fakeServer([tagOf(1, { libelle: { fr: 'Été' }, code: 'ete', famille: 'Saison', couleur: '#1da2df' })]);
});

/** U-08: the names that a screen reader says in the list, in the order that it meets them. */
describe('the names of a list for those who hear it', () => {
  it('say what each control does', async () => {
    await showList('?famille=Saison');
    await row('Été');
    const controls = [...document.querySelectorAll('button, a[href], input')].filter(
      (control) => !control.closest('p') && control.getAttribute('type') !== 'radio',
    );
    const names = controls.map(
      (control) => control.getAttribute('aria-label') ?? control.textContent?.replaceAll('\u00a0', ' '),
    );
    expect(names).toEqual([
      'Créer un tag',
      'Vue d’ensemble',
      'Chercher dans Tags',
      'Filtrer',
      'Colonnes',
      'Import et export',
      'Raccourcis clavier',
      'Famille : Saison',
      'Retirer le filtre Famille',
      'Tout effacer',
      'Sélectionner toutes les lignes de la page',
      'Libellé',
      'Code',
      'Famille',
      'Modifié le',
      'Sélectionner Été',
      'Été',
      'Modifier Été',
      'Dupliquer Été',
      'Actions pour Été',
    ]);
  });

  it('say what the table holds, row by row', async () => {
    await showList();
    const line = within(await row('Été'));
    expect(screen.getByRole('table', { name: 'Tags, 1 tag' })).toBe(await table());
    expect(line.getByRole('rowheader').textContent).toBe('Été');
    expect(line.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '',
      'ete',
      '#1da2df',
      'Saison',
      '—vide',
      expect.stringMatching(/^(il y a|le \d)/),
      '',
    ]);
    expect(screen.getByRole('radiogroup', { name: 'Lignes à montrer' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Pages de la liste' })).toBeTruthy();
  });
});
