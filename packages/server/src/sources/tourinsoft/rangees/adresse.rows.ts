import { norme } from '@bridge/contract';
import { isCodeInsee } from '../../../catalogue/commune.rules.ts';
import { paysOf } from '../../clean/pays.rules.ts';
import type { Destination } from '../correspondance/cibles.texte.ts';
import { keepOther } from '../correspondance/cibles.uniques.ts';
import { type Depot, enLangue } from '../depot.ts';
import { readCodePostal, readInsee, readNombre, withZero } from '../valeurs/lectures.rules.ts';
import { normalize } from '../valeurs/noms.rules.ts';

import { type Disposition, type Rangee, textesDe, unDe } from './rangees.reader.ts';

/** Addresses have six parts, or seven: everything is told from where the postcode is. */
function parPosition(colonnes: readonly string[]): readonly (string | undefined)[] {
  const trouve = colonnes.findIndex((colonne, rang) => rang > 0 && readCodePostal(colonne) !== null);
  const place = trouve >= 0 ? trouve : colonnes.length >= 7 ? 4 : 3;
  return colonnes.map((colonne, rang) => {
    if (rang < place) return 'rue';
    if (rang === place) return 'codePostal';
    if (rang === place + 1) return 'commune';
    return readInsee(colonne) === null ? undefined : 'insee';
  });
}

const NOMS: readonly (readonly [RegExp, string])[] = [
  [/^adresse|^rue|voie$|^lieudit$|^bp$/, 'rue'],
  [/^(code)?postal$|^cp$/, 'codePostal'],
  [/insee/, 'insee'],
  [/^commune|^ville|^municipalite/, 'commune'],
  [/^pays/, 'pays'],
  [/^lat/, 'latitude'],
  [/^lon/, 'longitude'],
  [/^altitude/, 'altitude'],
  [/^nom|^lieu/, 'nom'],
  [/acces/, 'acces'],
];

export const DISPOSITION_ADRESSE: Disposition = {
  parPosition,
  parNom: (colonne) => NOMS.find(([motif]) => motif.test(normalize(colonne)))?.[1],
};

const enClair = ({ valeurs }: Rangee): string =>
  [...valeurs.values()].flatMap((atomes) => atomes.map(({ texte }) => texte)).join(', ');

/** The first address is the one of the offer; others stay as facts. */
export function putAdresse(depot: Depot, rangees: readonly Rangee[], destination: Destination): void {
  const [rangee, ...autres] = rangees;
  if (rangee === undefined) return;
  const { langue } = destination;
  for (const autre of autres)
    if (norme(enClair(autre)) !== norme(enClair(rangee))) keepOther(depot, destination, enClair(autre));
  const { lieu } = depot.document;
  const un = (role: string): string | undefined => unDe(rangee, role)?.texte;
  for (const rue of textesDe(rangee, 'rue')) putRue(depot, rue);
  const nom = un('nom');
  const codePostal = un('codePostal');
  const commune = un('commune');
  const insee = un('insee');
  const pays = un('pays');
  const acces = un('acces');
  const altitude = readNombre(un('altitude') ?? '');
  const { chemin } = rangee;
  if (nom !== undefined) lieu.nom ??= nom;
  if (codePostal !== undefined) lieu.codePostal ??= readCodePostal(codePostal) ?? codePostal;
  if (commune !== undefined) lieu.commune ??= commune;
  if (insee !== undefined) lieu.insee ??= withZero(insee, isCodeInsee) ?? insee;
  if (pays !== undefined) lieu.pays = paysOf(pays) ?? lieu.pays;
  if (acces !== undefined) lieu.acces ??= enLangue(langue, acces);
  if (altitude !== null) lieu.altitude ??= altitude;
  const latitude = un('latitude');
  const longitude = un('longitude');
  if (latitude !== undefined) depot.latitude ??= { chemin, texte: latitude };
  if (longitude !== undefined) depot.longitude ??= { chemin, texte: longitude };
}

export function putRue({ document: { lieu } }: Depot, rue: string): void {
  if (!lieu.rue.includes(rue)) lieu.rue.push(rue);
}
