/** Readable shades of any colour: contrast depends on luminance alone, so each shade is brought to the luminance of its use. */

const COULEUR_PAR_DEFAUT = '#22577a';
/** The colour of text on light fills, and the surfaces that shades stand on, as in web/base.css. */
export const ENCRE = '#16191d';
export const BLANC = '#ffffff';
export const SURFACES = { clair: ['#ffffff', '#f6f7f8'], sombre: ['#15181c', '#1e2227'] } as const;

type Rvb = readonly [number, number, number];

const rvb = (couleur: string): Rvb => {
  const written = Number.parseInt(couleur.slice(1), 16);
  return [(written >> 16) & 255, (written >> 8) & 255, written & 255];
};

const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

export function luminance(couleur: string): number {
  const [r, v, b] = rvb(couleur);
  return 0.2126 * linear(r) + 0.7152 * linear(v) + 0.0722 * linear(b);
}

/** The ratio of WCAG between two opaque colours, from 1 to 21. */
export function contraste(une: string, autre: string): number {
  const [low = 0, high = 0] = [luminance(une), luminance(autre)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function melange(de: string, vers: string, part: number): string {
  const [a, b] = [rvb(de), rvb(vers)];
  return `#${a.map((x, at) => hex(x + ((b[at] ?? 0) - x) * part)).join('')}`;
}

const hex = (x: number) => Math.round(x).toString(16).padStart(2, '0');

/** Mixes black in until the colour is at most this luminous, or white until it is at least so. */
function borne(couleur: string, { plus = 1, moins = 0 }: { plus?: number; moins?: number }): string {
  const own = luminance(couleur);
  if (own <= plus && own >= moins) return couleur;
  const vers = own > plus ? '#000000' : BLANC;
  let [kept, changed] = [0, 1];
  for (let step = 0; step < 16; step += 1) {
    const middle = (kept + changed) / 2;
    const light = luminance(melange(couleur, vers, middle));
    if (light > plus || light < moins) kept = middle;
    else changed = middle;
  }
  return melange(couleur, vers, changed);
}

export interface Nuances {
  /** The fill of buttons and marks, and the text on it. */
  readonly action: string;
  readonly surAction: string;
  /** Links and marks on the surfaces of the page. */
  readonly lien: string;
  readonly actionSombre: string;
  readonly lienSombre: string;
}

/** The shades of a colour: a luminous colour stays under dark text, another one is darkened for white text. */
export function nuancesDe(couleur: string | null): Nuances {
  const own = couleur !== null && /^#[0-9a-f]{6}$/i.test(couleur) ? couleur.toLowerCase() : COULEUR_PAR_DEFAUT;
  const isLight = luminance(own) >= 0.3;
  return {
    action: isLight ? own : borne(own, { plus: 0.15 }),
    surAction: isLight ? ENCRE : BLANC,
    lien: borne(own, { plus: 0.14 }),
    actionSombre: borne(own, { moins: 0.34 }),
    lienSombre: borne(own, { moins: 0.4 }),
  };
}
