type Valeur = string | number | boolean | string[];

export interface ChampAjoute {
  readonly code: string;
  readonly chemin: string;
  readonly multiple: boolean;
}

const LONGEST = 2_000;
const MOST = 50;

/**
 * The values of the added fields, read in a record by their paths: « informationsHotellerie.numeroClassement », «
 * ADRPROD_TEL ». A list on the path gives all its values.
 */
export function valuesAt(champs: readonly ChampAjoute[], valeur: unknown): Record<string, Valeur> {
  const values: Record<string, Valeur> = {};
  for (const { code, chemin, multiple } of champs) {
    const found = follow(valeur, chemin.split('.')).flatMap(scalarOf).slice(0, MOST);
    const [first] = found;
    if (first === undefined) continue;
    values[code] = multiple ? found.map(String) : first;
  }
  return values;
}

function follow(valeur: unknown, parts: readonly string[]): unknown[] {
  const [part, ...rest] = parts;
  if (Array.isArray(valeur)) return valeur.flatMap((item) => follow(item, parts));
  if (part === undefined) return [valeur];
  if (typeof valeur !== 'object' || valeur === null) return [];
  if ('enfants' in valeur && Array.isArray(valeur.enfants))
    return valeur.enfants.flatMap((enfant) => (isNamed(enfant, part) ? follow(enfant, rest) : []));
  return Object.hasOwn(valeur, part) ? follow(Reflect.get(valeur, part), rest) : [];
}

/** Whether a value is the XML element of a name. */
function isNamed(enfant: unknown, nom: string): boolean {
  return typeof enfant === 'object' && enfant !== null && 'nom' in enfant && enfant.nom === nom;
}

function scalarOf(valeur: unknown): (string | number | boolean)[] {
  if (typeof valeur === 'string') return valeur === '' ? [] : [valeur.slice(0, LONGEST)];
  if (typeof valeur === 'number' || typeof valeur === 'boolean') return [valeur];
  if (typeof valeur === 'object' && valeur !== null && 'texte' in valeur) return scalarOf(valeur.texte);
  if (typeof valeur === 'object' && valeur !== null && 'libelleFr' in valeur) return scalarOf(valeur.libelleFr);
  if (typeof valeur === 'object' && valeur !== null && 'ThesLibelle' in valeur) return scalarOf(valeur.ThesLibelle);
  return [];
}
