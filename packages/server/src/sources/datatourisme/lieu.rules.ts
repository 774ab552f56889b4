import type { DocumentObjet } from '@bridge/contract';
import type { Avertissements } from '../clean/avertissements.ts';
import { codePostalOf } from '../clean/contact.rules.ts';
import { coordonneesOf } from '../clean/nombre.rules.ts';
import { paysOf } from '../clean/pays.rules.ts';
import { champ, enLigne, lignesDe, type Noeud, noeuds, termesOf, texteDe, tous } from './valeurs.rules.ts';

type Lieu = DocumentObjet['lieu'];

export function lieuDatatourisme(record: Noeud, avertissements: Avertissements): Lieu {
  const lieu: Lieu = { rue: [], pays: 'FR', territoires: [], environnements: [] };
  const [place] = noeuds(champ(record, 'isLocatedAt'));
  lieu.environnements = termesOf(champ(record, 'hasNeighborhood'), 'SpatialEnvironmentTheme');
  if (place === undefined) return lieu;
  const [adresse] = noeuds(champ(place, 'address'));
  if (adresse !== undefined) putAdresse(lieu, adresse, avertissements);
  const nom = texteDe(place, 'name');
  if (nom !== undefined) lieu.nom = nom;
  putPoint(lieu, place, avertissements);
  const altitude = Number(texteDe(place, 'altitude') ?? Number.NaN);
  if (Number.isFinite(altitude)) lieu.altitude = altitude;
  const acces = enLigne(champ(place, 'directions'));
  if (Object.keys(acces).length > 0) lieu.acces = acces;
  return lieu;
}

function putAdresse(lieu: Lieu, adresse: Noeud, avertissements: Avertissements): void {
  lieu.rue = [...lignesDe(adresse, 'streetAddress')];
  const codePostal = codePostalOf(tous(champ(adresse, 'postalCode'))[0]);
  const commune = texteDe(adresse, 'addressLocality');
  const [ville] = noeuds(champ(adresse, 'hasAddressCity'));
  const insee = ville === undefined ? undefined : texteDe(ville, 'insee');
  if (codePostal !== undefined) lieu.codePostal = codePostal;
  const nomDeVille = ville === undefined ? undefined : enLigne(champ(ville, 'label')).fr;
  const nommee = commune ?? nomDeVille;
  if (nommee !== undefined) lieu.commune = nommee;
  if (insee !== undefined) lieu.insee = insee;
  const dit = texteDe(adresse, 'addressCountry');
  const pays = paysOf(dit);
  if (pays !== undefined) lieu.pays = pays;
  else if (dit !== undefined)
    avertissements.add('isLocatedAt.address.addressCountry', 'Ce pays est inconnu\u00a0: la France est supposée.', dit);
  for (const departement of ville === undefined ? [] : noeuds(champ(ville, 'isPartOfDepartment'))) {
    lieu.territoires.push(...termesOf([departement], 'Department'));
    lieu.territoires.push(...termesOf(champ(departement, 'isPartOfRegion'), 'Region'));
  }
}

function putPoint(lieu: Lieu, place: Noeud, avertissements: Avertissements): void {
  const [geo] = noeuds(champ(place, 'geo'));
  if (geo === undefined) return;
  const [lat] = tous(champ(geo, 'latitude'));
  const [lon] = tous(champ(geo, 'longitude'));
  const point = coordonneesOf(lat, lon);
  if (point !== null) lieu.point = { ...point, qualite: 'source' };
  else if (lat !== undefined || lon !== undefined)
    avertissements.add('isLocatedAt.geo', 'Coordonnées illisibles.', `${String(lat)} ; ${String(lon)}`);
}
