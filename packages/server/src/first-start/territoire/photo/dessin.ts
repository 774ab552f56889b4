import type { Hasard } from '../hasard.ts';
import { mix, type Palette } from './palette.ts';

/** What a scene is drawn with. All scenes have one size, and are then cut to the size asked for. */
export interface Toile {
  readonly hasard: Hasard;
  readonly palette: Palette;
}

export const LARGEUR = 1200;
export const HAUTEUR = 800;

const HORIZON = 520;

/** The sky with its sun or moon, and some clouds or stars. */
export function ciel({ hasard, palette }: Toile): string {
  const [haut, milieu, bas] = palette.ciel;
  const [x, y] = [hasard.entier(180, 1020), hasard.entier(110, 330)];
  const nuit = palette.nom === 'nuit';
  const rayon = nuit ? 42 : hasard.entier(46, 70);
  return `<defs>
<linearGradient id="ciel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${haut}"/><stop offset="0.55" stop-color="${milieu}"/><stop offset="1" stop-color="${bas}"/></linearGradient>
<radialGradient id="halo"><stop offset="0" stop-color="${palette.astre}" stop-opacity="0.75"/><stop offset="1" stop-color="${palette.astre}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${LARGEUR}" height="${HORIZON + 120}" fill="url(#ciel)"/>
<rect y="${HORIZON + 100}" width="${LARGEUR}" height="${HAUTEUR}" fill="${bas}"/>
<circle cx="${x}" cy="${y}" r="${rayon * 4.4}" fill="url(#halo)"/>
<circle cx="${x}" cy="${y}" r="${rayon}" fill="${palette.astre}" opacity="0.95"/>
${nuit ? etoiles(hasard) : nuages({ hasard, palette })}`;
}

function etoiles(hasard: Hasard): string {
  return Array.from({ length: 90 }, () => {
    const [x, y, r] = [hasard.entier(0, LARGEUR), hasard.entier(0, 430), hasard.entier(6, 20) / 10];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffffff" opacity="${hasard.entier(35, 95) / 100}"/>`;
  }).join('');
}

function nuages({ hasard, palette }: Toile): string {
  const couleur = mix(palette.ciel[2], '#ffffff', 0.6);
  return Array.from({ length: hasard.entier(2, 4) }, () => {
    const [x, y, w] = [hasard.entier(40, 1160), hasard.entier(60, 330), hasard.entier(90, 190)];
    const bosses = Array.from({ length: 5 }, (_, rang) => {
      const part = rang / 4 - 0.5;
      const ry = w * (0.2 - Math.abs(part) * 0.22) + hasard.entier(0, 8);
      return `<ellipse cx="${x + part * w * 1.5}" cy="${y - ry * 0.4}" rx="${w * 0.34}" ry="${ry}"/>`;
    });
    return `<g fill="${couleur}" opacity="${hasard.entier(45, 75) / 100}">${bosses.join('')}<rect x="${x - w}" y="${y - 6}" width="${w * 2}" height="14" rx="7"/></g>`;
  }).join('');
}

/** A ridge from one side to the other, filled to the bottom. */
export function crete(hasard: Hasard, y: number, amplitude: number, couleur: string, pas = 6, opacite = 1): string {
  const points = Array.from({ length: pas + 3 }, (_, rang) => [
    ((rang - 1) * LARGEUR) / pas,
    y + hasard.entier(-amplitude, amplitude),
  ]);
  const courbe = points
    .slice(1)
    .map(([px = 0, py = 0], rang) => {
      const [ax = 0, ay = 0] = points[rang] ?? [];
      return `C${(ax + px) / 2},${ay} ${(ax + px) / 2},${py} ${px},${py}`;
    })
    .join(' ');
  const [x0 = 0, y0 = 0] = points[0] ?? [];
  return `<path d="M${x0},${y0} ${courbe} V${HAUTEUR} H${x0} Z" fill="${couleur}" opacity="${opacite}"/>`;
}

/** Peaks behind the hills, with snow at their tops. */
function sommets({ hasard, palette }: Toile, base: number): string {
  const couleur = mix(palette.lointain, palette.ciel[1], 0.35);
  return Array.from({ length: 6 }, (_, rang) => {
    const [x, h, w] = [rang * 230 + hasard.entier(-70, 70), hasard.entier(110, 250), hasard.entier(150, 230)];
    const pic = base - h;
    return `<path d="M${x - w},${base} L${x},${pic} L${x + w},${base} Z" fill="${couleur}"/><path d="M${x},${pic} L${x + w},${base} L${x + w * 0.25},${base} Z" fill="${palette.milieu}" opacity="0.18"/><path d="M${x},${pic} l${w * 0.24},${h * 0.24} l${-w * 0.1},${-h * 0.05} l${-w * 0.1},${h * 0.09} l${-w * 0.12},${-h * 0.08} l${-w * 0.16},${h * 0.04} Z" fill="#ffffff" opacity="0.75"/>`;
  }).join('');
}

/** Three ranges of hills, bluer with distance, with mist between them. */
export function collines({ hasard, palette }: Toile, base = HORIZON): string {
  const tons = [0.1, 0.45, 0.8].map((part) => mix(palette.lointain, palette.milieu, part));
  const fond = hasard.chance(0.4) ? sommets({ hasard, palette }, base - 95) : '';
  const rangs = tons
    .map((ton, rang) => {
      const y = base - 150 + rang * 62;
      return `${crete(hasard, y, 58 - rang * 12, ton, 4 + rang)}${crete(hasard, y + 70, 12, palette.ciel[2], 4, 0.16)}`;
    })
    .join('');
  return `${fond}${rangs}`;
}

/** The ground in front, a little lighter at its edge. */
export function sol({ hasard, palette }: Toile, y: number, couleur = palette.sol): string {
  return `${crete(hasard, y, 18, mix(couleur, '#ffffff', 0.16), 3)}${crete(hasard, y + 34, 14, couleur, 4)}${crete(hasard, y + 130, 20, mix(couleur, palette.proche, 0.45), 3, 0.65)}`;
}

/** Water from a shore to the bottom, with the light of the sky. */
export function eau({ hasard, palette }: Toile, y: number): string {
  const [clair, profond] = palette.eau;
  const reflets = Array.from({ length: 46 }, () => {
    const profondeur = hasard.entier(4, HAUTEUR - y - 6);
    const w = 20 + profondeur * 0.5 + hasard.entier(0, 50);
    return `<rect x="${hasard.entier(-40, LARGEUR)}" y="${y + profondeur}" width="${w}" height="${1.5 + profondeur / 90}" rx="2" fill="${hasard.chance(0.6) ? '#ffffff' : profond}" opacity="${hasard.entier(10, 34) / 100}"/>`;
  });
  return `<defs><linearGradient id="eau" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${clair}"/><stop offset="1" stop-color="${profond}"/></linearGradient></defs>
<rect y="${y}" width="${LARGEUR}" height="${HAUTEUR - y}" fill="url(#eau)"/>${reflets.join('')}`;
}
