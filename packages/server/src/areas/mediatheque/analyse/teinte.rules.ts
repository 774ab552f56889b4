import type { Teinte } from '@bridge/contract';

/** The end of each hue on the wheel, in degrees. */
const ROUE: readonly (readonly [jusqua: number, teinte: Teinte])[] = [
  [15, 'rouge'],
  [45, 'orange'],
  [65, 'jaune'],
  [165, 'vert'],
  [255, 'bleu'],
  [290, 'violet'],
  [345, 'rose'],
  [360, 'rouge'],
];

/** The name of a colour in words: « #1da2df » is blue. Null for a text that is no colour. */
export function teinteDe(couleur: string): Teinte | null {
  const [, ...parts] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(couleur) ?? [];
  const [rouge, vert, bleu] = parts.map((part) => Number.parseInt(part, 16) / 255);
  if (rouge === undefined || vert === undefined || bleu === undefined) return null;
  const [plus, moins] = [Math.max(rouge, vert, bleu), Math.min(rouge, vert, bleu)];
  const chroma = plus - moins;
  const clarte = (plus + moins) / 2;
  // Hardly coloured, or hardly lit: the eye sees no hue.
  if (clarte < 0.1) return 'noir';
  if (chroma < 0.1) return clarte < 0.2 ? 'noir' : clarte > 0.85 ? 'blanc' : 'gris';
  const angle = angleDe(rouge, vert, bleu);
  const named = ROUE.find(([jusqua]) => angle < jusqua)?.[1] ?? 'rouge';
  return nuancee(named, { angle, chroma, clarte });
}

function angleDe(rouge: number, vert: number, bleu: number): number {
  const [plus, moins] = [Math.max(rouge, vert, bleu), Math.min(rouge, vert, bleu)];
  const part = (one: number, other: number) => (one - other) / (plus - moins);
  if (plus === rouge) return (part(vert, bleu) * 60 + 360) % 360;
  return plus === vert ? part(bleu, rouge) * 60 + 120 : part(rouge, vert) * 60 + 240;
}

interface Nuance {
  readonly angle: number;
  readonly chroma: number;
  readonly clarte: number;
}

/** Some hues have another name when they are dark, dull or pale. */
function nuancee(teinte: Teinte, { angle, chroma, clarte }: Nuance): Teinte {
  if (angle >= 15 && angle < 50 && (chroma < 0.45 || clarte < 0.35)) return 'brun';
  if (teinte === 'rouge' && clarte > 0.7) return 'rose';
  if (teinte === 'jaune' && clarte < 0.35) return 'vert';
  if (teinte === 'rose' && angle < 330 && clarte < 0.4) return 'violet';
  return teinte;
}
