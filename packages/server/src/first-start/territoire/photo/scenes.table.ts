import { ciel, collines, crete, sol, type Toile } from './dessin.ts';
import { maison } from './formes.ts';
import { mix, NUIT } from './palette.ts';

/** A laid table, seen from above. */
export function table(toile: Toile): string {
  const { hasard, palette } = toile;
  const bois = mix('#b98555', palette.toit, hasard.entier(0, 35) / 100);
  const planches = Array.from({ length: 6 }, (_, rang) => {
    const teinte = mix(bois, hasard.chance(0.5) ? '#ffffff' : '#4a2f1f', hasard.entier(2, 14) / 100);
    const veines = Array.from({ length: 4 }, () => {
      const y = rang * 134 + hasard.entier(14, 120);
      return `<path d="M0,${y} q300,${hasard.entier(-14, 14)} 600,0 t600,0" stroke="#4a2f1f" stroke-opacity="0.1" stroke-width="3" fill="none"/>`;
    });
    return `<rect y="${rang * 134}" width="1200" height="131" fill="${teinte}"/>${veines.join('')}`;
  });
  const [x, y, r] = [hasard.entier(540, 660), hasard.entier(390, 430), hasard.entier(225, 255)];
  const nappe = hasard.pick(['#f4ead7', '#dfe8ea', '#f2d9c9', '#e3e9d6']);
  return `<rect width="1200" height="800" fill="#3b281b"/>${planches.join('')}
<rect x="${x - 430}" y="${y - 290}" width="860" height="580" rx="16" fill="${nappe}"/><rect x="${x - 408}" y="${y - 268}" width="816" height="536" rx="10" fill="none" stroke="${palette.accent}" stroke-opacity="0.45" stroke-width="5"/>
<ellipse cx="${x + 12}" cy="${y + 20}" rx="${r}" ry="${r}" fill="#2b1a12" opacity="0.18"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fffdf8"/><circle cx="${x}" cy="${y}" r="${r * 0.74}" fill="#f6f2ea" stroke="#e4ddcf" stroke-width="3"/>
${hasard.pick([assiettePoisson, assietteTarte, assietteLegumes])(toile, x, y, r * 0.66)}
${couverts(x, y, r)}${verre(x + r + 90, y - 190, hasard.pick(['#8e2b3f', '#f0d98a', '#cfe6ee']))}${pain(x - r - 110, y - 185)}`;
}

function assiettePoisson({ hasard, palette }: Toile, x: number, y: number, r: number): string {
  const corps = hasard.pick(['#8fa9b3', '#d99a6c', '#a9b8a0']);
  return `<g transform="rotate(${hasard.entier(-24, 24)} ${x} ${y})"><path d="M${x - r * 0.85},${y} Q${x - r * 0.2},${y - r * 0.5} ${x + r * 0.55},${y} Q${x - r * 0.2},${y + r * 0.5} ${x - r * 0.85},${y} Z" fill="${corps}"/><path d="M${x + r * 0.5},${y} l${r * 0.36},${-r * 0.26} q${-r * 0.1},${r * 0.26} 0,${r * 0.52} Z" fill="${mix(corps, '#3c4a50', 0.25)}"/><circle cx="${x - r * 0.62}" cy="${y - r * 0.07}" r="7" fill="#22303a"/><path d="M${x - r * 0.4},${y - r * 0.2} q${r * 0.1},${r * 0.2} 0,${r * 0.4} M${x - r * 0.15},${y - r * 0.2} q${r * 0.08},${r * 0.2} 0,${r * 0.4}" stroke="#ffffff" stroke-opacity="0.5" stroke-width="5" fill="none"/></g>
<circle cx="${x + r * 0.3}" cy="${y + r * 0.58}" r="${r * 0.26}" fill="#f7d95c"/><circle cx="${x + r * 0.3}" cy="${y + r * 0.58}" r="${r * 0.2}" fill="#fdf0ae"/>${herbes(toileCouleurs(palette.sol), x - r * 0.3, y + r * 0.55)}`;
}

