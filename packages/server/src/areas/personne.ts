/** As the contract says it; null where nobody did it, or the account is gone. */
export function personne(id: number | null, nom: string | null): { id: number; nom: string } | null {
  return id === null || nom === null ? null : { id, nom };
}
