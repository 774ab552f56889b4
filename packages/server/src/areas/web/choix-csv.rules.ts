import { type ChoixDeFiltre, COLONNES_DE_CHOIX, LANGUES, norme, slugLibre, type ValeurDeChoix } from '@bridge/contract';
import { parse } from 'csv-parse/sync';

/** Choices of a filter as people write them in a table: one a line, several values of one choice between bars. */

export interface LigneDeChoix {
  readonly numero: number;
  readonly valeurs: readonly string[];
  readonly libelle: Readonly<Record<string, string>>;
  readonly adresse: string;
}

/** What is wrong with the whole file. */
export class TableauIllisible extends Error {}

const UNREADABLE =
  'Ce n’est pas un fichier CSV lisible\u00a0: enregistrez-le en CSV (UTF-8), séparé par des points-virgules.';
const NO_VALUE = `Il manque la colonne «\u00a0${COLONNES_DE_CHOIX.valeur}\u00a0»\u00a0: écrivez les noms des colonnes sur la première ligne.`;

export function readLignes(contenu: string): LigneDeChoix[] {
  const [first = ''] = contenu.split('\n', 1);
  const delimiter = [';', '\t', ','].find((one) => first.includes(one)) ?? ';';
  let rows: string[][];
  try {
    rows = parse(contenu, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true });
  } catch {
    throw new TableauIllisible(UNREADABLE);
  }
  const [header = [], ...lines] = rows;
  const named = header.map(norme);
  const place = (nom: string) => named.indexOf(norme(nom));
  if (place(COLONNES_DE_CHOIX.valeur) < 0) throw new TableauIllisible(NO_VALUE);
  return lines.map((cells, rang) => {
    const cell = (nom: string) => (cells[place(nom)] ?? '').trim();
    const said = LANGUES.map((langue) => [
      langue,
      cell(`${COLONNES_DE_CHOIX.libelle} ${langue}`) || (langue === 'fr' ? cell(COLONNES_DE_CHOIX.libelle) : ''),
    ]);
    return {
      numero: rang + 2,
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
  readonly ecartees: { readonly ligne: number; readonly raison: string }[];
}

const MOST = 200;
const LONGEST_LABEL = 500;
const MOST_VALUES = 100;

/** `find`: what a written value stands for; null where the filter knows none such. */
export function choixDesLignes(lignes: readonly LigneDeChoix[], find: (ecrit: string) => ValeurDeChoix | null): Lus {
  const lus: Lus = { choix: [], ecartees: [] };
  for (const ligne of lignes) {
    const raison = raisonDe(ligne, find) ?? (lus.choix.length >= MOST ? `Un filtre a ${MOST} choix au plus.` : null);
    if (raison !== null) {
      lus.ecartees.push({ ligne: ligne.numero, raison });
      continue;
    }
    const taken = lus.choix.map(({ slug }) => slug);
    lus.choix.push({
      slug: slugLibre(ligne.adresse || ligne.libelle.fr || (ligne.valeurs[0] ?? ''), taken),
      libelle: ligne.libelle,
      valeurs: ligne.valeurs.flatMap((ecrit) => find(ecrit) ?? []),
      picto: null,
      parDefaut: false,
    });
  }
  return lus;
}

function raisonDe({ valeurs, libelle }: LigneDeChoix, find: (ecrit: string) => ValeurDeChoix | null): string | null {
  if (valeurs.length === 0) return 'La valeur est vide.';
  if (valeurs.length > MOST_VALUES) return `Un choix réunit ${MOST_VALUES} valeurs au plus.`;
  if (Object.values(libelle).some((mots) => mots.length > LONGEST_LABEL)) return 'Le libellé est trop long.';
  const unknown = valeurs.find((ecrit) => find(ecrit) === null);
  return unknown === undefined
    ? null
    : `«\u00a0${unknown.slice(0, 60)}\u00a0» n’est pas une valeur que ce filtre connaît.`;
}