const toileCouleurs = (couleur: string) => mix(couleur, '#2f6b3a', 0.5);

const herbes = (couleur: string, x: number, y: number) =>
  [0, 1, 2, 3, 4]
    .map(
      (rang) =>
        `<ellipse cx="${x + rang * 17 - 34}" cy="${y + (rang % 2) * 13}" rx="17" ry="9" fill="${couleur}" transform="rotate(${rang * 37} ${x + rang * 17 - 34} ${y})"/>`,
    )
    .join('');

function assietteTarte({ hasard }: Toile, x: number, y: number, r: number): string {
  const fruit = hasard.pick(['#c8384f', '#e08a2e', '#6a4c93']);
  const fruits = Array.from({ length: 24 }, (_, rang) => {
    const [angle, d] = [(rang / (rang < 15 ? 15 : 9)) * 2 * Math.PI, rang < 15 ? r * 0.6 : r * 0.3];
    const [fx, fy] = [x + Math.cos(angle) * d, y + Math.sin(angle) * d];
    return `<circle cx="${fx}" cy="${fy}" r="${r * 0.125}" fill="${fruit}"/><circle cx="${fx - 6}" cy="${fy - 6}" r="${r * 0.035}" fill="#ffffff" opacity="0.7"/>`;
  });
  return `<circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="#c98d4b"/><circle cx="${x}" cy="${y}" r="${r * 0.76}" fill="#f3dfa2"/>${fruits.join('')}<circle cx="${x}" cy="${y}" r="${r * 0.11}" fill="${fruit}"/>`;
}

function assietteLegumes({ hasard }: Toile, x: number, y: number, r: number): string {
  const couleurs = ['#e4572e', '#f3a712', '#7fb069', '#4f8a4b', '#f6d365', '#b5426b'];
  return Array.from({ length: 26 }, () => {
    const [angle, d] = [hasard.entier(0, 628) / 100, Math.sqrt(hasard.entier(0, 100) / 100) * r * 0.72];
    const [fx, fy, c] = [x + Math.cos(angle) * d, y + Math.sin(angle) * d, hasard.entier(22, 40)];
    const couleur = hasard.pick(couleurs);
    return `<circle cx="${fx}" cy="${fy}" r="${c}" fill="${couleur}"/><circle cx="${fx}" cy="${fy}" r="${c * 0.62}" fill="${mix(couleur, '#ffffff', 0.35)}"/>`;
  }).join('');
}

const couverts = (x: number, y: number, r: number) =>
  `<g fill="#c9ced2"><rect x="${x - r - 62}" y="${y - 40}" width="13" height="200" rx="6"/><path d="M${x - r - 80},${y - 170} h9 v70 h8 v-70 h9 v70 h8 v-70 h9 v86 q0,46 -21,52 q-22,-6 -22,-52 Z"/><rect x="${x + r + 46}" y="${y - 10}" width="13" height="170" rx="6"/><path d="M${x + r + 46},${y - 10} q-8,-140 20,-160 q6,80 -7,160 Z"/></g>`;

const verre = (x: number, y: number, couleur: string) =>
  `<circle cx="${x + 8}" cy="${y + 10}" r="66" fill="#2b1a12" opacity="0.16"/><circle cx="${x}" cy="${y}" r="64" fill="#ffffff" opacity="0.75"/><circle cx="${x}" cy="${y}" r="52" fill="${couleur}"/><path d="M${x - 34},${y - 14} a38,38 0 0 1 30,-26" stroke="#ffffff" stroke-opacity="0.8" stroke-width="7" stroke-linecap="round" fill="none"/>`;

