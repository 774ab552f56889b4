/** The states of an import. `suspect` waits for a person's word; nothing was touched yet. */
export const ETATS_IMPORTATION = [
  { value: 'collecte', label: 'Lecture de la source', colour: 'blue' },
  { value: 'application', label: 'Mise à jour du catalogue', colour: 'blue' },
  { value: 'suspect', label: 'En attente d’accord', colour: 'orange' },
  { value: 'terminee', label: 'Terminé', colour: 'green' },
  { value: 'incomplet', label: 'Incomplet', colour: 'orange' },
  { value: 'echouee', label: 'Échoué', colour: 'red' },
  { value: 'abandonnee', label: 'Abandonné', colour: 'gray' },
  { value: 'annulee', label: 'Annulé', colour: 'gray' },
] as const;
export type EtatImportation = (typeof ETATS_IMPORTATION)[number]['value'];

export const MODES_IMPORTATION = [
  { value: 'complet', label: 'Complet' },
  { value: 'differentiel', label: 'Différentiel' },
] as const;

/** What an import did, or would do, with a record. */
export const ACTIONS_IMPORTATION = [
  { value: 'cree', label: 'Créé', colour: 'green' },
  { value: 'modifie', label: 'Modifié', colour: 'blue' },
  { value: 'inchange', label: 'Inchangé', colour: 'gray' },
  { value: 'retire', label: 'Retiré', colour: 'red' },
  { value: 'restaure', label: 'Revenu', colour: 'teal' },
  { value: 'rattache', label: 'Rattaché', colour: 'grape' },
  { value: 'rejete', label: 'Rejeté', colour: 'orange' },
] as const;
export type ActionImportation = (typeof ACTIONS_IMPORTATION)[number]['value'];

export interface Compteurs {
  readonly recus: number;
  readonly crees: number;
  readonly modifies: number;
  readonly inchanges: number;
  readonly retires: number;
  readonly restaures: number;
  readonly rejetes: number;
  /** Records that complete objets of other systems, without an objet of their own. */
  readonly rattaches: number;
  readonly avertissements: number;
  /** Personal fields that nobody mapped; they are among the warnings too. */
  readonly ecartees: number;
}

export const SANS_COMPTE: Compteurs = {
  recus: 0,
  crees: 0,
  modifies: 0,
  inchanges: 0,
  retires: 0,
  restaures: 0,
  rejetes: 0,
  rattaches: 0,
  avertissements: 0,
  ecartees: 0,
};

/** The counts in words, in the order in which people read them. */
export const COMPTEURS: Readonly<Record<keyof Compteurs, string>> = {
  recus: 'Fiches reçues',
  crees: 'Objets créés',
  restaures: 'Objets revenus',
  modifies: 'Objets modifiés',
  retires: 'Objets retirés',
  rattaches: 'Fiches rattachées',
  rejetes: 'Objets rejetés',
  inchanges: 'Objets inchangés',
  avertissements: 'Avertissements',
  ecartees: 'Valeurs personnelles écartées',
};
export const NOMS_COMPTEURS = Object.keys(COMPTEURS) as (keyof Compteurs)[];
