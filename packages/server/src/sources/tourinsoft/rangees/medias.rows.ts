import type { Langue, Media } from '@bridge/contract';
import { isFolder } from '../../../catalogue/url.rules.ts';
import { ADRESSE_DE_DOSSIER } from '../../clean/media.words.ts';
import { type Depot, enLangue, warn } from '../depot.ts';
import { readJour, readUrl } from '../valeurs/lectures.rules.ts';
import { normalize } from '../valeurs/noms.rules.ts';
import { type Disposition, type Rangee, texteDe, textesDe } from './rangees.reader.ts';

const NOMS: readonly (readonly [RegExp, string])[] = [
  [/^urlvideo|^url|^lien|^fichier$|^photo$|^image$|^media$|^document/, 'url'],
  [/embed|integrer/, 'url'],
  [/^titre|^nom$|^intitule/, 'titre'],
  [/^legende|^description/, 'legende'],
  [/credit|copyright|auteur/, 'credit'],
  [/licence/, 'licence'],
  [/^date(de)?debut/, 'aPartirDu'],
  [/^date(de)?fin/, 'jusquAu'],
];

export const DISPOSITION_MEDIAS: Disposition = {
  parPosition: (colonnes) =>
    colonnes.length >= 4 ? ['url', 'legende', 'titre', 'credit'] : ['url', 'titre', 'credit'],
  parNom: (colonne) => NOMS.find(([motif]) => motif.test(normalize(colonne)))?.[1],
  nature: 'adresses',
};

const DOCUMENT = /\.(html?|pdf|docx?|xlsx?|odt|gpx|kml|zip)(\?|$)/i;
const VIDEO = /youtu\.?be|vimeo\.com|dailymotion\.com|\.(mp4|webm|mov)(\?|$)/i;
const IMAGE = /\.(jpe?g|png|gif|webp|avif|bmp|tiff?)(\?|$)/i;

/** The kind of medium that the name of a field announces, where its files are no photos: « logo », « plan », « webcam ». */
export function genreParChamp(champ: string): Media['genre'] | undefined {
  return (['logo', 'plan', 'webcam'] as const).find((genre) => normalize(champ).startsWith(genre));
}

function genreDe(url: string, voulu: Media['genre'] | undefined): Media['genre'] {
  if (voulu !== undefined && voulu !== 'image') return voulu;
  if (DOCUMENT.test(url)) return 'document';
  if (VIDEO.test(url) && !IMAGE.test(url)) return 'video';
  return 'image';
}

/** What stands between addresses that are written one after the other. */
const ENTRE_ADRESSES = /[\s,;|]+(?=(?:https?:\/\/|www\.))/i;

/** Addresses that a piece of ready-made HTML shows or links to; pictures lose the size that the page asked for. */
export function adressesDuHtml(texte: string): string[] {
  if (!texte.includes('<')) return texte.split(ENTRE_ADRESSES);
  return [
    ...texte.matchAll(/<(?:img|a|iframe|source|video|embed)\b[^<>]*?\b(?:src|href)\s*=\s*["']?([^"'\s>]+)/gi),
  ].map(([, adresse = '']) =>
    adresse.replaceAll('&amp;', '&').replace(/\?(?:width|height)=\d+(?:&(?:width|height)=\d+)*$/i, ''),
  );
}

/** The name of the file says which medium it is, whichever of its twin fields it came through. */
function cleDe(url: string, medias: readonly Media[]): string {
  const nom = normalize(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '').slice(0, 60) || 'media';
  let cle = nom;
  for (let rang = 2; medias.some((media) => media.cle === cle); rang += 1) cle = `${nom}-${rang}`;
  return cle;
}

/** The titles and captions of a photo come in one language each: those of another field add theirs. */
function withLangues(media: Media, neuf: Partial<Media>, deja: Media): Media {
  const textes = (['titre', 'legende'] as const).flatMap((quoi) =>
    neuf[quoi] === undefined ? [] : [[quoi, { ...neuf[quoi], ...deja[quoi] }] as const],
  );
  return { ...media, ...Object.fromEntries(textes) };
}

export function putMedias(
  depot: Depot,
  rangees: readonly Rangee[],
  langue: Langue,
  voulu: Media['genre'] | undefined,
): void {
  const { medias } = depot.document;
  for (const rangee of rangees) {
    const adresses = textesDe(rangee, 'url').flatMap(adressesDuHtml);
    for (const brute of adresses) {
      const url = readUrl(brute);
      if (url === null) {
        warn(depot, rangee.chemin, 'Adresse de média illisible.', brute);
        continue;
      }
      const genre = genreDe(url, voulu);
      if (genre !== 'video' && isFolder(url)) {
        warn(depot, rangee.chemin, ADRESSE_DE_DOSSIER, brute);
        continue;
      }
      const titre = texteDe(rangee, 'titre');
      const legende = texteDe(rangee, 'legende');
      const credit = texteDe(rangee, 'credit');
      const licence = texteDe(rangee, 'licence');
      const aPartirDu = readJour(texteDe(rangee, 'aPartirDu'));
      const jusquAu = readJour(texteDe(rangee, 'jusquAu'));
      const details = {
        ...(titre === '' ? {} : { titre: enLangue(langue, titre) }),
        ...(legende === '' ? {} : { legende: enLangue(langue, legende) }),
        ...(credit === '' ? {} : { credit }),
        ...(licence === '' ? {} : { licence }),
        ...(aPartirDu === null ? {} : { aPartirDu }),
        ...(jusquAu === null ? {} : { jusquAu }),
      };
      const rang = medias.findIndex((media) => media.url === url);
      const deja = medias[rang];
      const place = deja === undefined ? medias.length : rang;
      const champ = rangee.chemin.replace(/\[\d+\]$/, '');
      if (genre === 'image') depot.photos.set(champ, [...(depot.photos.get(champ) ?? []), place]);
      if (deja === undefined) medias.push({ cle: cleDe(url, medias), genre, url, ...details });
      else medias[rang] = withLangues({ ...details, ...deja }, details, deja);
    }
  }
}
