/** The choices of a bloc. */

export const GENRES_DE_BLOC = [
  { value: 'donnees', label: 'Données' },
  { value: 'galerie', label: 'Galerie' },
  { value: 'carte', label: 'Carte' },
  { value: 'horaires', label: 'Horaires et périodes' },
  { value: 'tarifs', label: 'Tarifs' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'criteres', label: 'Critères groupés' },
  { value: 'pictogrammes', label: 'Pictogrammes' },
  { value: 'liens', label: 'Liens et réservation' },
  { value: 'texte-libre', label: 'Texte libre' },
  { value: 'qr-code', label: 'QR code' },
  { value: 'edition', label: 'Dernière édition' },
] as const;
export type GenreDeBloc = (typeof GENRES_DE_BLOC)[number]['value'];

export const NIVEAUX_DE_TITRE = [
  { value: 'h2', label: 'Titre 2' },
  { value: 'h3', label: 'Titre 3' },
  { value: 'h4', label: 'Titre 4' },
  { value: 'h5', label: 'Titre 5' },
] as const;

export const REPLIS_DE_LANGUE = [
  { value: 'masquer', label: 'Ne rien montrer' },
  { value: 'francais', label: 'Montrer le français' },
] as const;

export const HORAIRES_DE_BLOC = [
  { value: 'periodes', label: 'Les périodes et leurs horaires' },
  { value: 'dates', label: 'Les prochaines dates' },
  { value: 'tout', label: 'Les périodes, puis les prochaines dates' },
] as const;

/** Contacts that may be published. */
export const CONTACTS_DE_BLOC = [
  { value: 'adresse', label: 'Adresse' },
  { value: 'telephone', label: 'Téléphone' },
  { value: 'mobile', label: 'Mobile' },
  { value: 'fax', label: 'Fax' },
  { value: 'email', label: 'E-mail' },
  { value: 'site', label: 'Site web' },
] as const;

export const LIENS_DE_BLOC = [
  { value: 'reservation', label: 'Réservation en ligne' },
  { value: 'site', label: 'Site web' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'x', label: 'X' },
  { value: 'autre', label: 'Autres liens' },
] as const;

export const CIBLES_DE_QR = [
  { value: 'site', label: 'Le site web' },
  { value: 'reservation', label: 'La réservation en ligne' },
  { value: 'telephone', label: 'L’appel du téléphone' },
  { value: 'itineraire', label: 'La position sur une carte' },
] as const;

export const REGROUPEMENTS = [
  { value: 'aucun', label: 'Tous ensemble' },
  { value: 'critere', label: 'Par critère' },
] as const;

export const TAILLES_D_ECRAN = [
  { value: 'petite', label: 'Petite' },
  { value: 'moyenne', label: 'Moyenne' },
  { value: 'grande', label: 'Grande' },
] as const;

const NOMS_DE_MOIS = [
  'Janvier',
  'Février',
  'Mars',
  'Avril',
  'Mai',
  'Juin',
  'Juillet',
  'Août',
  'Septembre',
  'Octobre',
  'Novembre',
  'Décembre',
] as const;
export const MOIS_CHOIX = NOMS_DE_MOIS.map((label, rang) => ({ value: String(rang + 1), label }));

/** The kinds that are made of lines. */
export const GENRES_A_LIGNES = ['donnees', 'criteres', 'pictogrammes'] as const satisfies readonly GenreDeBloc[];
