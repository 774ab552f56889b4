/** The facts of an objet that the demonstration chooses by. */
export interface ObjetTrouve {
  readonly id: number;
  readonly nom: string;
  readonly typeBridge: string;
  readonly entiteId: number;
  readonly faits: readonly string[];
  readonly modalites: readonly number[];
  readonly tags: readonly number[];
  /** Whether it is open or takes place soon. */
  readonly aVenir: boolean;
}

export interface ModaliteTrouvee {
  readonly id: number;
  readonly critere: number;
  readonly libelle: string;
}
