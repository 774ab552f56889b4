import type { CodeCible } from '@bridge/contract';
import { putCapacites, putCriteres } from '../correspondance/cibles.criteres.ts';
import { type Destination, putTexte } from '../correspondance/cibles.texte.ts';
import { PUTS } from '../correspondance/cibles.values.ts';
import { type Depot, withhold } from '../depot.ts';
import { readBooleen, readNombre } from '../valeurs/lectures.rules.ts';
import { humanize, isColonneTechnique } from '../valeurs/noms.rules.ts';
import { isPersonnelle, tellsOfPeople } from '../valeurs/personnel.rules.ts';
import { type Atome, atomeDe, type Enregistrement, sousRangeesDe, unfold } from '../valeurs/valeurs.rules.ts';

interface Cellule {
  readonly colonne: string;
  readonly atomes: readonly Atome[];
}

interface Tri {
  /** Whether a column is left out, with the rows it holds. */
  readonly isTue: (nom: string, brut: unknown, table: string) => boolean;
  readonly withhold: (colonne: string) => void;
}

function cellulesDe(rangee: Enregistrement, tri: Tri, table = '', tue = false): readonly Cellule[] {
  return Object.entries(rangee).flatMap(([nom, brut]) => {
    if (isColonneTechnique(nom)) return [];
    const retenue = tue || tri.isTue(nom, brut, table);
    const valeur = unfold(brut);
    const colonne = `${table}${nom}`;
    const atomes = (Array.isArray(valeur) ? valeur : [valeur]).flatMap((element) => atomeDe(element) ?? []);
    const sous = sousRangeesDe(valeur, table).flatMap((rang) => cellulesDe(rang, tri, `${colonne}.`, retenue));
    if (atomes.length === 0) return sous;
    if (!retenue) return [{ colonne, atomes }, ...sous];
    tri.withhold(colonne);
    return sous;
  });
}

/** A sub-table sent to a target of single values: its columns are as many facts, named after the field and the column. */
export function putRangeeLibre(
  depot: Depot,
  cible: Exclude<CodeCible, 'ignore'> & keyof typeof PUTS,
  destination: Destination,
  rangee: Enregistrement,
): void {
  // Contacts are what somebody maps such columns for.
  const cellules = cellulesDe(rangee, {
    isTue: (nom, brut, table) => !cible.startsWith('contact.') && tellsOfPeople(nom, brut, isPersonnelle, table),
    withhold: (colonne) => withhold(depot, `${destination.champ}.${colonne}`),
  });
  const sous = ({ colonne }: Cellule): Destination => ({
    champ: `${destination.champ}.${colonne}`,
    intitule: humanize(colonne),
    langue: destination.langue,
  });
  switch (cible) {
    case 'critere':
    case 'critere.texte':
      for (const cellule of cellules) putCriteres(depot, sous(cellule), cellule.atomes, cible === 'critere.texte');
      return;
    case 'capacite':
      for (const cellule of cellules) {
        const nombres = cellule.atomes.filter(({ texte }) => readNombre(texte) !== null);
        const autres = cellule.atomes.filter(({ texte }) => readNombre(texte) === null);
        putCapacites(depot, sous(cellule), nombres);
        putCriteres(depot, sous(cellule), autres);
      }
      return;
    case 'texte':
      for (const cellule of cellules)
        putTexte(depot, cellules.length > 1 ? sous(cellule) : destination, cellule.atomes);
      return;
    case 'lieu.acces':
      PUTS[cible](depot, destination, [
        { texte: cellules.flatMap(({ atomes }) => atomes.map(({ texte }) => texte)).join('|') },
      ]);
      return;
    case 'animaux': {
      // The yes or no comes before the conditions, whatever the order of the columns.
      const booleens = cellules.filter(({ atomes }) => atomes.some(({ texte }) => readBooleen(texte) !== null));
      for (const cellule of booleens) PUTS[cible](depot, destination, cellule.atomes);
      for (const cellule of cellules)
        if (!booleens.includes(cellule)) putCriteres(depot, sous(cellule), cellule.atomes);
      return;
    }
    default:
      PUTS[cible](
        depot,
        destination,
        cellules.flatMap(({ atomes }) => atomes),
      );
  }
}
