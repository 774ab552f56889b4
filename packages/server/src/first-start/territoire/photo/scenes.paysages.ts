import { ciel, collines, crete, eau, sol, type Toile } from './dessin.ts';
import { arbre, barque, fleurs, maison, sapin, voilier } from './formes.ts';
import { mix } from './palette.ts';

const bosquet = ({ hasard, palette }: Toile, nombre: number, y: number, h: readonly [number, number]) =>
  Array.from({ length: nombre }, () => {
    const [x, taille] = [hasard.entier(-20, 1220), hasard.entier(...h)];
    const couleur = mix(palette.proche, palette.milieu, hasard.entier(0, 60) / 100);
    return {
      bas: y + hasard.entier(-8, 20),
      dessin: (bas: number) => (hasard.chance(0.5) ? sapin : arbre)(x, bas, taille, couleur),
    };
  })
    .sort((a, b) => a.bas - b.bas)
    .map(({ bas, dessin }) => dessin(bas))
    .join('');

export function lac(toile: Toile): string {
  const { hasard, palette } = toile;
  const rive = hasard.entier(460, 505);
  const bateaux = hasard.chance(0.5)
    ? voilier(hasard.entier(250, 950), rive + 110, hasard.entier(110, 170), palette.accent)
    : barque(hasard.entier(250, 950), rive + 170, hasard.entier(130, 200), mix(palette.accent, '#5b3b2e', 0.35));
  return `${ciel(toile)}${collines(toile, rive + 20)}${crete(hasard, rive - 16, 14, palette.proche, 5)}${bosquet(toile, 9, rive, [50, 110])}${eau(toile, rive + 6)}${bateaux}${crete(hasard, 770, 16, mix(palette.sol, palette.proche, 0.4), 3)}${roseaux(toile)}`;
}

function roseaux({ hasard, palette }: Toile): string {
  const depart = hasard.pick([0, 860]);
  const couleur = mix(palette.proche, '#1d3528', 0.25);
  return Array.from({ length: 30 }, () => {
    const [x, h] = [depart + hasard.entier(0, 340), hasard.entier(70, 190)];
    const penche = hasard.entier(-22, 22);
    return `<path d="M${x},800 Q${x},${800 - h * 0.6} ${x + penche},${800 - h}" stroke="${couleur}" stroke-width="3.5" fill="none"/>${hasard.chance(0.4) ? `<ellipse cx="${x + penche}" cy="${800 - h}" rx="5" ry="17" fill="#7a5538"/>` : ''}`;
  }).join('');
}

export function vallons(toile: Toile): string {
  const { hasard, palette } = toile;
  const champs = [0, 1, 2].map((rang) =>
    crete(hasard, 520 + rang * 78, 34, mix(palette.sol, palette.proche, 0.1 + rang * 0.22), 3),
  );
  return `${ciel(toile)}${collines(toile, 540)}${champs[0]}${bosquet(toile, 10, 540, [40, 85])}${champs[1]}${hameau(toile)}${bosquet(toile, 6, 640, [80, 150])}${champs[2]}${fleurs(hasard, 50, 710, ['#ffffff', palette.accent, '#f6d365'])}`;
}

/** A farm in the fields, or only fields. */
function hameau({ hasard, palette }: Toile): string {
  if (hasard.chance(0.35)) return '';
  const x = hasard.entier(200, 900);
  return `${arbre(x - 40, 622, 120, palette.proche)}${maison(x, 626, 96, 62, palette, hasard)}${maison(x + 92, 626, 58, 44, palette, hasard)}`;
}

export function riviere(toile: Toile): string {
  const { hasard, palette } = toile;
  const [clair, profond] = palette.eau;
  const x = hasard.entier(480, 720);
  return `${ciel(toile)}${collines(toile, 500)}${sol(toile, 500)}${bosquet(toile, 10, 520, [70, 140])}
<defs><linearGradient id="cours" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${clair}"/><stop offset="1" stop-color="${profond}"/></linearGradient></defs>
<path d="M${x},505 C${x + 190},570 ${x - 330},610 ${x - 120},680 C${x - 20},720 ${x - 300},760 ${x - 420},810 H${x + 420} C${x + 340},740 ${x + 330},700 ${x + 130},650 C${x + 10},610 ${x + 260},560 ${x + 22},505 Z" fill="url(#cours)"/>
<path d="M${x - 60},700 q120,24 210,8 M${x - 200},760 q190,26 340,4 M${x + 10},590 q40,10 70,2" stroke="#ffffff" stroke-opacity="0.55" stroke-width="5" stroke-linecap="round" fill="none"/>
${galets(toile, x)}${arbre(hasard.entier(60, 200), 730, 330, palette.proche)}${arbre(hasard.entier(1010, 1140), 750, 370, mix(palette.proche, palette.milieu, 0.4))}`;
}

const galets = ({ hasard }: Toile, x: number) =>
  Array.from({ length: 16 }, () => {
    const cote = hasard.pick([-1, 1]);
    const rx = hasard.entier(14, 38);
    return `<ellipse cx="${x + cote * hasard.entier(250, 400)}" cy="${hasard.entier(715, 795)}" rx="${rx}" ry="${rx * 0.6}" fill="${hasard.pick(['#b9b3a6', '#9d988d', '#cdc7b9'])}"/>`;
  }).join('');

