import { FluxIllisible } from '../../source.ts';
import { JsonScan, type TableauJson, type TeteJson, teteDe } from './json-scan.ts';

/** The share of the beginning of a document that an array must hold to be its records, where its name is unknown. */
const MOST = 0.6;
/** How many times more values an array of unknown name must hold to be preferred to one whose name is known. */
const MUCH = 5;
/** The fewest values that a record has, on average. */
const FEWEST = 2;

/** Whether an array is a list of offers: most of its elements have a name and a place, and what surrounds it has not. */
const isDecrit = ({ objets, decrits, entoure }: TableauJson): boolean => decrits * 2 > objets && !entoure;

/** Whether two arrays hold the same things by most of their keys: offices share an id, a name and a town with offers, and no more. */
function isPareil({ cles }: TableauJson, autre: TableauJson): boolean {
  const communes = [...autre.cles].filter((cle) => cles.has(cle)).length;
  return communes > 1 && communes * 2 >= Math.max(cles.size, autre.cles.size);
}

/** Whether each element of an array holds no more values than those of another, as a list of themes beside one of offers. */
const isPlusPauvre = (tableau: TableauJson, autre: TableauJson): boolean =>
  tableau.feuilles * autre.objets <= autre.feuilles * tableau.objets;

type IsKnown = (chemin: readonly string[]) => boolean;

/** The array that is the likeliest to hold the records: where sources put them, else that of offers, else the largest. */
function plusCertain(
  ranked: readonly TableauJson[],
  plusGrand: TableauJson,
  isSure: boolean,
  known: IsKnown,
): TableauJson {
  // The descriptions of many fields may be longer than a few records.
  const connu = ranked.find(({ chemin }) => known(chemin));
  if (connu !== undefined && (connu.feuilles * MUCH >= plusGrand.feuilles || !isSure)) return connu;
  return ranked.find((tableau) => isDecrit(tableau) && !tableau.identifie) ?? plusGrand;
}

/**
 * The arrays that hold the records of a document: of those made of objects, the one that holds the most of its beginning, and those that
 * hold offers too. `known` tells whether a path is one where sources put records; any other must hold nearly everything or be made of
 * offers, be no column of a record, and go on as far as the beginning does: behind the long description of some fields, the records may be
 * still to come.
 */
export function tableauxDesFiches(tete: TeteJson, known: IsKnown): readonly (readonly string[])[] {
  const ranked = tete.tableaux
    .filter(({ objets }) => objets > 0)
    .sort((a, b) => b.feuilles - a.feuilles || a.chemin.length - b.chemin.length);
  const [plusGrand] = ranked;
  if (plusGrand === undefined) return [];
  const isSure = plusGrand.ouvert || tete.entier;
  const premier = plusCertain(ranked, plusGrand, isSure, known);
  if (premier.identifie) return [];
  const { chemin, objets, feuilles } = premier;
  const isMost = feuilles >= MOST * tete.feuilles && feuilles >= FEWEST * objets;
  if (tete.suite) return isMost && known(chemin) ? [chemin] : [];
  // Restaurants beside hotels are records as they are, and so are offers beside an array whose name alone is that of records. Records may
  // have keys that mean nothing to anybody, and offices beside them a name and a town: where sources put the bulk of a document, and say
  // more of each element than beside it, are the records, and nothing else is that is not like them.
  const isSurEtConnu = known(chemin) && isMost;
  const isFiche = (autre: TableauJson): boolean =>
    isPareil(premier, autre) || !(isDecrit(premier) || (isSurEtConnu && !isPlusPauvre(premier, autre)));
  const autres = ranked.filter((autre) => autre !== premier && isDecrit(autre) && !autre.identifie && isFiche(autre));
  const isFiches = known(chemin) || (isSure && (isMost || isDecrit(premier)));
  return [...(isFiches ? [premier] : []), ...autres].map((tableau) => tableau.chemin);
}

/** Whether the rest of a document may hold its records too, or tell better which of its arrays does. */
function isIncomplete(tete: TeteJson, known: IsKnown): boolean {
  if (tete.entier || tete.suite || !tete.tableaux.some(({ objets, identifie }) => objets > 0 && !identifie))
    return false;
  const chemins = tableauxDesFiches(tete, known);
  return chemins.length === 0 || !chemins.every(known);
}

/** What a document is made of, up to where it cannot be read any more: whoever reads its records tells that, after those before it. */
async function scanOf(texte: AsyncIterable<string>, apercu: AbortSignal | undefined): Promise<TeteJson> {
  const scan = new JsonScan();
  try {
    for await (const morceau of texte) {
      scan.push(morceau);
      if (!scan.goesOn || apercu?.aborted === true) break;
    }
  } catch (error) {
    if (!(error instanceof FluxIllisible)) throw error;
  }
  return scan.tete();
}

/**
 * The arrays that hold the records of a document, which is read to its end where its beginning does not tell. `apercu` ends what is read
 * for a person: what was seen then decides.
 */
export async function findTableaux(
  debut: string,
  texte: () => AsyncIterable<string>,
  known: IsKnown,
  apercu?: AbortSignal,
): Promise<{ readonly tete: TeteJson; readonly chemins: readonly (readonly string[])[] }> {
  const debutDit = teteDe(debut);
  const tete = isIncomplete(debutDit, known) ? await scanOf(texte(), apercu) : debutDit;
  return { tete, chemins: tableauxDesFiches(tete, known) };
}
