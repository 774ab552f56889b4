import sharp from 'sharp';
import { createHasard } from '../hasard.ts';
import { HAUTEUR, LARGEUR, type Toile } from './dessin.ts';
import { NUIT, paletteDe } from './palette.ts';
import { chateau, gite, port, tente, village } from './scenes.lieux.ts';
import { foret, jardin, lac, riviere, sentier, vallons } from './scenes.paysages.ts';
import { cave, fete, marche, table } from './scenes.table.ts';

/** The scenes by the first word of a seed. */
const SCENES: Readonly<Record<string, (toile: Toile) => string>> = {
  lac,
  collines: vallons,
  riviere,
  sentier,
  foret,
  nature: (toile) => (toile.hasard.chance(0.5) ? riviere(toile) : vallons(toile)),
  // Flowers are grey at dusk: a garden is seen by day.
  jardin: (toile) => jardin({ ...toile, palette: paletteDe(toile.hasard.entier(0, 2)) }),
  village: (toile) => (toile.hasard.chance(0.25) ? port(toile) : village(toile)),
  maison: gite,
  chateau,
  tente,
  table,
  cave,
  marche,
  fete,
  nuit: (toile) => toile.hasard.pick([lac, village, tente, chateau])({ ...toile, palette: NUIT }),
};
export const NOMS_SCENES: readonly string[] = Object.keys(SCENES);

/** The drawing of a seed such as « lac-12 ». An unknown scene shows hills. */
export function drawPhoto(graine: string): string {
  const hasard = createHasard(`photo/${graine}`);
  const scene = SCENES[graine.split('-', 1)[0] ?? ''] ?? vallons;
  const toile = { hasard, palette: paletteDe(hasard.entier(0, 999)) };
  const dessin = scene(toile);
  // Half of them are mirrored, for twice as many views.
  return hasard.chance(0.5) ? dessin : `<g transform="translate(${LARGEUR},0) scale(-1,1)">${dessin}</g>`;
}

/** A stylised view, always the same for the same seed, as a JPEG. */
export async function renderPhoto(
  graine: string,
  { largeur, hauteur }: { readonly largeur: number; readonly hauteur: number },
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LARGEUR} ${HAUTEUR}" width="${largeur}" height="${hauteur}" preserveAspectRatio="xMidYMid slice">${drawPhoto(graine)}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: false }).toBuffer();
}
