import type { Condition, Groupe } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { drawRegles, line } from '../testing/draw-regles.tsx';

fakeBrowser();

const nom: Condition = { genre: 'texte', champ: 'nom', op: 'contient', valeurs: ['moulin'] };
const photo: Condition = { genre: 'fait', fait: 'photo', present: true };
const tree = (...regles: Groupe['regles']): Groupe => ({ genre: 'groupe', lien: 'et', regles });

describe('the editor of rules', () => {
  it('says that without a condition every objet is kept', () => {
    drawRegles();
    expect(screen.getByText('Aucune condition : tous les objets publiés sont retenus.')).toBeTruthy();
  });

  it('adds a condition found by typing, says what it lacks, and stands on its value', async () => {
    const { user, value } = drawRegles();
    await user.click(screen.getByRole('button', { name: 'Ajouter une condition' }));
    await user.type(screen.getByRole('textbox', { name: 'Rechercher ce qui peut être demandé' }), 'identifiant');
    await user.click(await screen.findByRole('option', { name: 'Identifiant source' }));
    expect(value().regles).toEqual([{ genre: 'texte', champ: 'identifiant', op: 'contient', valeurs: [] }]);
    expect(screen.getByText('Saisissez au moins un texte.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Textes cherchés'));
    await user.keyboard('REST42{Enter}');
    expect(value().regles).toEqual([{ genre: 'texte', champ: 'identifiant', op: 'contient', valeurs: ['REST42'] }]);
    expect(screen.queryByText('Saisissez au moins un texte.')).toBeNull();
  });

  it('is written by keyboard alone', async () => {
    const { user, value } = drawRegles();
    screen.getByRole('button', { name: 'Ajouter une condition' }).focus();
    await user.keyboard('{Enter}');
    const search = await screen.findByRole('textbox', { name: 'Rechercher ce qui peut être demandé' });
    await waitFor(() => expect(document.activeElement).toBe(search));
    await user.keyboard('site web{Enter}');
    expect(value().regles).toEqual([{ genre: 'fait', fait: 'site', present: true }]);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Site web'));
  });

  it('offers the fields that the instance added', async () => {
    const { add, value } = drawRegles();
    await add('Étoiles vertes');
    expect(value().regles).toMatchObject([{ genre: 'texte', champ: 'champ:etoiles-vertes' }]);
  });

  it('joins conditions in three ways', async () => {
    const { user, value } = drawRegles({ value: tree(nom) });
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Comment les lignes se combinent\u00a0: Règles' }),
      'Aucune de ces conditions',
    );
    expect(value()).toEqual({ genre: 'groupe', lien: 'sauf', regles: [nom] });
  });

  it('puts groups inside groups, six deep and no more', async () => {
    const deep = (levels: number): Groupe => (levels === 1 ? tree(nom) : tree(deep(levels - 1)));
    drawRegles({ value: deep(6) });
    expect(screen.getAllByRole('button', { name: 'Ajouter une condition' })).toHaveLength(6);
    expect(screen.getAllByRole('button', { name: 'Ajouter un groupe' })).toHaveLength(5);
  });

  it('adds inside the group that was asked', async () => {
    const { user, value, add } = drawRegles({ value: tree(nom) });
    await user.click(screen.getByRole('button', { name: 'Ajouter un groupe' }));
    await add('Photo', 'Groupe 2');
    expect(value()).toEqual(tree(nom, { genre: 'groupe', lien: 'ou', regles: [photo] }));
  });

  it('moves a condition and leaves the keyboard on it', async () => {
    const { user, value } = drawRegles({ value: tree(nom, photo) });
    await user.click(screen.getByRole('button', { name: 'Actions sur la condition 2\u00a0: Photo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Monter' }));
    expect(value()).toEqual(tree(photo, nom));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions sur la condition 1\u00a0: Photo'),
    );
  });

  it('copies a condition by keyboard alone, and stands on the copy', async () => {
    const { user, value } = drawRegles({ value: tree(photo) });
    screen.getByRole('button', { name: 'Actions sur la condition 1\u00a0: Photo' }).focus();
    await user.keyboard('{Enter}');
    const copy = await screen.findByRole('menuitem', { name: 'Dupliquer' });
    copy.focus();
    await user.keyboard('{Enter}');
    expect(value()).toEqual(tree(photo, photo));
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="group"]')?.getAttribute('aria-label')).toBe(
        'Condition 2\u00a0: Photo',
      ),
    );
  });

  it('gives back what was removed by a slip, where it was', async () => {
    const { user, value } = drawRegles({ value: tree(nom, photo) });
    await user.click(screen.getByRole('button', { name: 'Retirer la condition 1\u00a0: Nom' }));
    expect(value()).toEqual(tree(photo));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Annuler le retrait'));
    await user.keyboard('{Enter}');
    expect(value()).toEqual(tree(nom, photo));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Retirer la condition 1\u00a0: Nom'),
    );
  });

  it('opens a condition to who shows the sélection, under a name', async () => {
    const { user, value } = drawRegles({ value: tree(photo) });
    expect(screen.queryByRole('textbox', { name: 'Paramètre public' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions sur la condition 1\u00a0: Photo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Paramètre public' }));
    const field = screen.getByRole('textbox', { name: 'Paramètre public' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, 'avec photo');
    expect(screen.getByText(/Lettres minuscules, chiffres et tirets/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'avec-photo');
    expect(value()).toEqual(tree({ ...photo, parametre: 'avec-photo' }));
  });

  it('says an error at its line', () => {
    drawRegles({
      value: tree(photo, { genre: 'mots', champ: 'tags', op: 'une', valeurs: [{ ref: 'tag', id: 3 }] }),
      errors: new Map([['regles.1.valeurs.0', 'Cet élément n’existe plus.']]),
    });
    expect(line('Condition 2\u00a0: Tags').getByText('Cet élément n’existe plus.')).toBeTruthy();
    expect(line('Condition 1\u00a0: Photo').queryByText('Cet élément n’existe plus.')).toBeNull();
  });

  it('is a list of sentences for who may only read', async () => {
    drawRegles({
      readOnly: true,
      value: tree(photo, { genre: 'mots', champ: 'modalites', op: 'une', valeurs: [{ ref: 'modalite', id: 5 }] }),
    });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe('qui ont une photo');
    expect(await screen.findByText('qui ont « Terrasse »')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
