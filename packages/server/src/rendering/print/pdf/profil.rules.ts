/** Whether a profile is that of a press of four inks, in a version that presses read (ICC.1, header). */
export function isPressProfile(icc: Uint8Array): boolean {
  if (icc.length < 128) return false;
  const said = (from: number) => Buffer.from(icc.subarray(from, from + 4)).toString('latin1');
  return said(12) === 'prtr' && said(16) === 'CMYK' && (icc[8] ?? 0) <= 4;
}
