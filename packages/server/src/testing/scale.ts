/** A long run (`npm run torture`) does in full what an ordinary one does in short. */
export const isTorture = process.env.TORTURE === '1';

export function scale(short: number, full: number): number {
  return isTorture ? full : short;
}
