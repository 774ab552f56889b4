import type { Hasard } from '../hasard.ts';
import { mix, type Palette } from './palette.ts';

/** A fir, from the foot of its trunk. */
export function sapin(x: number, y: number, h: number, couleur: string): string {
  const etages = [0, 1, 2, 3].map((rang) => {
    const [haut, bas, w] = [y - h + rang * h * 0.19, y - h + h * 0.34 + rang * h * 0.2, h * (0.12 + rang * 0.055)];
    return `<path d="M${x},${haut} L${x + w},${bas} L${x - w},${bas} Z" fill="${mix(couleur, '#ffffff', 0.09 - rang * 0.03)}"/>`;
  });
  return `<rect x="${x - h * 0.025}" y="${y - h * 0.12}" width="${h * 0.05}" height="${h * 0.12}" fill="#5b4636"/>${etages.reverse().join('')}`;
}

/** A round tree, lit from above. */
export function arbre(x: number, y: number, h: number, couleur: string): string {
  const [clair, sombre, r] = [mix(couleur, '#ffffff', 0.12), mix(couleur, '#10231c', 0.25), h * 0.3];
  return `<path d="M${x - h * 0.035},${y} L${x - h * 0.02},${y - h * 0.5} L${x + h * 0.02},${y - h * 0.5} L${x + h * 0.035},${y} Z" fill="#6b5240"/>
<circle cx="${x}" cy="${y - h * 0.62}" r="${r}" fill="${sombre}"/><circle cx="${x - r * 0.55}" cy="${y - h * 0.55}" r="${r * 0.68}" fill="${couleur}"/><circle cx="${x + r * 0.5}" cy="${y - h * 0.57}" r="${r * 0.7}" fill="${couleur}"/><circle cx="${x - r * 0.08}" cy="${y - h * 0.76}" r="${r * 0.74}" fill="${clair}"/>`;
}

/** A house seen from the front: wall, roof, door and windows. */
export function maison(x: number, y: number, w: number, h: number, palette: Palette, hasard: Hasard): string {
  const mur = mix(palette.mur, hasard.pick(['#e9c9a4', '#f3ddc6', '#d8d3c4', '#e6b8a2']), hasard.entier(0, 60) / 100);
  const toit = mix(palette.toit, '#3b2b2b', hasard.entier(0, 30) / 100);
  const faite = h * 0.42;
  const fenetres = [0.18, 0.62].flatMap((fx) =>
    [0.18, 0.58].map((fy) => {
      const [fw, fh] = [w * 0.2, h * 0.22];
      if (fx < 0.3 && fy > 0.5) return porte(x + w * 0.16, y, w * 0.24, h * 0.46, palette);
      return `<rect x="${x + w * fx}" y="${y - h + h * fy}" width="${fw}" height="${fh}" rx="2" fill="${palette.lumiere}"/><path d="M${x + w * fx + fw / 2},${y - h + h * fy} v${fh} M${x + w * fx},${y - h + h * fy + fh / 2} h${fw}" stroke="${mur}" stroke-width="2"/>`;
    }),
  );
  return `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" fill="${mur}"/>
<rect x="${x + w * 0.82}" y="${y - h}" width="${w * 0.18}" height="${h}" fill="#2b2233" opacity="0.08"/>
<rect x="${x + w * 0.68}" y="${y - h - faite * 0.95}" width="${w * 0.1}" height="${faite * 0.6}" fill="${mix(mur, '#5b3a30', 0.45)}"/>
<path d="M${x - w * 0.07},${y - h + 3} L${x + w * 0.5},${y - h - faite} L${x + w * 1.07},${y - h + 3} Z" fill="${toit}"/>
<path d="M${x + w * 0.5},${y - h - faite} L${x + w * 1.07},${y - h + 3} L${x + w * 0.72},${y - h + 3} Z" fill="#2b1a22" opacity="0.14"/>${fenetres.join('')}`;
}

function porte(x: number, y: number, w: number, h: number, palette: Palette): string {
  const couleur = mix(palette.accent, '#3c4f63', 0.45);
  return `<path d="M${x},${y} v${-h * 0.75} q${w / 2},${-h * 0.4} ${w},0 v${h * 0.75} Z" fill="${couleur}"/><circle cx="${x + w * 0.8}" cy="${y - h * 0.4}" r="2.4" fill="#f6e6b8"/>`;
}

/** A church tower, for the middle of a village. */
export function clocher(x: number, y: number, h: number, palette: Palette): string {
  const w = h * 0.22;
  return `<rect x="${x - w / 2}" y="${y - h * 0.68}" width="${w}" height="${h * 0.68}" fill="${mix(palette.mur, '#b7a48d', 0.3)}"/><rect x="${x + w * 0.2}" y="${y - h * 0.68}" width="${w * 0.3}" height="${h * 0.68}" fill="#2b2233" opacity="0.1"/><path d="M${x - w * 0.66},${y - h * 0.67} L${x},${y - h} L${x + w * 0.66},${y - h * 0.67} Z" fill="${palette.toit}"/><path d="M${x - w * 0.16},${y - h * 0.44} v${-h * 0.1} q${w * 0.16},${-h * 0.05} ${w * 0.32},0 v${h * 0.1} Z" fill="${palette.lumiere}"/>`;
}

/** A rowing boat on the water. */
export function barque(x: number, y: number, w: number, couleur: string): string {
  return `<ellipse cx="${x}" cy="${y + w * 0.1}" rx="${w * 0.56}" ry="${w * 0.045}" fill="#14303f" opacity="0.25"/><path d="M${x - w / 2},${y - w * 0.1} Q${x},${y + w * 0.02} ${x + w / 2},${y - w * 0.12} Q${x + w * 0.36},${y + w * 0.12} ${x},${y + w * 0.12} Q${x - w * 0.36},${y + w * 0.12} ${x - w / 2},${y - w * 0.1} Z" fill="${couleur}"/><path d="M${x - w * 0.47},${y - w * 0.075} Q${x},${y + w * 0.045} ${x + w * 0.47},${y - w * 0.095}" stroke="#ffffff" stroke-opacity="0.6" stroke-width="3" fill="none"/>`;
}

/** A sail boat. */
export const voilier = (x: number, y: number, h: number, couleur: string): string =>
  `<path d="M${x},${y - h} L${x},${y - h * 0.12} L${x - h * 0.42},${y - h * 0.12} Z" fill="#fffaf0"/><path d="M${x + h * 0.03},${y - h * 0.92} L${x + h * 0.03},${y - h * 0.12} L${x + h * 0.3},${y - h * 0.12} Z" fill="${couleur}"/><path d="M${x - h * 0.42},${y - h * 0.08} H${x + h * 0.36} L${x + h * 0.26},${y + h * 0.04} H${x - h * 0.32} Z" fill="#5c4033"/>`;

/** Small flowers strewn over the ground. */
export function fleurs(hasard: Hasard, nombre: number, y: number, couleurs: readonly string[]): string {
  return Array.from({ length: nombre }, () => {
    const fy = hasard.entier(y, 795);
    const r = 2 + ((fy - y) / (800 - y)) * 6;
    const fx = hasard.entier(0, 1200);
    return `<path d="M${fx},${fy} v${r * 4}" stroke="#4f7a3f" stroke-width="${r / 3}"/><circle cx="${fx}" cy="${fy}" r="${r}" fill="${hasard.pick(couleurs)}"/><circle cx="${fx}" cy="${fy}" r="${r * 0.35}" fill="#ffe9a8"/>`;
  }).join('');
}
