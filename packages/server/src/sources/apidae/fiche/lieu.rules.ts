import type { DocumentObjet, Terme } from '@bridge/contract';
import type { Avertissements } from '../../clean/avertissements.ts';
import { codePostalOf } from '../../clean/contact.rules.ts';
import { lexique } from '../../clean/lexique.ts';
import { coordonneesOf } from '../../clean/nombre.rules.ts';
import { paysOf } from '../../clean/pays.rules.ts';
import { lineOf } from '../../clean/texte.rules.ts';
import {
  type Champs,
  identifiant,
  lignesOf,
  liste,
  nombre,
  objet,
  principal,
  termesOf,
  textesOuRien,
} from './valeurs.rules.ts';

type Lieu = DocumentObjet['lieu'];

/** Ids of the list of countries, for exports, which give no name. */
const PAYS = lexique<string>({
  '532': 'FR',
  '222': 'IT',
  '342': 'CH',
  '376': 'BE',
  '414': 'DE',
  '524': 'ES',
  '250': 'LU',
  '271': 'MC',
  '523': 'AD',
  '300': 'NL',
  '312': 'GB',
  '307': 'AT',
  '308': 'PT',
  '247': 'LI',
  '543': 'GP',
  '264': 'MQ',
  '551': 'GF',
  '310': 'RE',
  '267': 'YT',
  '287': 'NC',
  '305': 'PF',
});

export function lieuApidae(valeur: Champs, bloc: Champs, avertissements: Avertissements): Lieu {
  const localisation = objet(valeur.localisation);
  const adresse = objet(localisation.adresse);
  const commune = objet(adresse.commune);
  const rue = [adresse.adresse1, adresse.adresse2, adresse.adresse3, cedex(adresse)]
    .map(lineOf)
    .filter((line) => line !== undefined);
  const lieu: Lieu = {
    rue,
    pays: pays(commune, adresse),
    territoires: territoires(valeur, localisation),
    environnements: termesOf(localisation.environnements, 'Environnement'),
  };
  // The name that the object gives to its place comes first, then the name of the object that it says is its place.
  const lieux = [lineOf(adresse.nomDuLieu), lineOf(bloc.nomLieu)].filter((one) => one !== undefined);
  const nom = lieux.length === 0 ? principal(lignesOf(objet(localisation.lieu).nom)) : [...new Set(lieux)].join(' – ');
  const codePostal = codePostalOf(adresse.codePostal) ?? codePostalOf(commune.codePostal);
  const ville = lineOf(commune.nom);
  if (nom !== undefined) lieu.nom = nom;
  if (codePostal !== undefined) lieu.codePostal = codePostal;
  if (ville !== undefined) lieu.commune = ville;
  else if (commune.id !== undefined) {
    avertissements.add('localisation.adresse.commune', 'Cette commune n’est pas décrite dans l’export.', commune.id);
  }
  if (typeof commune.code === 'string' && /^(?:\d{5}|2[AB]\d{3})$/i.test(commune.code))
    lieu.insee = commune.code.toUpperCase();
  geolocalisation(lieu, objet(localisation.geolocalisation), avertissements);
  return lieu;
}

function cedex(adresse: Champs): string | undefined {
  const parts = [lineOf(adresse.bureauDistribution), lineOf(adresse.cedex)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' ');
}

function pays(commune: Champs, adresse: Champs): string {
  const reference = objet(commune.pays);
  return PAYS[identifiant(reference.id) ?? ''] ?? paysOf(lignesOf(reference).fr) ?? paysOf(adresse.etat) ?? 'FR';
}

function geolocalisation(lieu: Lieu, geo: Champs, avertissements: Avertissements): void {
  const geoJson = objet(geo.geoJson);
  if (geoJson.coordinates !== undefined) {
    const [lon, lat] = liste(geoJson.coordinates);
    const point = coordonneesOf(lat, lon);
    if (point !== null) lieu.point = { ...point, qualite: geo.valide === false ? 'douteux' : 'source' };
    else
      avertissements.add(
        'localisation.geolocalisation.geoJson',
        'Ces coordonnées ne désignent aucun lieu.',
        geoJson.coordinates,
      );
  }
  const altitude = nombre(geo.altitude);
  const acces = textesOuRien(geo.complement);
  if (altitude !== undefined) lieu.altitude = altitude;
  if (acces !== undefined) lieu.acces = acces;
}

function territoires(valeur: Champs, localisation: Champs): Terme[] {
  const found = new Map<string, Terme>();
  for (const territoire of [...liste(valeur.territoires), ...liste(localisation.territoiresAffectes)]) {
    const champs = objet(territoire);
    const code = identifiant(champs.id);
    if (code !== undefined) found.set(code, { schema: 'apidae:Territoire', code, libelle: lignesOf(champs.nom) });
  }
  return [...found.values()];
}
