import {
  type ChoixDeFiltre,
  COLONNES_DE_CHOIX,
  LANGUES,
  LONGEST_LIBELLE_DE_CHOIX,
  MOST_CHOIX_DE_FILTRE,
  MOST_ECARTEES,
  MOST_VALEURS_DE_CHOIX,
  norme,
  slugLibre,
  type ValeurDeChoix,
} from '@bridge/contract';
import { parse } from 'csv-parse/sync';

/** The choices of a filter as a table: one on each line, several values of a choice separated by bars. */

export interface LigneDeChoix {
  readonly numero: number;
  readonly valeurs: readonly string[];
  readonly libelle: Readonly<Record<string, string>>;
  readonly adresse: string;
}

/** The fault of a whole file. */
export class TableauIllisible extends Error {}

const UNREADABLE =
  'Ce n’est pas un fichier CSV lisible\u00a0: enregistrez-le en CSV (UTF-8), séparé par des points-virgules.';
const NOT_UTF8 =
  'Ce fichier n’est pas en UTF-8\u00a0: ses accents seraient perdus. Enregistrez-le en CSV UTF-8 puis recommencez.';
const NO_VALUE = `Il manque la colonne «\u00a0${COLONNES_DE_CHOIX.valeur}\u00a0»\u00a0: écrivez les noms des colonnes sur la première ligne.`;

const TOO_MANY =
  'Ce tableau est trop grand pour des choix de filtre\u00a0: gardez 2\u202f000 lignes et 100 colonnes au plus.';
const MOST_LIGNES = 2_000;
const MOST_COLONNES = 100;

interface Ligne {
  /** The line of the file where the row ends, with blank lines and cells of several lines counted. */
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

export function readLignes(contenu: string): LigneDeChoix[] {
  // The character that replaces bytes which are not UTF-8.
  if (contenu.includes('\uFFFD')) throw new TableauIllisible(NOT_UTF8);
  const [first = ''] = contenu.split('\n', 1);
  const delimiter = [';', '\t', ','].find((one) => first.includes(one)) ?? ';';
  let rows: readonly Ligne[];
  try {
    const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, info: true };
    // The library's types ignore the option `info`.
    rows = parse(contenu, options) as unknown as Ligne[];
  } catch {
    throw new TableauIllisible(UNREADABLE);
  }
  const [header, ...lines] = rows;
  const named = header?.record ?? [];
  if (named.length > MOST_COLONNES || lines.length > MOST_LIGNES) throw new TableauIllisible(TOO_MANY);
  const places = new Map(named.map((nom, rang) => [norme(nom), rang]));
  if (!places.has(norme(COLONNES_DE_CHOIX.valeur))) throw new TableauIllisible(NO_VALUE);
  return lines.map(({ info, record: cells }) => {
    const cell = (nom: string) => (cells[places.get(norme(nom)) ?? -1] ?? '').trim();
    const said = LANGUES.map((langue) => [
      langue,
      cell(`${COLONNES_DE_CHOIX.libelle} ${langue}`) || (langue === 'fr' ? cell(COLONNES_DE_CHOIX.libelle) : ''),
    ]);
    return {
      numero: info.lines,
      valeurs: cell(COLONNES_DE_CHOIX.valeur)
        .split('|')
        .map((valeur) => valeur.trim())
        .filter((valeur) => valeur !== ''),
      libelle: Object.fromEntries(said.filter(([, mots]) => mots !== '')),
      adresse: cell(COLONNES_DE_CHOIX.adresse),
    };
  });
}

interface Lus {
  readonly choix: ChoixDeFiltre[];
  /** The first lines left out. */
  readonly ecartees: { readonly ligne: number; readonly raison: string }[];
  readonly totalEcartees: number;
}

const FULL = `Un filtre a ${MOST_CHOIX_DE_FILTRE} choix au plus.`;

/** The choices of the lines. `find`: the value of a written text, or null when the filter knows none. */
export function choixDesLignes(lignes: readonly LigneDeChoix[], find: (ecrit: string) => ValeurDeChoix | null): Lus {
  const choix: ChoixDeFiltre[] = [];
  const ecartees: Lus['ecartees'] = [];
  for (const ligne of lignes) {
    const raison = raisonDe(ligne, find) ?? (choix.length >= MOST_CHOIX_DE_FILTRE ? FULL : null);
    if (raison !== null) {
      ecartees.push({ ligne: ligne.numero, raison });
      continue;
    }
    const taken = choix.map(({ slug }) => slug);
    choix.push({
      slug: slugLibre(ligne.adresse || ligne.libelle.fr || (ligne.valeurs[0] ?? ''), taken),
      libelle: ligne.libelle,
      valeurs: [...new Set(ligne.valeurs.flatMap((ecrit) => find(ecrit) ?? []))],
      picto: null,
      parDefaut: false,
    });
  }
  return { choix, ecartees: ecartees.slice(0, MOST_ECARTEES), totalEcartees: ecartees.length };
}

function raisonDe({ valeurs, libelle }: LigneDeChoix, find: (ecrit: string) => ValeurDeChoix | null): string | null {
  if (valeurs.length === 0) return 'La valeur est vide.';
  if (valeurs.length > MOST_VALEURS_DE_CHOIX) return `Un choix réunit ${MOST_VALEURS_DE_CHOIX} valeurs au plus.`;
  if (Object.values(libelle).some((mots) => mots.length > LONGEST_LIBELLE_DE_CHOIX)) return 'Le libellé est trop long.';
  const unknown = valeurs.find((ecrit) => find(ecrit) === null);
  return unknown === undefined
    ? null
    : `«\u00a0${unknown.slice(0, 60)}\u00a0» n’est pas une valeur que ce filtre connaît.`;
}
