import { type Facette, type Filtre, refsIn, type ValeurDeChoix } from '@bridge/contract';
import { communeLisible } from '../../../catalogue/commune.rules.ts';
import { facettesOf } from '../../../catalogue/selection/facettes.repository.ts';
import type { Question } from '../../../catalogue/selection/question.ts';
import type { Db } from '../../../schema.ts';
import { champsLus, type NomDeMot, nomsDesMots, tagsMontres } from './choix.repository.ts';
import { CHOIX_DE_LANGUES, choixTrouves, facetteDe } from './choix.rules.ts';
import type { FiltreOffert } from './filtre.rules.ts';

export interface Offre {
  readonly filtres: readonly FiltreOffert[];
  readonly noms: ReadonlyMap<string, NomDeMot>;
  /** What the sélection holds, most frequent first; read only for the search by words and for filters of some types. */
  readonly communes: readonly string[];
  readonly types: readonly string[];
}

const COMMUNES: Facette = { genre: 'commune' };
const TYPES: Facette = { genre: 'typeBridge' };

/** The filters with their choices, listed by people or found. `texte`: whether visitors may search by words. */
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
  const besides = texte || filtres.some(({ types }) => types.length > 0) ? [TYPES, ...(texte ? [COMMUNES] : [])] : [];
  const counted = [...open.map(({ facette }) => facette), ...besides];
  const found = counted.length === 0 ? [] : await facettesOf(tx, bare, counted, 'fr');
  const champs = await champsLus(
    tx,
    filtres.flatMap(({ cible, champ }) => (cible === 'champ' ? [champ] : [])),
  );
  const asked = filtres.map((one): FiltreOffert => {
    const filtre = { ...one, champLu: champs.get(one.champ) ?? null };
    const rang = open.findIndex(({ filtre: { id } }) => id === one.id);
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
    types: (found[open.length]?.valeurs ?? []).map(({ valeur }) => valeur),
    communes: (found[open.length + 1]?.valeurs ?? []).map(({ libelle }) => communeLisible(libelle)),
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
