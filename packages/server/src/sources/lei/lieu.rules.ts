import type { DocumentObjet } from '@bridge/contract';
import type { Avertissements } from '../clean/avertissements.ts';
import { codePostalOf } from '../clean/contact.rules.ts';
import { coordonneesOf } from '../clean/nombre.rules.ts';
import { paysOf } from '../clean/pays.rules.ts';
import { lineOf } from '../clean/texte.rules.ts';
import type { Colonnes } from './colonnes.ts';

type Lieu = DocumentObjet['lieu'];

const INSEE = /^(?:\d{5}|2[AB]\d{3})$/i;

export function lieuLei(colonnes: Colonnes, avertissements: Avertissements): Lieu {
  const street = [lineOf(colonnes.text('ADRPROD_NUM_VOIE')), lineOf(colonnes.text('ADRPROD_LIB_VOIE'))];
  const rue = [
    street.filter((part) => part !== undefined).join(' '),
    lineOf(colonnes.text('ADRPROD_COMPL_ADRESSE')) ?? '',
    lineOf(colonnes.text('ADRPROD_DISTRI_SPE')) ?? '',
  ].filter((line) => line !== '');
  const lieu: Lieu = { rue, pays: pays(colonnes, avertissements), territoires: [], environnements: [] };
  const codePostal = codePostalOf(colonnes.text('ADRPROD_CP'));
  const commune = lineOf(colonnes.text('ADRPROD_LIBELLE_COMMUNE'));
  const insee = colonnes.first('INSEE', 'ADRPROD_INSEE')?.trim();
  const nom = lineOf(colonnes.first('ADRPROD_NOM_LIEU', 'ADRPROD_RAISON_SOCIALE'));
  if (nom !== undefined) lieu.nom = nom;
  if (codePostal !== undefined) lieu.codePostal = codePostal;
  if (commune !== undefined) lieu.commune = commune;
  if (insee !== undefined) {
    if (INSEE.test(insee)) lieu.insee = insee.toUpperCase();
    else avertissements.add('INSEE', 'Ce code de commune n’en est pas un.', insee);
  }
  const point = pointLei(colonnes, avertissements);
  if (point !== undefined) lieu.point = point;
  return lieu;
}

function pays(colonnes: Colonnes, avertissements: Avertissements): string {
  const text = colonnes.text('ADRPROD_PAYS');
  if (text === undefined) return 'FR';
  const code = paysOf(text);
  if (code === undefined)
    avertissements.add('ADRPROD_PAYS', 'Ce pays est inconnu\u00a0: la France est supposée.', text);
  return code ?? 'FR';
}

function pointLei(colonnes: Colonnes, avertissements: Avertissements): Lieu['point'] {
  const latitude = colonnes.text('LATITUDE');
  const longitude = colonnes.text('LONGITUDE');
  if (latitude === undefined && longitude === undefined) return undefined;
  const coordonnees = coordonneesOf(latitude, longitude);
  if (coordonnees !== null) return { ...coordonnees, qualite: 'source' };
  avertissements.add('LATITUDE', 'Ces coordonnées ne désignent aucun lieu.', `${latitude ?? ''} ; ${longitude ?? ''}`);
  return undefined;
}
