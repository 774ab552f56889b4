import type { FICHIERS_DE_MEDIA, GenreDeMedia } from '@bridge/contract';
import { refus } from './refus.ts';

export type TypeDeFichier = (typeof FICHIERS_DE_MEDIA)[number];

/** How many bytes tell the type of a file. */
export const ENTETE = 4_096;

export const GENRE_DU_TYPE: Readonly<Record<TypeDeFichier, GenreDeMedia>> = {
  'image/jpeg': 'photo',
  'image/png': 'photo',
  'image/webp': 'photo',
  'image/avif': 'photo',
  'image/gif': 'photo',
  'image/tiff': 'photo',
  'image/svg+xml': 'picto',
  'video/mp4': 'video',
  'video/webm': 'video',
  'audio/mpeg': 'audio',
  'audio/ogg': 'audio',
  'audio/wav': 'audio',
  'application/pdf': 'document',
  'application/gpx+xml': 'trace',
  'application/vnd.google-earth.kml+xml': 'trace',
  'application/geo+json': 'trace',
  'font/woff2': 'police',
  'font/woff': 'police',
  'font/ttf': 'police',
  'font/otf': 'police',
  'application/vnd.iccprofile': 'profil',
};

export const EXTENSIONS: Readonly<Record<TypeDeFichier, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/tiff': 'tif',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'application/pdf': 'pdf',
  'application/gpx+xml': 'gpx',
  'application/vnd.google-earth.kml+xml': 'kml',
  'application/geo+json': 'geojson',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
  'application/vnd.iccprofile': 'icc',
};

const says = (bytes: Buffer, at: number, word: string) => bytes.toString('latin1', at, at + word.length) === word;

/** First bytes, in hexadecimal. */
const DEBUTS: readonly (readonly [hex: string, type: TypeDeFichier])[] = [
  ['ffd8ff', 'image/jpeg'],
  ['89504e470d0a1a0a', 'image/png'],
  ['474946383761', 'image/gif'],
  ['474946383961', 'image/gif'],
  ['49492a00', 'image/tiff'],
  ['4d4d002a', 'image/tiff'],
  ['1a45dfa3', 'video/webm'],
  ['494433', 'audio/mpeg'],
  ['4f676753', 'audio/ogg'],
  ['255044462d', 'application/pdf'],
  ['774f4632', 'font/woff2'],
  ['774f4646', 'font/woff'],
  ['00010000', 'font/ttf'],
  ['74727565', 'font/ttf'],
  ['4f54544f', 'font/otf'],
];

const VIDEOS = /^(?:isom|iso\d|mp4\d|avc1|M4V |M4VP|dash|MSNV|f4v )$/;
const HEIC = /^(?:hei[cxms]|hev[cx]|mif1|msf1)$/;

/** Types that people give by mistake, with the advice to show them. */
const AUTRES: readonly (readonly [hex: string, raison: string])[] = [
  [
    '504b0304',
    'C’est une archive ZIP ou un document de bureautique\u00a0: déposez une archive par «\u00a0Archive\u00a0», un document en PDF.',
  ],
  ['d0cf11e0', 'C’est un document de bureautique\u00a0: enregistrez-le en PDF puis déposez-le.'],
  ['38425053', 'C’est un document Photoshop\u00a0: exportez-le en JPEG, PNG ou TIFF puis déposez-le.'],
  ['424d', 'C’est une image BMP\u00a0: enregistrez-la en PNG puis déposez-la.'],
  ['4d5a', 'C’est un programme\u00a0: il n’a pas sa place ici.'],
  ['7f454c46', 'C’est un programme\u00a0: il n’a pas sa place ici.'],
];

const INCONNU =
  'Ce type de fichier n’est pas accepté. Déposez une image (JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG), une vidéo MP4 ou WebM, un son MP3, OGG ou WAV, un PDF, un tracé (GPX, KML, GeoJSON), une police ou un profil de couleur ICC.';
const CODE = 'Ce fichier contient du code de page web\u00a0: il est refusé. Exportez-le à nouveau depuis son logiciel.';

/** Words that make a browser read a file as a page, whatever its first bytes. */
const PAGE = /<(?:!doctype\s+html|html|script|body|head|iframe|svg|\?php)[\s>/]/i;

