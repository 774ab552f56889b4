import { ciel, collines, crete, eau, sol, type Toile } from './dessin.ts';
import { arbre, clocher, fleurs, maison, sapin } from './formes.ts';
import { mix } from './palette.ts';

export function village(toile: Toile): string {
  const { hasard, palette } = toile;
  const rangee = (y: number, taille: number, nombre: number) =>
    Array.from({ length: nombre }, (_, rang) => {
      const w = taille * (0.85 + hasard.entier(0, 40) / 100);
      const x = (rang + 0.15) * (1180 / nombre) + hasard.entier(-12, 12);
      return maison(x, y + hasard.entier(-10, 14), w, taille * (0.8 + hasard.entier(0, 40) / 100), palette, hasard);
    }).join('');
  const cx = hasard.entier(420, 780);
  return `${ciel(toile)}${collines(toile, 500)}${crete(hasard, 500, 22, palette.milieu, 4)}${rangee(560, 84, 10)}${clocher(cx, 600, 300, palette)}${crete(hasard, 590, 8, mix(palette.sol, palette.proche, 0.35), 4)}${rangee(680, 128, 7)}${sol(toile, 690)}${arbre(hasard.entier(40, 140), 790, 210, palette.proche)}${arbre(hasard.entier(1050, 1160), 790, 240, mix(palette.proche, palette.milieu, 0.4))}`;
}

export function gite(toile: Toile): string {
  const { hasard, palette } = toile;
  const x = hasard.entier(330, 520);
  return `${ciel(toile)}${collines(toile, 520)}${sol(toile, 560)}${arbre(x - 150, 640, 330, palette.proche)}${maison(x, 660, 330, 230, palette, hasard)}${maison(x + 318, 662, 160, 140, palette, hasard)}${arbre(x + 590, 665, 250, mix(palette.proche, palette.milieu, 0.45))}
${cloture(690, mix(palette.mur, '#ffffff', 0.3))}${fleurs(hasard, 70, 705, ['#ffffff', '#f6d365', palette.accent, '#9b7fd1'])}`;
}

function cloture(y: number, couleur: string): string {
  const piquets = Array.from({ length: 25 }, (_, rang) => {
    const x = rang * 50 - 6;
    return `<path d="M${x},${y + 40} v-66 l8,-12 l8,12 v66 Z" fill="${couleur}"/>`;
  });
  return `<rect x="0" y="${y - 12}" width="1200" height="8" fill="${couleur}"/><rect x="0" y="${y + 16}" width="1200" height="8" fill="${couleur}"/>${piquets.join('')}`;
}

export function chateau(toile: Toile): string {
  const { hasard, palette } = toile;
  const x = hasard.entier(360, 520);
  const pierre = mix(palette.mur, '#a99a86', 0.35);
  const tour = (tx: number, y: number, w: number, h: number) =>
    `<rect x="${tx}" y="${y - h}" width="${w}" height="${h}" fill="${pierre}"/><rect x="${tx + w * 0.62}" y="${y - h}" width="${w * 0.38}" height="${h}" fill="#2b2233" opacity="0.12"/><path d="M${tx - w * 0.14},${y - h + 4} L${tx + w / 2},${y - h - w * 1.25} L${tx + w * 1.14},${y - h + 4} Z" fill="${palette.toit}"/><path d="M${tx + w / 2},${y - h - w * 1.25} v-34 l26,9 l-26,9" stroke="#5b4636" stroke-width="3" fill="${palette.accent}"/><path d="M${tx + w * 0.4},${y - h * 0.62} v-24 q${w * 0.1},-12 ${w * 0.2},0 v24 Z" fill="${palette.lumiere}"/>`;
  const creneaux = Array.from(
    { length: 9 },
    (_, rang) => `<rect x="${x + 60 + rang * 36}" y="386" width="20" height="24" fill="${pierre}"/>`,
  );
  return `${ciel(toile)}${collines(toile, 540)}<path d="M${x - 260},640 C${x - 60},600 ${x - 20},560 ${x + 40},550 H${x + 400} C${x + 470},570 ${x + 560},610 ${x + 760},650 V800 H${x - 260} Z" fill="${mix(palette.milieu, palette.proche, 0.4)}"/>
${tour(x + 120, 560, 76, 300)}<rect x="${x + 50}" y="406" width="330" height="156" fill="${mix(pierre, '#ffffff', 0.06)}"/>${creneaux.join('')}<path d="M${x + 180},562 v-58 q34,-44 68,0 v58 Z" fill="#4a3a34"/>${tour(x, 566, 84, 230)}${tour(x + 346, 566, 90, 250)}
${sol(toile, 630)}${sapin(x - 170, 690, 190, palette.proche)}${sapin(x - 100, 700, 150, palette.proche)}${sapin(x + 560, 700, 200, palette.proche)}${arbre(hasard.entier(60, 140), 780, 260, mix(palette.proche, palette.milieu, 0.3))}`;
}

