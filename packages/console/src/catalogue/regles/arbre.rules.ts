import type { Condition, Groupe, Regle } from '@bridge/contract';

/** Functions that edit a tree of rules: each answers a new group, which shares its unchanged parts with the old one. */

export const GROUPE_VIDE: Groupe = { genre: 'groupe', lien: 'ou', regles: [] };

export function withRegle(groupe: Groupe, rang: number, regle: Regle): Groupe {
  return { ...groupe, regles: groupe.regles.map((autre, place) => (place === rang ? regle : autre)) };
}

export function inserted(groupe: Groupe, rang: number, regle: Regle): Groupe {
  return { ...groupe, regles: [...groupe.regles.slice(0, rang), regle, ...groupe.regles.slice(rang)] };
}

export function added(groupe: Groupe, regle: Regle): Groupe {
  return inserted(groupe, groupe.regles.length, regle);
}

export function removed(groupe: Groupe, rang: number): Groupe {
  return { ...groupe, regles: groupe.regles.filter((_, place) => place !== rang) };
}

/** Moves a rule one step up or down; at an end, the rule stays. */
export function moved(groupe: Groupe, rang: number, pas: -1 | 1): Groupe {
  const regle = groupe.regles[rang];
  const place = rang + pas;
  if (!regle || place < 0 || place >= groupe.regles.length) return groupe;
  return inserted(removed(groupe, rang), place, regle);
}

/** Adds a copy after a rule, without its public parameters: two rules of one parameter would answer together. */
export function duplicated(groupe: Groupe, rang: number): Groupe {
  const regle = groupe.regles[rang];
  return regle ? inserted(groupe, rang + 1, copyOf(regle)) : groupe;
}

function copyOf(regle: Regle): Regle {
  return regle.genre === 'groupe' ? { ...regle, regles: regle.regles.map(copyOf) } : withParametre(regle, '');
}

export function withParametre(condition: Condition, parametre: string): Condition {
  const { parametre: _, ...rest } = condition;
  return parametre === '' ? rest : { ...rest, parametre };
}

/** The conditions of a tree at any depth. */
export function conditionsIn(regle: Regle): Condition[] {
  return regle.genre === 'groupe' ? regle.regles.flatMap(conditionsIn) : [regle];
}

/** Keys that follow the rules of a group through changes and moves, so that a line keeps its focus and its text. */
export interface Cles {
  cleDe(regle: Regle): string;
  /** Gives the key of a rule to the rule that replaces it. */
  passOn(avant: Regle, apres: Regle): void;
}

export function createCles(): Cles {
  const cles = new WeakMap<Regle, string>();
  let next = 0;
  const cleDe = (regle: Regle) => {
    const known = cles.get(regle);
    if (known !== undefined) return known;
    const fresh = `r${next}`;
    next += 1;
    cles.set(regle, fresh);
    return fresh;
  };
  return { cleDe, passOn: (avant, apres) => void cles.set(apres, cleDe(avant)) };
}
