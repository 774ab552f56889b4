import { LIENS, type Names, propositionDe, type Regle, type Verdict } from '@bridge/contract';
import { constatDe } from './constat.words.ts';
import type { Contexte } from './contexte.ts';
import { repond } from './interprete.rules.ts';
import type { ObjetIndexe } from './objet-indexe.ts';

/** What each rule says of an objet, and what the objet has: why it is there, or is not. */
export function verdictDe(regle: Regle, objet: ObjetIndexe, contexte: Contexte, noms: Names): Verdict {
  const tenu = repond(regle, objet, contexte);
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

/** The rules that keep an objet out, in words: those that it would have to answer. */
export function obstacles({ lien, tenu, enfants, phrase, constat }: Verdict): string[] {
  if (tenu) return [];
  if (lien === null) return [`${phrase} — ${constat}`];
  if (lien === 'sauf') return enfants.filter((enfant) => enfant.tenu).map((enfant) => `pas ceux ${phraseOf(enfant)}`);
  if (lien === 'ou') return [enfants.length === 0 ? 'aucun' : enfants.map(phraseOf).join(' ou ')];
  return enfants.flatMap(obstacles);
}

/** Of a group, what its rules say. */
function phraseOf({ lien, phrase, enfants }: Verdict): string {
  return lien === null ? phrase : `(${enfants.map(phraseOf).join(lien === 'et' ? ' et ' : ' ou ')})`;
}
