import type { DocumentObjet, Langue } from '@bridge/contract';
import { type Depot, enLangue, termeDe, warn } from '../depot.ts';
import { readJour, readPrix } from '../valeurs/lectures.rules.ts';
import { normalize } from '../valeurs/noms.rules.ts';
import { type Disposition, type Rangee, texteDe, textesDe, unDe } from './rangees.reader.ts';

type LigneTarif = DocumentObjet['tarifs']['lignes'][number];

/** The order of the columns differs from one client to the next: the amounts are where numbers are, and a third one is a remark. */
function parPosition(colonnes: readonly string[]): readonly string[] {
  const montants = ['min', 'max'];
  return colonnes.map((colonne, rang) => {
    if (rang === 0) return 'libelle';
    if (colonne === '') return 'ignorer';
    return readPrix(colonne) === null ? 'note' : (montants.shift() ?? 'note');
  });
}

const NOMS: readonly (readonly [RegExp, string])[] = [
  [/^(intitule|libelle|nom|type|titre|label|name|title)(du|des|de)?(tarifs?)?$|^tarif$/, 'libelle'],
  [/affichage/, 'ignorer'],
  [/^dates?(de)?debut|^datedu$|^du$/, 'du'],
  [/^dates?(de)?fin|^dateau$|^au$/, 'au'],
  [/max/, 'max'],
  [/min/, 'min'],
  [/^(prix|montant|valeur|tarifunique|amount|price)(euros?)?$/, 'prix'],
  [/^devise|^currency/, 'devise'],
  [/complement|precision|commentaire|description|observation|saison|nombredenuits/, 'note'],
];

export const DISPOSITION_TARIFS: Disposition = {
  parPosition,
  parNom: (colonne) => NOMS.find(([motif]) => motif.test(normalize(colonne)))?.[1],
};

const ANNEE_SUIVANTE = /anneesuivante/i;

function montant(depot: Depot, rangee: Rangee, role: string): number | undefined {
  const texte = texteDe(rangee, role);
  if (texte === '') return undefined;
  const prix = readPrix(texte);
  if (prix === null) warn(depot, rangee.chemin, 'Montant illisible.', texte);
  return prix ?? undefined;
}

function jour(depot: Depot, rangee: Rangee, role: string): string | undefined {
  const texte = texteDe(rangee, role);
  if (texte === '') return undefined;
  const lu = readJour(texte);
  if (lu === null) warn(depot, rangee.chemin, 'Date illisible.', texte);
  return lu ?? undefined;
}

function bornes(depot: Depot, rangee: Rangee): Pick<LigneTarif, 'min' | 'max'> {
  const prix = montant(depot, rangee, 'prix');
  const a = prix ?? montant(depot, rangee, 'min');
  const lu = prix ?? montant(depot, rangee, 'max');
  // A zero beside a real price is a box left empty.
  const b = lu === 0 && a !== undefined && a > 0 ? undefined : lu;
  const [min, max] = a !== undefined && b !== undefined && b < a ? [b, a] : [a, b];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** The dates and the remark of a price, to tell apart two prices of the same amounts. */
const suiteDe = (...dits: readonly (string | undefined)[]): string => dits.filter(Boolean).join('|');

export function putTarifs(depot: Depot, rangees: readonly Rangee[], champ: string, langue: Langue): void {
  const { tarifs } = depot.document;
  const vues = tarifs.lignes.map(({ libelle, min, max, du, au, note }) => ({
    cle: `${libelle.libelle.fr}|${min}|${max}`,
    suite: suiteDe(du, au, note?.[langue]),
  }));
  let isGratuit = false;
  for (const rangee of rangees) {
    const libelle = unDe(rangee, 'libelle');
    const notes = textesDe(rangee, 'note');
    const prix = bornes(depot, rangee);
    if (
      libelle !== undefined &&
      /^gratuit(e|s)?$/.test(normalize(libelle.texte)) &&
      notes.length === 0 &&
      !(prix.min ?? prix.max)
    ) {
      isGratuit = true;
      continue;
    }
    const cle = `${libelle?.texte}|${prix.min}|${prix.max}`;
    if (libelle === undefined && prix.min === undefined && prix.max === undefined && notes.length === 0) continue;
    const du = jour(depot, rangee, 'du');
    const au = jour(depot, rangee, 'au');
    const note = [...(ANNEE_SUIVANTE.test(champ) ? ['Tarif de l’année suivante.'] : []), ...notes].join('\n');
    const suite = suiteDe(du, au, note);
    // Twin fields repeat one another; the same price at other dates is another.
    if (vues.some((vue) => vue.cle === cle && (suite === '' || suite === vue.suite))) continue;
    vues.push({ cle, suite });
    const devise = texteDe(rangee, 'devise').toUpperCase();
    tarifs.lignes.push({
      libelle: termeDe(depot, champ, libelle ?? { texte: 'Tarif', code: 'tarif' }),
      ...prix,
      devise: /^[A-Z]{3}$/.test(devise) ? devise : 'EUR',
      ...(du === undefined ? {} : { du }),
      ...(au === undefined ? {} : { au }),
      ...(note === '' ? {} : { note: enLangue(langue, note) }),
    });
    if ((prix.max ?? prix.min ?? 0) > 0) tarifs.mode ??= 'payant';
  }
  // Beside a price, « Gratuit » is for some.
  if (isGratuit) tarifs.mode ??= 'gratuit';
}
