/** The fields that a line of a bloc may show, the only way from a bloc to a document: none is personal. */

/** The nature of a value, whatever its field, which decides its formats. */
export type NatureDeValeur =
  | 'texte'
  | 'liste'
  | 'periodes'
  | 'date'
  | 'prix'
  | 'telephone'
  | 'email'
  | 'url'
  | 'nombre'
  | 'classement'
  | 'booleen';

export const GROUPES_DE_CHAMPS = [
  'Présentation',
  'Lieu',
  'Contact',
  'Ouverture',
  'Tarifs',
  'Qualité et services',
] as const;

interface ChampDeBlocDit {
  readonly value: string;
  readonly label: string;
  readonly groupe: (typeof GROUPES_DE_CHAMPS)[number];
  readonly nature: NatureDeValeur;
}

export const CHAMPS_DE_BLOC = [
  { value: 'nom', label: 'Nom', groupe: 'Présentation', nature: 'texte' },
  { value: 'resume', label: 'Résumé', groupe: 'Présentation', nature: 'texte' },
  { value: 'description', label: 'Description', groupe: 'Présentation', nature: 'texte' },
  { value: 'textes', label: 'Autres textes', groupe: 'Présentation', nature: 'liste' },
  { value: 'typeBridge', label: 'Type d’objet', groupe: 'Présentation', nature: 'texte' },
  { value: 'types', label: 'Types de la source', groupe: 'Présentation', nature: 'liste' },
  { value: 'publics', label: 'Publics', groupe: 'Présentation', nature: 'liste' },
  { value: 'adresse', label: 'Adresse', groupe: 'Lieu', nature: 'texte' },
  { value: 'codePostal', label: 'Code postal', groupe: 'Lieu', nature: 'texte' },
  { value: 'commune', label: 'Commune', groupe: 'Lieu', nature: 'texte' },
  { value: 'acces', label: 'Accès', groupe: 'Lieu', nature: 'texte' },
  { value: 'altitude', label: 'Altitude', groupe: 'Lieu', nature: 'nombre' },
  { value: 'distance', label: 'Distance du lecteur', groupe: 'Lieu', nature: 'nombre' },
  { value: 'environnements', label: 'Environnement', groupe: 'Lieu', nature: 'liste' },
  { value: 'telephone', label: 'Téléphone', groupe: 'Contact', nature: 'telephone' },
  { value: 'email', label: 'E-mail', groupe: 'Contact', nature: 'email' },
  { value: 'site', label: 'Site web', groupe: 'Contact', nature: 'url' },
  { value: 'reservation', label: 'Réservation en ligne', groupe: 'Contact', nature: 'url' },
  { value: 'reseaux', label: 'Réseaux sociaux', groupe: 'Contact', nature: 'url' },
  { value: 'periodes', label: 'Périodes et horaires', groupe: 'Ouverture', nature: 'periodes' },
  { value: 'ouvertureEnClair', label: 'Ouverture en clair', groupe: 'Ouverture', nature: 'texte' },
  { value: 'prochaineDate', label: 'Prochaine date', groupe: 'Ouverture', nature: 'date' },
  { value: 'tarifs', label: 'Tarifs', groupe: 'Tarifs', nature: 'liste' },
  { value: 'prixMin', label: 'Prix à partir de', groupe: 'Tarifs', nature: 'prix' },
  { value: 'gratuit', label: 'Gratuit', groupe: 'Tarifs', nature: 'booleen' },
  { value: 'tarifsEnClair', label: 'Tarifs en clair', groupe: 'Tarifs', nature: 'texte' },
  { value: 'paiements', label: 'Modes de paiement', groupe: 'Tarifs', nature: 'liste' },
  { value: 'classement', label: 'Classement', groupe: 'Qualité et services', nature: 'classement' },
  { value: 'labels', label: 'Labels', groupe: 'Qualité et services', nature: 'liste' },
  { value: 'capacites', label: 'Capacités', groupe: 'Qualité et services', nature: 'liste' },
  { value: 'languesParlees', label: 'Langues parlées', groupe: 'Qualité et services', nature: 'liste' },
  { value: 'accessibilite', label: 'Accessibilité', groupe: 'Qualité et services', nature: 'liste' },
  { value: 'animaux', label: 'Animaux acceptés', groupe: 'Qualité et services', nature: 'booleen' },
] as const satisfies readonly ChampDeBlocDit[];

export type ChampDeBloc = (typeof CHAMPS_DE_BLOC)[number]['value'];
export const CODES_CHAMPS_DE_BLOC = CHAMPS_DE_BLOC.map(({ value }) => value);

export function isChampDeBloc(code: string): code is ChampDeBloc {
  return CODES_CHAMPS_DE_BLOC.some((known) => known === code);
}