const pain = (x: number, y: number) =>
  `<ellipse cx="${x + 6}" cy="${y + 12}" rx="92" ry="58" fill="#2b1a12" opacity="0.16"/><ellipse cx="${x}" cy="${y}" rx="90" ry="56" fill="#c98d4b"/><path d="M${x - 50},${y - 22} q16,22 0,46 M${x - 12},${y - 32} q18,30 0,64 M${x + 28},${y - 28} q16,26 0,54" stroke="#f3dfa2" stroke-width="10" stroke-linecap="round" fill="none"/>`;

/** Barrels and bottles under a vault. */
export function cave({ hasard, palette }: Toile): string {
  const pierre = mix('#8b7765', palette.mur, 0.18);
  const arcs = [0, 1, 2].map(
    (rang) =>
      `<path d="M${90 + rang * 120},800 V${360 + rang * 22} Q600,${-60 + rang * 120} ${1110 - rang * 120},${360 + rang * 22} V800 Z" fill="${mix(pierre, '#22160f', 0.28 + rang * 0.24)}"/>`,
  );
  const tonneau = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#6b4428"/><circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="#a06a3c"/>${[-0.5, -0.17, 0.17, 0.5].map((part) => `<path d="M${x + part * r},${y - r * 0.7} V${y + r * 0.7}" stroke="#6b4428" stroke-width="5"/>`).join('')}<circle cx="${x}" cy="${y}" r="${r * 0.93}" fill="none" stroke="#4b4f55" stroke-width="9"/><circle cx="${x}" cy="${y + r * 0.35}" r="9" fill="#3a2416"/>`;
  const bouteilles = Array.from({ length: 7 }, (_, rang) => {
    const [x, couleur] = [770 + rang * 54, hasard.pick(['#2f4f3a', '#5b2433', '#c9a94f', '#3b3a52'])];
    return `<path d="M${x},700 v-120 q0,-26 12,-36 v-44 h18 v44 q12,10 12,36 v120 Z" fill="${couleur}"/><rect x="${x + 4}" y="612" width="34" height="48" rx="3" fill="#f4ead7"/><path d="M${x + 8},600 v-22" stroke="#ffffff" stroke-opacity="0.5" stroke-width="5"/>`;
  });
  return `<rect width="1200" height="800" fill="${pierre}"/>${arcs.join('')}<radialGradient id="lampe"><stop offset="0" stop-color="#ffcf7a" stop-opacity="0.85"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient><circle cx="600" cy="230" r="420" fill="url(#lampe)"/><rect x="597" y="60" width="6" height="120" fill="#2b1a12"/><path d="M560,190 q40,-40 80,0 Z" fill="#2b1a12"/><circle cx="600" cy="205" r="22" fill="#fff0c4"/>
${tonneau(240, 600, 112)}${tonneau(470, 600, 112)}${tonneau(355, 408, 108)}<rect x="720" y="698" width="480" height="26" fill="#7a4f30"/><rect y="712" width="1200" height="88" fill="#3a2718"/>${bouteilles.join('')}`;
}

