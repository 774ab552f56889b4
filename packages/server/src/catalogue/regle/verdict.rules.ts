import { LIENS, type Names, propositionDe, type Regle, type Verdict } from '@bridge/contract';
import { constatDe } from './constat.words.ts';
import type { Contexte } from './contexte.ts';
import { answersTo } from './interprete.rules.ts';
import type { ObjetIndexe } from './objet-indexe.ts';

/** The verdict of each rule on an objet, with what the objet has. */
export function verdictDe(regle: Regle, objet: ObjetIndexe, contexte: Contexte, noms: Names): Verdict {
  const tenu = answersTo(regle, objet, contexte);
  if (regle.genre !== 'groupe')
    return {
      phrase: propositionDe(regle, noms),
      lien: null,
      tenu,
      constat: constatDe(regle, objet, contexte, noms),
      enfants: [],
    };
  return {
    phrase: LIENS.find(({ value }) => value === regle.lien)?.label ?? regle.lien,
    lien: regle.lien,
    tenu,
    constat: '',
    enfants: regle.regles.map((une) => verdictDe(une, objet, contexte, noms)),
  };
}

/** Why rules keep an objet out, in words: those that it misses, with what it has instead, and those that exclude it. */
export function obstacles(regle: Regle, verdict: Verdict, noms: Names): string[] {
  if (verdict.tenu) return [];
  if (regle.genre !== 'groupe') return [`il n’est pas de ceux ${verdict.phrase} (${verdict.constat})`];
  const parts = regle.regles.flatMap((une, rang) => {
    const own = verdict.enfants[rang];
    return own === undefined ? [] : [{ regle: une, verdict: own }];
  });
  switch (regle.lien) {
    case 'et':
      return parts.flatMap((part) => obstacles(part.regle, part.verdict, noms));
    case 'ou':
      return parts.length === 0
        ? ['aucun objet ne peut y répondre']
        : [`il n’est pas de ceux ${propositionDe(regle, noms)}`];
    case 'sauf':
      return parts
        .filter((part) => part.verdict.tenu)
        .map((part) => `il est de ceux ${propositionDe(part.regle, noms)}, qui sont exclus`);
  }
}
