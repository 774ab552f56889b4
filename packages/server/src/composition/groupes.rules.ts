import { capital, type Langue, norme, numeroOf, type RubriqueDynamique, textOf } from '@bridge/contract';
import type { PlageCivile } from '../catalogue/jours/jours.rules.ts';
import { enLangue } from './mots/langue.rules.ts';
import { jourDeSemaineEnMots, moisEnMots } from './mots/nombre.words.ts';
import { typeDuProduit } from './mots/types.words.ts';

/** The facts of an objet that grouping reads. */
export interface ObjetAGrouper {
  readonly id: number;
  readonly commune: string;
  readonly typeBridge: string;
  readonly modalites: readonly number[];
  readonly jours: readonly PlageCivile[];
}

export interface GroupeDObjets {
  /** The title in words; empty for the objets that no group fits. */
  readonly titre: string;
  readonly objets: readonly number[];
  readonly sous: readonly GroupeDObjets[];
}

/** The settings that decide the groups, whatever the objets. */
export interface Groupement {
  readonly langue: Langue;
  /** The days that are printed, both included. */
  readonly du: string;
  readonly au: string;
  readonly plusieursJours: RubriqueDynamique['plusieursJours'];
  /** The values of the criteria that levels name: the group that each modalité falls into. */
  readonly modalites: ReadonlyMap<number, ReadonlyMap<number, string>>;
  /** The names of the labels of each objet, when a level groups by them. */
  readonly labels: ReadonlyMap<number, readonly string[]>;
}

type Niveau = RubriqueDynamique['niveaux'][number];
/** The sort key of a group, and its title. */
interface Cle {
  readonly rang: string;
  readonly nom: string;
}

/** Objets in order, under the groups of each level. An objet of several groups is in each of them. */
export function groupObjets(
  objets: readonly ObjetAGrouper[],
  niveaux: readonly Niveau[],
  groupement: Groupement,
): readonly GroupeDObjets[] {
  return groupsOf(objets, niveaux, { ...groupement, alphabet: new Intl.Collator(groupement.langue) });
}

/** The settings with the alphabet of the reader, opened once for all groups. */
type Rangement = Groupement & { readonly alphabet: Intl.Collator };

function groupsOf(
  objets: readonly ObjetAGrouper[],
  niveaux: readonly Niveau[],
  groupement: Rangement,
): readonly GroupeDObjets[] {
  const [niveau, ...suivants] = niveaux;
  if (niveau === undefined) return [];
  const groupes = new Map<string, { readonly cle: Cle; readonly objets: ObjetAGrouper[] }>();
  for (const objet of objets)
    for (const cle of clesDe(objet, niveau, groupement)) {
      const groupe = groupes.get(cle.rang) ?? { cle, objets: [] };
      groupe.objets.push(objet);
      groupes.set(cle.rang, { ...groupe, cle: mieuxEcrite(groupe.cle, cle) });
    }
  return [...groupes.values()].sort(ordreDe(niveau, groupement)).map(({ cle, objets: of }) => ({
    titre: titreDe(niveau, cle.nom, groupement.langue),
    objets: of.map(({ id }) => id),
    sous: groupsOf(of, suivants, groupement),
  }));
}

/** The better of two spellings of a group: small letters before capitals alone, accents before none. */
function mieuxEcrite(a: Cle, b: Cle): Cle {
  return soin(b.nom) > soin(a.nom) ? b : a;
}

const ACCENTS = /\p{M}/gu;

function soin(nom: string): number {
  const capitals = nom === nom.toLocaleUpperCase('fr');
  const accents = nom.normalize('NFD').match(ACCENTS)?.length ?? 0;
  return (capitals ? 0 : 100) + accents;
}

/** The alphabetical order of the reader's language; objets that no group fits come last. */
function ordreDe({ ordre }: Niveau, { alphabet }: Rangement) {
  return (a: { cle: Cle; objets: readonly unknown[] }, b: { cle: Cle; objets: readonly unknown[] }): number => {
    if ((a.cle.nom === '') !== (b.cle.nom === '')) return a.cle.nom === '' ? 1 : -1;
    const byNumber = ordre === 'nombre' ? b.objets.length - a.objets.length : 0;
    return byNumber || alphabet.compare(a.cle.rang, b.cle.rang);
  };
}

function titreDe({ titre, par }: Niveau, nom: string, langue: Langue): string {
  const modele = enLangue(titre, langue);
  // Inside a sentence, a month has no capital.
  if (nom === '' || modele === '') return par === 'mois' ? capital(nom) : nom;
  return modele.replaceAll('{groupe}', nom);
}

const AUTRES: Cle = { rang: '', nom: '' };

function clesDe(objet: ObjetAGrouper, niveau: Niveau, groupement: Groupement): readonly Cle[] {
  switch (niveau.par) {
    case 'commune':
      // Sources write the name of a commune in different ways: it is one group.
      return [{ rang: norme(objet.commune), nom: objet.commune }];
    case 'type': {
      const nom = typeDuProduit(objet.typeBridge, groupement.langue);
      return [{ rang: nom, nom }];
    }
    case 'jour':
      return joursDe(objet, groupement).map((jour) => ({
        rang: jour,
        nom: jourDeSemaineEnMots(jour, groupement.langue),
      }));
    case 'mois':
      return [
        ...new Set(joursDe(objet, { ...groupement, plusieursJours: 'chaque' }).map((jour) => jour.slice(0, 7))),
      ].map((mois) => ({ rang: mois, nom: moisEnMots(mois, groupement.langue) }));
    case 'critere': {
      const noms = niveau.critere === null ? undefined : groupement.modalites.get(niveau.critere);
      return clesDesNoms(objet.modalites.flatMap((id) => noms?.get(id) ?? []));
    }
    case 'label':
      return clesDesNoms(groupement.labels.get(objet.id) ?? []);
  }
}

/** A group for each name, and one for objets without a name. */
function clesDesNoms(noms: readonly string[]): readonly Cle[] {
  return noms.length === 0 ? [AUTRES] : [...new Set(noms)].map((nom) => ({ rang: nom, nom }));
}

/** The days of the window on which an objet takes place; only the first of each run when it is told once. */
function joursDe({ jours }: ObjetAGrouper, { du, au, plusieursJours }: Groupement): string[] {
  const [first, last] = [numeroOf(du) ?? 0, numeroOf(au) ?? 0];
  return jours.flatMap((plage) => {
    const from = Math.max(first, numeroOf(plage.du) ?? 0);
    const to = Math.min(last, numeroOf(plage.au) ?? 0);
    if (from > to) return [];
    const count = plusieursJours === 'premier' ? 1 : to - from + 1;
    return Array.from({ length: count }, (_, rank) => textOf(from + rank));
  });
}