export function sentier(toile: Toile): string {
  const { hasard, palette } = toile;
  const chemin = mix(palette.mur, '#c9a46c', 0.5);
  const x = hasard.entier(520, 700);
  return `${ciel(toile)}${collines(toile, 520)}${sol(toile, 520)}${bosquet(toile, 8, 545, [70, 130])}
<path d="M${x},528 C${x + 110},575 ${x - 210},610 ${x - 20},670 C${x + 70},700 ${x - 160},750 ${x - 190},810 H${x + 170} C${x + 190},750 ${x + 260},700 ${x + 120},655 C${x - 30},610 ${x + 170},575 ${x + 14},528 Z" fill="${chemin}"/>
${sapin(hasard.entier(90, 220), 760, 430, palette.proche)}${sapin(hasard.entier(250, 330), 740, 280, mix(palette.proche, palette.milieu, 0.35))}${sapin(hasard.entier(980, 1120), 770, 460, mix(palette.proche, '#16302a', 0.2))}
${poteau(x + 230, 742, palette.accent)}${fleurs(hasard, 26, 720, ['#ffffff', '#f6d365', palette.accent])}`;
}

/** A signpost without words. */
const poteau = (x: number, y: number, couleur: string) =>
  `<rect x="${x}" y="${y - 150}" width="12" height="150" fill="#6b4c35"/><path d="M${x - 8},${y - 140} h82 l20,17 l-20,17 h-82 Z" fill="${couleur}"/><path d="M${x + 20},${y - 96} h-78 l-18,15 l18,15 h78 Z" fill="#f3e7cf"/>`;

export function foret(toile: Toile): string {
  const { hasard, palette } = toile;
  const lumiere = mix(palette.ciel[2], '#fff6cf', 0.4);
  const rangs = [0.75, 0.45, 0.12].map((clarte, rang) => {
    const couleur = mix(mix('#6b4f3a', palette.proche, 0.25), lumiere, clarte);
    return Array.from({ length: 13 - rang * 3 }, () => {
      const [x, w] = [hasard.entier(-10, 1210), (10 + rang * 22) * (0.7 + hasard.entier(0, 60) / 100)];
      return `<path d="M${x - w / 2},0 L${x - w * 0.62},${690 + rang * 55} h${w * 1.24} L${x + w / 2},0 Z" fill="${couleur}"/>`;
    }).join('');
  });
  const rayons = [0, 1, 2, 3].map(
    (rang) =>
      `<path d="M${700 + rang * 130},-20 l80,0 L${260 + rang * 190},820 h-170 Z" fill="#fff7d6" opacity="0.13"/>`,
  );
  const feuillage = Array.from(
    { length: 70 },
    () =>
      `<circle cx="${hasard.entier(0, 1200)}" cy="${hasard.entier(-40, 190)}" r="${hasard.entier(40, 95)}" fill="${mix(palette.proche, palette.sol, hasard.entier(0, 90) / 100)}" opacity="0.5"/>`,
  );
  return `<rect width="1200" height="800" fill="${lumiere}"/>${rangs[0]}${crete(hasard, 640, 16, mix(palette.sol, lumiere, 0.4), 4)}${rangs[1]}${rayons.join('')}${feuillage.join('')}${crete(hasard, 700, 18, palette.sol, 3)}${rangs[2]}${crete(hasard, 750, 14, mix(palette.sol, palette.proche, 0.5), 4)}${fleurs(hasard, 30, 745, ['#fffbe6', '#f6d365'])}`;
}

export function jardin(toile: Toile): string {
  const { hasard, palette } = toile;
  const couleurs = ['#e76f8a', '#f4a259', '#f6d365', '#ffffff', '#9b7fd1', palette.accent];
  const massifs = [0, 1, 2].map((rang) => {
    const y = 560 + rang * 85;
    const vert = mix(mix(palette.proche, palette.sol, 0.25 + rang * 0.2), '#5f9e4a', 0.3);
    const touffes = Array.from({ length: 22 }, (_, place) => {
      const [x, r] = [place * 58 + hasard.entier(-24, 24), hasard.entier(20, 30) + rang * 10];
      const fleur = hasard.pick(couleurs);
      const petales = Array.from({ length: 7 }, () => {
        const [fx, fy] = [x + hasard.entier(-r, r), y - hasard.entier(0, r)];
        return `<circle cx="${fx}" cy="${fy}" r="${r * 0.24}" fill="${mix(fleur, '#ffffff', hasard.entier(0, 35) / 100)}"/><circle cx="${fx}" cy="${fy}" r="${r * 0.09}" fill="#ffe9a8"/>`;
      });
      return `<ellipse cx="${x}" cy="${y}" rx="${r * 1.35}" ry="${r}" fill="${vert}"/>${petales.join('')}`;
    });
    return touffes.join('');
  });
  return `${ciel(toile)}${collines(toile, 520)}${sol(toile, 510)}${arbre(hasard.entier(120, 300), 585, 270, palette.proche)}${arbre(hasard.entier(880, 1080), 580, 230, palette.milieu)}${massifs.join('')}`;
}
