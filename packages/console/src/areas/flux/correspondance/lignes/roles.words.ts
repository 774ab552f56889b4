import { JOURS } from '@bridge/contract';

const HOURS: Readonly<Record<string, string>> = {
  ouvre1: 'ouverture, matin',
  ferme1: 'fermeture, matin',
  ouvre2: 'ouverture, après-midi',
  ferme2: 'fermeture, après-midi',
};

const WORDS: Readonly<Record<string, string>> = {
  ignorer: 'Ne pas reprendre',
  du: 'Du (date)',
  au: 'Au (date)',
  jours: 'Jours ouverts',
  joursFermes: 'Jours fermés',
  note: 'Précision',
  noteFermeture: 'Précision de fermeture',
  recurrence: 'Récurrence',
  dates: 'Dates',
  nom: 'Nom',
  libelle: 'Libellé',
  min: 'Prix minimum',
  max: 'Prix maximum',
  prix: 'Prix',
  devise: 'Devise',
  genre: 'Genre de contact',
  valeur: 'Valeur',
  personne: 'Personne',
  telephone: 'Téléphone',
  mobile: 'Mobile',
  fax: 'Fax',
  email: 'E-mail',
  site: 'Site web',
  reservation: 'Réservation',
  rue: 'Rue',
  codePostal: 'Code postal',
  commune: 'Commune',
  insee: 'Code INSEE',
  pays: 'Pays',
  latitude: 'Latitude',
  longitude: 'Longitude',
  altitude: 'Altitude',
  acces: 'Accès',
  media: 'Fichier ou adresse',
  url: 'Adresse',
  titre: 'Titre',
  legende: 'Légende',
  credit: 'Crédit',
  licence: 'Licence',
  aPartirDu: 'Utilisable à partir du',
  jusquAu: 'Utilisable jusqu’au',
};

/** The role of a column in words: « Lundi, ouverture, matin ». A role without words is shown as its code. */
export function roleWords(role: string): string {
  const [day = '', hour = ''] = role.split('.');
  const known = JOURS.find((jour) => jour === day);
  if (known && HOURS[hour]) return `${known.charAt(0).toUpperCase()}${known.slice(1)}, ${HOURS[hour]}`;
  const plain = WORDS[role] ?? HOURS[role] ?? role;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