/** The type that people expect from an extension. */
const ATTENDUS: Readonly<Record<string, string>> = {
  jpg: 'une image JPEG',
  jpeg: 'une image JPEG',
  png: 'une image PNG',
  webp: 'une image WebP',
  avif: 'une image AVIF',
  gif: 'une image GIF',
  tif: 'une image TIFF',
  tiff: 'une image TIFF',
  svg: 'un dessin SVG',
  mp4: 'une vidéo MP4',
  webm: 'une vidéo WebM',
  mp3: 'un son MP3',
  ogg: 'un son OGG',
  wav: 'un son WAV',
  pdf: 'un document PDF',
  gpx: 'un tracé GPX',
  kml: 'un tracé KML',
  geojson: 'un tracé GeoJSON',
  icc: 'un profil de couleur',
  icm: 'un profil de couleur',
};

/** The refusal of an unknown content, which names the type that the extension promised. */
function inconnu(nom: string): string {
  const fin = /\.([a-z0-9]{1,5})$/i.exec(nom)?.[1]?.toLowerCase() ?? '';
  const attendu = ATTENDUS[fin];
  if (attendu === undefined) return INCONNU;
  return `Ce fichier se termine par .${fin} mais n’est pas ${attendu}\u00a0: il est abîmé, ou son nom a été changé. Ouvrez-le dans son logiciel, enregistrez-le de nouveau puis déposez-le.`;
}

/** The type of a file by its content, whatever its name or its sender say; throws a refusal with the reason. */
export function typeDuContenu(bytes: Buffer, nom: string): TypeDeFichier {
  if (bytes.length === 0) throw refus('Ce fichier est vide.');
  const hex = bytes.subarray(0, 16).toString('hex');
  const type = DEBUTS.find(([first]) => hex.startsWith(first))?.[1] ?? typeComposite(bytes) ?? typeDuTexte(bytes, nom);
  if (type === null) throw refus(AUTRES.find(([first]) => hex.startsWith(first))?.[1] ?? inconnu(nom));
  const isText = GENRE_DU_TYPE[type] === 'trace' || type === 'image/svg+xml';
  if (!isText && PAGE.test(bytes.toString('latin1', 0, 1_024))) throw refus(CODE);
  return type;
}

function typeComposite(bytes: Buffer): TypeDeFichier | null {
  if (says(bytes, 0, 'RIFF')) {
    if (says(bytes, 8, 'WEBP')) return 'image/webp';
    return says(bytes, 8, 'WAVE') ? 'audio/wav' : null;
  }
  if (says(bytes, 4, 'ftyp')) {
    const marque = bytes.toString('latin1', 8, 12);
    if (marque === 'avif' || marque === 'avis') return 'image/avif';
    if (HEIC.test(marque))
      throw refus(
        'C’est une photo HEIC, que les navigateurs ne montrent pas\u00a0: exportez-la en JPEG puis déposez-la.',
      );
    if (marque === 'qt  ') throw refus('C’est une vidéo QuickTime\u00a0: exportez-la en MP4 puis déposez-la.');
    return VIDEOS.test(marque) ? 'video/mp4' : null;
  }
  if (says(bytes, 36, 'acsp')) return 'application/vnd.iccprofile';
  const [first = 0, second = 0] = bytes;
  // Layer III of any version of MPEG audio.
  return first === 0xff && (second & 0xe6) === 0xe2 ? 'audio/mpeg' : null;
}

/** An object whose first members tell a collection of shapes, or one shape. */
const GEOJSON =
  /^\s*\{[\s\S]*?"type"\s*:\s*"(?:FeatureCollection|Feature|GeometryCollection|(?:Multi)?(?:Point|LineString|Polygon))"/;

/** The type of a text by its first element; before that element, only what XML allows may stand. */
function typeDuTexte(bytes: Buffer, nom: string): TypeDeFichier | null {
  if (bytes.includes(0)) return null;
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (GEOJSON.test(text)) return 'application/geo+json';
  if (!/^\s*</.test(text)) return null;
  const prologue =
    /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\])?[^>]*>)*/i.exec(text)?.[0] ?? '';
  const root = /^<(?:[\w-]+:)?([\w-]+)[\s/>]/.exec(text.slice(prologue.length))?.[1] ?? '';
  if (root === 'svg') return 'image/svg+xml';
  if (root === 'gpx') return 'application/gpx+xml';
  if (root === 'kml') return 'application/vnd.google-earth.kml+xml';
  throw refus(
    /^(?:html|head|body|script)$/i.test(root)
      ? 'C’est une page web\u00a0: elle n’a pas sa place ici. Déposez l’image ou le document qu’elle montre.'
      : inconnu(nom),
  );
}
