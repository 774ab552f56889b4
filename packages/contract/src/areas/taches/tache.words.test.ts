import { describe, expect, it } from 'vitest';
import { etatTacheLabel, resultatTache, serveurTacheLabel, typeTacheLabel } from './tache.words.ts';

describe('a task', () => {
  it('says how far it is only while it runs', () => {
    expect(etatTacheLabel({ etat: 'en_cours', progression: 40 })).toBe('En cours (40\u00a0%)');
    expect(etatTacheLabel({ etat: 'en_cours', progression: null })).toBe('En cours');
    expect(etatTacheLabel({ etat: 'echouee', progression: 40 })).toBe('Échouée');
  });

  it('is never called by a word of the program, even of a type that this version does not know', () => {
    expect([typeTacheLabel('import'), typeTacheLabel('nouveau')]).toEqual(['Import', 'Autre tâche']);
    expect(serveurTacheLabel('bridge-1/7393')).toBe('bridge-1, processus 7393');
    expect(serveurTacheLabel('bridge-1')).toBe('bridge-1');
  });

  it('tells its result in words, and leaves what is no plain value to its journal', () => {
    expect(resultatTache(null)).toEqual([]);
    expect(resultatTache({ etat: 'suspect', avant: 12_345, autre: { a: 1 } })).toEqual([
      ['Résultat', 'En attente d’accord\u00a0: rien n’a été touché'],
      ['Objets du flux avant', new Intl.NumberFormat('fr').format(12_345)],
    ]);
    expect(resultatTache({ envoi: 'logged' })[0]?.[1]).toContain('aucun serveur de messagerie');
    expect(resultatTache({ deja: true, nouveau: true })).toEqual([['Déjà fait', 'oui']]);
  });
});
