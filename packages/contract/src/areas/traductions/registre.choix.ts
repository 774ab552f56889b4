/** The states of a text in the ledger. `colour` is that of the dot beside the word, which must be clear without it. */
export const ETATS_TRADUCTION = [
  { value: 'a_jour', label: 'À jour', colour: 'green' },
  { value: 'perimee', label: 'Périmée', colour: 'orange' },
  { value: 'manquante', label: 'Manquante', colour: 'gray' },
  { value: 'a_relire', label: 'À relire', colour: 'blue' },
  { value: 'refusee', label: 'Refusée', colour: 'red' },
] as const;
export type EtatTraduction = (typeof ETATS_TRADUCTION)[number]['value'];

/** The author of the text in force. */
export const ORIGINES_TRADUCTION = [
  { value: 'source', label: 'Source' },
  { value: 'humain', label: 'Une personne' },
  { value: 'machine', label: 'Une machine' },
] as const;
export type OrigineTraduction = (typeof ORIGINES_TRADUCTION)[number]['value'];

/** The review of a machine's text: shown without one, awaiting one, or reviewed. */
export const RELECTURES = ['sans', 'attendue', 'acceptee', 'refusee'] as const;
export type Relecture = (typeof RELECTURES)[number];

/** The kinds of texts; those of all records of the product are one kind. */
export const GENRES_DE_TEXTE = [
  { value: 'nom', label: 'Nom' },
  { value: 'resume', label: 'Descriptif court' },
  { value: 'description', label: 'Descriptif détaillé' },
  { value: 'textes', label: 'Autres textes' },
  { value: 'ouverture', label: 'Ouverture en clair' },
  { value: 'tarifs', label: 'Tarifs en clair' },
  { value: 'acces', label: 'Complément d’accès' },
  { value: 'legendes', label: 'Légendes des photos' },
  { value: 'champs', label: 'Champs ajoutés' },
  { value: 'contenu', label: 'Contenus de Bridge' },
] as const;
