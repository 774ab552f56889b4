import type { Anomalie, DocumentObjet } from '@bridge/contract';

type Lieu = DocumentObjet['lieu'];
/** South, west, north, east, in degrees. */
type Emprise = readonly [number, number, number, number];

const METROPOLE: Emprise = [41.2, -5.3, 51.2, 9.7];
/** The bounds of overseas lands by the first digits of their postcodes, which look like those of the mainland. */
const OUTRE_MER: Readonly<Record<string, Emprise>> = {
  '971': [15.8, -63.2, 18.2, -60.9],
  '972': [14.3, -61.3, 15, -60.7],
  '973': [2, -54.7, 6, -51.5],
  '974': [-21.5, 55.1, -20.8, 55.9],
  '975': [46.7, -56.5, 47.2, -56],
  '976': [-13.1, 44.9, -12.6, 45.4],
  '977': [17.8, -62.95, 18, -62.7],
  '978': [18, -63.2, 18.2, -62.9],
  '980': [43.7, 7.4, 43.8, 7.5],
  '986': [-14.5, -178.3, -13.1, -176],
  '987': [-28, -155, -7, -134],
  '988': [-23, 158, -19, 172.2],
};
const PAYS: Readonly<Record<string, Emprise>> = {
  AD: [42.4, 1.4, 42.7, 1.8],
  AT: [46.3, 9.5, 49.1, 17.2],
  BE: [49.4, 2.5, 51.6, 6.5],
  CH: [45.8, 5.9, 47.9, 10.5],
  DE: [47.2, 5.8, 55.1, 15.1],
  ES: [27.6, -18.2, 43.9, 4.4],
  GB: [49.8, -8.7, 60.9, 1.8],
  IT: [35.4, 6.6, 47.1, 18.6],
  LU: [49.4, 5.7, 50.2, 6.6],
  MC: [43.7, 7.4, 43.8, 7.5],
  NL: [50.7, 3.3, 53.6, 7.3],
  PT: [30, -31.4, 42.2, -6.1],
};
const CODES_POSTAUX: Readonly<Record<string, RegExp>> = {
  AD: /^AD\d{3}$/,
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  // 20 is Corsica, 98 Monaco and the Pacific; 99 is abroad.
  FR: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/,
  IT: /^\d{5}$/,
  LU: /^\d{4}$/,
  MC: /^980\d{2}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
};

/** The anomalies of the place of an objet. */
export function anomaliesDuLieu(lieu: Lieu): readonly Anomalie[] {
  const result: Anomalie[] = [];
  if (!lieu.commune?.trim() && !lieu.insee?.trim()) result.push('sans-commune');
  const forme = CODES_POSTAUX[lieu.pays];
  if (lieu.codePostal && forme && !forme.test(lieu.codePostal)) result.push('code-postal-invalide');
  if (!lieu.point) result.push('sans-position');
  else if (!isInside(lieu.point, empriseOf(lieu))) result.push('position-hors-pays');
  else if (lieu.point.qualite === 'douteux') result.push('position-douteuse');
  return result;
}

function empriseOf({ pays, codePostal = '', insee = '' }: Lieu): Emprise | undefined {
  if (pays !== 'FR') return PAYS[pays];
  return OUTRE_MER[codePostal.slice(0, 3)] ?? OUTRE_MER[insee.slice(0, 3)] ?? METROPOLE;
}

function isInside({ lat, lon }: { lat: number; lon: number }, emprise: Emprise | undefined): boolean {
  // Systems without a position write zero: no commune lies there.
  if (lat === 0 && lon === 0) return false;
  const [south, west, north, east] = emprise ?? [-90, -180, 90, 180];
  return lat >= south && lat <= north && lon >= west && lon <= east;
}
