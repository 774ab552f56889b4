/** An objet, as far as the demonstration chooses by it. */
export interface ObjetTrouve {
  readonly id: number;
  readonly nom: string;
  readonly typeBridge: string;
  readonly entiteId: number;
  readonly faits: readonly string[];
  readonly modalites: readonly number[];
  readonly tags: readonly number[];
  /** It is open, or takes place, one of these days. */
  readonly aVenir: boolean;
}

export interface ModaliteTrouvee {
  readonly id: number;
  readonly critere: number;
  readonly libelle: string;
}