/** Stalls under striped awnings. */
export function marche(toile: Toile): string {
  const { hasard, palette } = toile;
  const etal = (x: number, y: number, w: number, couleur: string) => {
    const bandes = Array.from(
      { length: 8 },
      (_, rang) =>
        `<path d="M${x + (rang * w) / 8},${y - 190} h${w / 8} v70 q${-w / 16},26 ${-w / 8},0 Z" fill="${rang % 2 ? '#fff8ea' : couleur}"/>`,
    );
    // Four heaps, narrower at the top.
    const fruits = hasard
      .draw(['#e4572e', '#f3a712', '#7fb069', '#b5426b', '#f6d365', '#6a994e'], 4)
      .flatMap((ton, tas) =>
        [4, 3, 2].flatMap((nombre, etage) =>
          Array.from({ length: nombre }, (_, rang) => {
            const cx = x + (w * (tas + 0.5)) / 4 + (rang - (nombre - 1) / 2) * 17;
            const teinte = mix(ton, '#ffffff', hasard.entier(0, 22) / 100);
            return `<circle cx="${cx}" cy="${y - 58 - etage * 14}" r="10.5" fill="${teinte}"/>`;
          }),
        ),
      );
    return `<rect x="${x + 4}" y="${y - 130}" width="8" height="130" fill="#6b4c35"/><rect x="${x + w - 12}" y="${y - 130}" width="8" height="130" fill="#6b4c35"/><rect x="${x + 14}" y="${y}" width="12" height="34" fill="#6b4c35"/><rect x="${x + w - 26}" y="${y}" width="12" height="34" fill="#6b4c35"/><rect x="${x}" y="${y - 50}" width="${w}" height="56" fill="#9a6b43"/><rect x="${x}" y="${y - 50}" width="${w}" height="10" fill="#c08a5b"/>${fruits.join('')}${bandes.join('')}`;
  };
  return `${ciel(toile)}${collines(toile, 480)}${Array.from({ length: 8 }, (_, rang) => maison(rang * 152 - 10, 590, 132, hasard.entier(150, 210), palette, hasard)).join('')}${crete(hasard, 590, 4, mix(palette.mur, '#a79a88', 0.45), 3)}${etal(60, 690, 310, palette.accent)}${etal(450, 715, 330, '#3f8f8a')}${etal(860, 690, 300, '#e0a030')}`;
}

/** A square at night, with bunting and lanterns. */
export function fete({ hasard }: Toile): string {
  const toile = {
    hasard,
    palette: hasard.chance(0.55) ? NUIT : { ...NUIT, ciel: ['#3b2f63', '#a2567f', '#f0a070'] as const },
  };
  const { palette } = toile;
  const fanions = [0, 1, 2].map((rang) => {
    const [y, creux] = [120 + rang * 80, 120 + hasard.entier(0, 40)];
    const ligne = Array.from({ length: 17 }, (_, place) => {
      const t = (place + 0.5) / 17;
      const [x, fy] = [t * 1200, y + 4 * creux * t * (1 - t) * (rang % 2 ? 1 : 0.8)];
      const couleur = hasard.pick(['#ff6b6b', '#ffd166', '#4ecdc4', '#f7fff7', '#c77dff']);
      return rang === 1
        ? `<circle cx="${x}" cy="${fy + 16}" r="34" fill="#ffd77a" opacity="0.2"/><circle cx="${x}" cy="${fy + 16}" r="12" fill="#ffe9b0"/>`
        : `<path d="M${x - 17},${fy} h34 l-17,36 Z" fill="${couleur}"/>`;
    });
    return `<path d="M0,${y} Q600,${y + 2 * creux * (rang % 2 ? 1 : 0.8)} 1200,${y}" stroke="#f7e7c4" stroke-opacity="0.6" stroke-width="3" fill="none"/>${ligne.join('')}`;
  });
  const foule = Array.from({ length: 34 }, () => {
    const [x, h] = [hasard.entier(0, 1200), hasard.entier(70, 120)];
    const couleur = mix('#141a38', hasard.pick(['#7a3b52', '#3b5a7a', '#5a4a7a']), 0.35);
    return `<circle cx="${x}" cy="${800 - h}" r="17" fill="${couleur}"/><path d="M${x - 26},805 q0,${-h + 22} 26,${-h + 20} q26,0 26,${h - 20} Z" fill="${couleur}"/>`;
  });
  return `${ciel(toile)}${collines(toile, 520)}${Array.from({ length: 8 }, (_, rang) => maison(rang * 152 - 10, 640, 126, hasard.entier(140, 210), palette, hasard)).join('')}<radialGradient id="scene"><stop offset="0" stop-color="#ffcf7a" stop-opacity="0.75"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient>${sol(toile, 640)}<ellipse cx="600" cy="640" rx="520" ry="170" fill="url(#scene)"/>${fanions.join('')}${foule.join('')}`;
}