export function tente(toile: Toile): string {
  const { hasard, palette } = toile;
  const tentes = [
    { x: hasard.entier(190, 300), y: 640, w: 190, couleur: palette.accent },
    { x: hasard.entier(820, 900), y: 632, w: 170, couleur: '#e9b44c' },
    {
      x: hasard.entier(480, 600),
      y: 710,
      w: 300,
      couleur: mix(palette.accent, '#f1d9a7', hasard.entier(10, 80) / 100),
    },
  ];
  const dessin = tentes.map(
    ({ x, y, w, couleur }) =>
      `<ellipse cx="${x}" cy="${y + 4}" rx="${w * 0.62}" ry="${w * 0.07}" fill="#1a2b22" opacity="0.25"/><path d="M${x - w / 2},${y} L${x},${y - w * 0.62} L${x + w / 2},${y} Z" fill="${couleur}"/><path d="M${x},${y - w * 0.62} L${x + w / 2},${y} L${x + w * 0.2},${y} Z" fill="#2b1a22" opacity="0.2"/><path d="M${x},${y - w * 0.62} L${x - w * 0.15},${y} H${x + w * 0.12} Z" fill="${mix(couleur, '#3a2530', 0.6)}"/><path d="M${x},${y - w * 0.62} L${x - w * 0.15},${y} L${x - w * 0.21},${y - 4} Z" fill="#fff3d6" opacity="0.8"/>`,
  );
  const arbres = Array.from({ length: 11 }, (_, rang) =>
    sapin(
      rang * 118 + hasard.entier(-30, 30),
      590 + hasard.entier(-8, 14),
      hasard.entier(150, 270),
      mix(palette.proche, palette.milieu, hasard.entier(0, 45) / 100),
    ),
  );
  return `${ciel(toile)}${collines(toile, 500)}${crete(hasard, 560, 16, palette.proche, 4)}${arbres.join('')}${sol(toile, 590)}${dessin.join('')}${feu(hasard.entier(760, 840), 745)}`;
}

const feu = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y - 20}" r="90" fill="#ffb347" opacity="0.2"/><path d="M${x - 46},${y} l92,-14 M${x + 46},${y} l-92,-14" stroke="#5b4030" stroke-width="13" stroke-linecap="round"/><path d="M${x - 24},${y - 12} q-14,-38 14,-62 q2,20 14,26 q4,-30 -4,-44 q44,32 22,80 Z" fill="#f2783c"/><path d="M${x - 8},${y - 12} q-8,-24 10,-38 q16,22 8,38 Z" fill="#ffd34e"/>`;

export function port(toile: Toile): string {
  const { hasard, palette } = toile;
  return `${ciel(toile)}${collines(toile, 480)}${Array.from({ length: 9 }, (_, rang) => maison(rang * 135 - 10, 545, 105, hasard.entier(95, 150), palette, hasard)).join('')}<rect y="540" width="1200" height="26" fill="${mix(palette.mur, '#8b8378', 0.5)}"/>${eau(toile, 564)}`;
}
