/** The states of a write into Apidae. `colour` is that of the dot beside the word, which must be clear without it. */
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
  /** It is unknown whether Apidae took it, and another try could make a second one. */
  { value: 'incertaine', label: 'À vérifier dans Apidae', colour: 'red' },
  { value: 'remplacee', label: 'Remplacée par une autre', colour: 'gray' },
  { value: 'annulee', label: 'Annulée', colour: 'gray' },
] as const;
export type EtatDEcriture = (typeof ETATS_D_ECRITURE)[number]['value'];

export const etatDEcriture = (etat: string) => ETATS_D_ECRITURE.find(({ value }) => value === etat);

/** The states that wait for an import. */
export const ETATS_EN_ATTENTE_DE_RETOUR = ['ecrite', 'demandee'] as const satisfies readonly EtatDEcriture[];

/** The states that keep another write of the same objet from leaving. */
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
/** Whether a write can be cancelled: one that left can, until a person at Apidae decides. */
export const mayCancelEcriture = (etat: string): boolean => has(['a-approuver', 'en-attente', 'demandee'], etat);
export const mayReplay = (etat: string): boolean => has(['refusee', 'echouee', 'incertaine', 'annulee'], etat);
export const mayUndo = (etat: string): boolean => has(['ecrite', 'revenue'], etat);
