import type { IdentifiantPossible } from '@bridge/contract';
import { enregistrementDe } from '../valeurs/enregistrement.reader.ts';
import { mots } from '../valeurs/noms.rules.ts';
import { type Enregistrement, isVide } from '../valeurs/valeurs.rules.ts';

const MOST = 4;
const LONGEST = 100;

/** How columns that name a record are called. */
const NOMME =
  /(?:^| )(?:id|ids|ident|identifiant|identifier|ref|reference|code|cle|key|num|numero|uid|uuid|guid|gid|fid|ogc fid|objectid|recordid|osm id|siret)(?: |$)|^id|id$/;
/** Dates, places on the map, addresses and telephones differ from record to record, and change. */
const CHANGE = /^https?:|@|^-?\d+[.,]\d{3,}$|^\d{4}-\d{2}-\d{2}|^\d{2}\/\d{2}\/\d{4}|^(?:\+33|0)[\d .]{9,}$|[[{<|]/;

/** The columns that could name records: filled and different in each of them, those that are called so first. */
export function identifiantsPossibles(valeurs: readonly unknown[]): IdentifiantPossible[] {
  const records = valeurs.map(enregistrementDe).filter((lu): lu is Enregistrement => lu !== null);
  const [first] = records;
  if (first === undefined) return [];
  const candidates = Object.keys(first).flatMap((champ) => {
    const said = records.map((record) => texteDe(record[champ]));
    const isUnique = new Set(said).size === said.length;
    if (!isUnique || said.some((texte) => texte === '' || texte.length > LONGEST || CHANGE.test(texte))) return [];
    const isNamed = NOMME.test(mots(champ));
    // Any column is unique in a single record: only its name can tell then.
    return isNamed || (records.length > 1 && !said.some((texte) => texte.includes(' ')))
      ? [{ champ, exemples: said.slice(0, 3), isNamed, isNumber: said.every((texte) => /^\d{1,6}$/.test(texte)) }]
      : [];
  });
  // Prices differ by chance in a few records: numbers are told where nothing is called an identifier.
  const named = candidates.some(({ isNamed }) => isNamed);
  return candidates
    .filter(({ isNamed, isNumber }) => isNamed || !(named && isNumber))
    .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .slice(0, MOST)
    .map(({ champ, exemples }) => ({ champ, exemples }));
}

function texteDe(valeur: unknown): string {
  if (isVide(valeur)) return '';
  return typeof valeur === 'string' ? valeur.trim() : Number.isInteger(valeur) ? String(valeur) : '';
}
