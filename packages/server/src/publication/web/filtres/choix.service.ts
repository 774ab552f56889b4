import { type Facette, type Filtre, refsIn, type ValeurDeChoix } from '@bridge/contract';
import { communeLisible } from '../../../catalogue/commune.rules.ts';
import { facettesOf } from '../../../catalogue/selection/facettes.repository.ts';
import type { Question } from '../../../catalogue/selection/question.ts';
import type { Db } from '../../../schema.ts';
import { type NomDeMot, nomsDesMots, tagsMontres } from './choix.repository.ts';
import { CHOIX_DE_LANGUES, choixTrouves, facetteDe } from './choix.rules.ts';
import type { FiltreOffert } from './filtre.rules.ts';

export interface Offre {
  readonly filtres: readonly FiltreOffert[];
  readonly noms: ReadonlyMap<string, NomDeMot>;
  /** Offered to who writes words: the communes of the sélection, those with most objets first. */
  readonly suggestions: readonly string[];
}

/** A page holds so many without being heavier for it. */
const MOST_SUGGESTIONS = 80;
const COMMUNES: Facette = { genre: 'commune' };

/** The filters with the choices that they offer: those that people listed, else all that the sélection holds. `texte`: words may be written. */
export async function offreDe(
  tx: Db,
  question: Question,
  filtres: readonly Filtre[],
  { texte = false }: { readonly texte?: boolean } = {},
): Promise<Offre> {
  const open = filtres.flatMap((filtre) => {
    const facette = filtre.choix.length === 0 ? facetteDe(filtre) : null;
    return facette === null ? [] : [{ filtre, facette }];
  });
  const { filtre: _, recherche: __, proches: ___, ...bare } = question;
  const counted = [...open.map(({ facette }) => facette), ...(texte ? [COMMUNES] : [])];
  const found = counted.length === 0 ? [] : await facettesOf(tx, bare, counted, 'fr');
  const asked = filtres.map((filtre): FiltreOffert => {
    const rang = open.findIndex((one) => one.filtre === filtre);
    if (rang >= 0) return { ...filtre, choix: choixTrouves(filtre.cible, found[rang]?.valeurs ?? []) };
    const spoken = filtre.cible === 'languesParlees' && filtre.choix.length === 0;
    return { ...filtre, choix: spoken ? CHOIX_DE_LANGUES : filtre.choix };
  });
  const offerts = await withoutHidden(tx, asked);
  const refs = refsIn(offerts.map(({ choix }) => choix));
  const idsOf = (ref: string) => refs.filter((one) => one.ref === ref).map(({ id }) => id);
  return {
    filtres: offerts,
    noms: await nomsDesMots(tx, { modalite: idsOf('modalite'), tag: idsOf('tag') }),
    suggestions: (found[open.length]?.valeurs ?? [])
      .slice(0, MOST_SUGGESTIONS)
      .map(({ libelle }) => communeLisible(libelle)),
  };
}

/** A tag that is between colleagues is no choice for visitors. */
async function withoutHidden(tx: Db, filtres: readonly FiltreOffert[]): Promise<readonly FiltreOffert[]> {
  const ids = refsIn(filtres.map(({ choix }) => choix)).filter(({ ref }) => ref === 'tag');
  if (ids.length === 0) return filtres;
  const seen = await tagsMontres(
    tx,
    ids.map(({ id }) => id),
  );
  const isSeen = (valeur: ValeurDeChoix) => typeof valeur === 'string' || valeur.ref !== 'tag' || seen.has(valeur.id);
  return filtres.map((filtre) => ({
    ...filtre,
    choix: filtre.choix
      .map((choix) => ({ ...choix, valeurs: choix.valeurs.filter(isSeen) }))
      .filter(({ valeurs }) => valeurs.length > 0),
  }));
}
