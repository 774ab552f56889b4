import { norme, type Regle, TYPES_BRIDGE } from '@bridge/contract';
import type { Lecteur } from '../../../composition/mots/texte.rules.ts';
import { typeDuProduit } from '../../../composition/mots/types.words.ts';
import { libelleDuChoix } from './choix.rules.ts';
import type { Offre } from './choix.service.ts';
import { conditionDuChoix } from './filtre.condition.rules.ts';

/** The suggestions of the search field, and what a suggestion stands for once it is typed. */

/** How many suggestions a page carries without being heavy. */
const MOST_CHOIX = 40;
const MOST_COMMUNES = 60;
const MOST_NOMS = 20;

interface Nomme {
  readonly nom: string;
  readonly regle: Regle;
}

/** Types of the sélection and choices of the filters, by what visitors call them. */
function nommes({ types, filtres, noms }: Offre, lecteur: Lecteur): Nomme[] {
  const held = types.flatMap((type): Nomme[] => {
    const known = TYPES_BRIDGE.find(({ value }) => value === type)?.value;
    if (known === undefined || known === 'autre') return [];
    const regle: Regle = { genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: [known] };
    return [{ nom: typeDuProduit(known, lecteur.langue), regle }];
  });
  const offered = filtres
    .filter(({ cible }) => cible !== 'commune' && cible !== 'languesParlees')
    .flatMap((filtre) =>
      filtre.choix.flatMap((choix): Nomme[] => {
        const regle = conditionDuChoix(filtre, choix);
        return regle === null ? [] : [{ nom: libelleDuChoix(choix, noms, lecteur), regle }];
      }),
    );
  return [...held, ...offered];
}

/**
 * The condition of a choice named exactly as the visitor typed, or as a synonym of it: its objets are found besides those with
 * the words.
 */
export function regleNommee(offre: Offre, facons: readonly string[], lecteur: Lecteur): Regle | null {
  const ecrits = new Set(facons.map(norme).filter((ecrit) => ecrit !== ''));
  if (ecrits.size === 0) return null;
  const regles = nommes(offre, lecteur).flatMap(({ nom, regle }) => (ecrits.has(norme(nom)) ? [regle] : []));
  return regles.length === 0 ? null : { genre: 'groupe', lien: 'ou', regles };
}

/** The suggestions, names of objets of the page first: the words that a visitor types find them already. */
export function suggestionsDe(offre: Offre, objets: readonly string[], lecteur: Lecteur): string[] {
  const all = [
    ...objets.slice(0, MOST_NOMS),
    ...nommes(offre, lecteur)
      .map(({ nom }) => nom)
      .slice(0, MOST_CHOIX),
    ...offre.communes.slice(0, MOST_COMMUNES),
  ].filter((nom) => nom !== '');
  const seen = all.map(norme);
  return all.filter((_, rang) => seen.indexOf(seen[rang] ?? '') === rang);
}
