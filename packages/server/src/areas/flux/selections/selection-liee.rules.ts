import type { Regle } from '@bridge/contract';

/** Whether rules keep the objets with a word, and ask for nothing else. */
export function asksOnlyFor(regle: Regle, mot: number): boolean {
  switch (regle.genre) {
    case 'groupe': {
      const [seule, ...autres] = regle.regles;
      return regle.lien !== 'sauf' && seule !== undefined && autres.length === 0 && asksOnlyFor(seule, mot);
    }
    case 'mots':
      return regle.op !== 'aucune' && regle.valeurs.every(({ ref, id }) => ref === 'modalite' && id === mot);
    default:
      return false;
  }
}
