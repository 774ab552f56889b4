/** Where a write into Apidae stands, as people say it. `colour` is that of the dot beside the word: the word alone must do. */
export const ETATS_D_ECRITURE = [
  { value: 'a-approuver', label: 'À approuver', colour: 'orange' },
  { value: 'en-attente', label: 'À envoyer', colour: 'gray' },
  { value: 'en-cours', label: 'Envoi en cours', colour: 'blue' },
  /** A person at the owner's has to say yes in Apidae. */
  { value: 'demandee', label: 'En attente de validation dans Apidae', colour: 'orange' },
  { value: 'ecrite', label: 'Écrite, en attente de retour', colour: 'blue' },
  { value: 'revenue', label: 'Confirmée par un import', colour: 'green' },
  { value: 'revenue-autrement', label: 'Revenue autrement', colour: 'red' },
  { value: 'sans-changement', label: 'Rien à changer', colour: 'green' },
  { value: 'refusee', label: 'Refusée', colour: 'red' },
  { value: 'echouee', label: 'Échouée', colour: 'red' },
  /** Nobody knows whether Apidae took it, and asking again could make a second one. */
  { value: 'incertaine', label: 'À vérifier dans Apidae', colour: 'red' },
  { value: 'remplacee', label: 'Remplacée par une autre', colour: 'gray' },
  { value: 'annulee', label: 'Annulée', colour: 'gray' },
] as const;
export type EtatDEcriture = (typeof ETATS_D_ECRITURE)[number]['value'];

export const etatDEcriture = (etat: string) => ETATS_D_ECRITURE.find(({ value }) => value === etat);

/** Those that wait for an import to bring them back. */
export const ETATS_EN_ATTENTE_DE_RETOUR = ['ecrite', 'demandee'] as const satisfies readonly EtatDEcriture[];

/** Those in the way of another one of the same objet. */
export const ETATS_OUVERTS = [
  'a-approuver',
  'en-attente',
  'en-cours',
  'demandee',
] as const satisfies readonly EtatDEcriture[];

export const ORIGINES_D_ECRITURE = [
  { value: 'correction', label: 'Correction' },
  { value: 'traduction', label: 'Traduction' },
  { value: 'retablissement', label: 'Retour au texte d’avant' },
] as const;
export type OrigineDEcriture = (typeof ORIGINES_D_ECRITURE)[number]['value'];

const has = (etats: readonly string[], etat: string) => etats.includes(etat);

export const mayApprove = (etat: string): boolean => etat === 'a-approuver';
/** What has left is cancelled in Apidae, while a person there has not decided; what is written is written. */
export const mayCancelEcriture = (etat: string): boolean => has(['a-approuver', 'en-attente', 'demandee'], etat);
export const mayReplay = (etat: string): boolean => has(['refusee', 'echouee', 'incertaine', 'annulee'], etat);
export const mayUndo = (etat: string): boolean => has(['ecrite', 'revenue'], etat);
