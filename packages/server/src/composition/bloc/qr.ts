import { encode } from 'uqr';

/** The most bytes of a code of the largest size, at the correction used. */
const LONGEST = 1_200;
const BORDER = 4;

/** A QR code as one path, black on white and sharp at any size. Null for a content that does not fit. */
export function qrSvg(contenu: string): string | null {
  if (contenu === '' || new TextEncoder().encode(contenu).length > LONGEST) return null;
  const { data, size } = encode(contenu, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${path}"/></svg>`;
}
