/** Whether a number moved by more than so many per cent. From zero, any number is more. */
export function varies(avant: number | null, apres: number, pourcent: number | null): boolean {
  if (avant === null || pourcent === null || avant === apres) return false;
  return avant === 0 || (Math.abs(apres - avant) * 100) / avant > pourcent;
}
