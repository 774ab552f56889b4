/** Whether this is a long run (`npm run torture`), which does in full what others do in short. */
export const isTorture = process.env.TORTURE === '1';

export function scale(short: number, full: number): number {
  return isTorture ? full : short;
}
