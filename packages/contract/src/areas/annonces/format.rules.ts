import { formatNumber } from '../../kernel/words/format.ts';
import type { GenreDeFormat } from './annonce.choix.ts';
import type { Creation } from './creation.fields.ts';
import { fautesDeContenu } from './fichier.rules.ts';
import type { Exigences, MediaLu } from './format.types.ts';

/** The kinds of media that a format shows, with their names in messages. */
const MEDIAS_DE_GENRE: Readonly<Record<GenreDeFormat, { readonly genres: readonly string[]; readonly dit: string }>> = {
  image: { genres: ['photo', 'picto'], dit: 'une image' },
  native: { genres: ['photo'], dit: 'une photo' },
  texte: { genres: [], dit: '' },
  video: { genres: ['video'], dit: 'une vidéo' },
  html5: { genres: [], dit: '' },
  pdf: { genres: ['document', 'photo'], dit: 'un PDF ou une image' },
  slide: { genres: ['photo', 'video'], dit: 'une photo ou une vidéo' },
};

export const genresDeMediaPour = (genre: GenreDeFormat): readonly string[] => MEDIAS_DE_GENRE[genre].genres;

const DPI = 300;
const POUCE = 25.4;
const TOLERANCE = 0.02;

/** The pixels that a picture needs to fill the format; null for a side without a size. */
export function pixelsPour(format: Exigences): { readonly largeur: number | null; readonly hauteur: number | null } {
  const { unite, densite, resolution, fondPerdu } = format;
  const pixels = (side: number | null) => {
    if (side === null) return null;
    return unite === 'px'
      ? Math.round(side * Number(densite))
      : Math.round(((side + 2 * (fondPerdu ?? 0)) / POUCE) * (resolution ?? DPI));
  };
  return { largeur: pixels(format.largeur), hauteur: pixels(format.hauteur) };
}

/** Width over height, where the format has a shape. */
export function ratioDe({ largeur, hauteur, ratio }: Pick<Exigences, 'largeur' | 'hauteur' | 'ratio'>): number | null {
  if (largeur !== null && hauteur !== null) return largeur / hauteur;
  const [large = 0, haut = 0] = ratio?.split('/').map(Number) ?? [];
  return haut > 0 ? large / haut : null;
}

/** Why a media does not suit a format, one sentence each; empty when it does. */
export function mediaControle(format: Exigences, media: MediaLu): string[] {
  const { genres, dit } = MEDIAS_DE_GENRE[format.genre];
  if (genres.length === 0) return ['Ce format n’a pas de média.'];
  if (!genres.includes(media.genre)) return [`Ce format demande ${dit}.`];
  return [...fautesDeFichier(format, media), ...fautesDeTaille(format, media), ...fautesDeContenu(format, media)];
}

function fautesDeFichier({ typesFichiers, poidsMax, dureeMax }: Exigences, media: MediaLu): string[] {
  const fautes: string[] = [];
  if (typesFichiers.length > 0 && typesFichiers.every((type) => type !== media.typeMime))
    fautes.push(
      `Ce format n’accepte pas ce type de fichier, mais ${typesFichiers.map((type) => type.replace(/^.*\//, '').toUpperCase()).join(', ')}.`,
    );
  const ko = media.poids === null ? null : Math.ceil(media.poids / 1_000);
  if (poidsMax !== null && ko !== null && ko > poidsMax)
    fautes.push(`Trop lourd\u00a0: ${formatNumber(ko, 'Ko')}, ${formatNumber(poidsMax, 'Ko')} au plus.`);
  if (dureeMax !== null && media.duree !== null && media.duree > dureeMax)
    fautes.push(
      `Trop long\u00a0: ${formatNumber(Math.round(media.duree), 's')}, ${formatNumber(dureeMax, 's')} au plus.`,
    );
  return fautes;
}

/** The kinds measured in pixels: drawings are sharp at any size, and a PDF has pages. */
const MESURES: readonly string[] = ['photo', 'video'];

function fautesDeTaille(format: Exigences, { genre, largeur, hauteur }: MediaLu): string[] {
  if (!MESURES.includes(genre) || largeur === null || hauteur === null) return [];
  const voulu = pixelsPour(format);
  const petit = (voulu.largeur ?? 0) > largeur || (voulu.hauteur ?? 0) > hauteur;
  const fautes: string[] = [];
  if (petit)
    fautes.push(
      `Trop petit\u00a0: ${formatNumber(largeur)} × ${formatNumber(hauteur)} pixels, il en faut au moins ${cote(voulu.largeur)} × ${cote(voulu.hauteur)}.`,
    );
  const ratio = ratioDe(format);
  if (!format.recadrage && ratio !== null && Math.abs(largeur / hauteur / ratio - 1) > TOLERANCE)
    fautes.push(
      `Pas la bonne forme\u00a0: ${formatNumber(Math.round((largeur / hauteur) * 100) / 100)} de large pour 1 de haut, ce format demande ${formatNumber(Math.round(ratio * 100) / 100)} pour 1.`,
    );
  return fautes;
}

const cote = (side: number | null) => (side === null ? 'libre' : formatNumber(side));

interface Faute {
  /** A field of the création. */
  readonly path: 'media' | 'archive' | 'titre' | 'accroche' | 'url';
  readonly message: string;
}

/** Why a création does not suit its format. `media` is undefined when it cannot be read. */
export function creationControle(format: Exigences, creation: Creation, media: MediaLu | undefined): Faute[] {
  const fautes: Faute[] = [];
  const refus = creation.media && media ? mediaControle(format, media) : [];
  if (refus.length > 0) fautes.push({ path: 'media', message: refus.join(' ') });
  const trop = (path: 'titre' | 'accroche', most: number | null) => {
    const { length } = creation[path];
    if (most !== null && length > most)
      fautes.push({
        path,
        message:
          most === 0
            ? `Ce format n’a pas ${path === 'titre' ? 'de titre' : 'd’accroche'}.`
            : `${length} caractères, ${most} au plus dans ce format.`,
      });
  };
  trop('titre', format.maxTitre);
  trop('accroche', format.maxAccroche);
  return fautes;
}

/** The facts of an archive that was checked. */
export interface ArchiveLue {
  /** The size once open, in bytes. */
  readonly poids: number;
  /** The width that the archive declares (`ad.size`), in pixels, or null. */
  readonly largeur: number | null;
  readonly hauteur: number | null;
}

/** Why an archive does not suit a format, one sentence each. An undefined archive is missing. */
export function archiveControle(
  { genre, largeur, hauteur, poidsMax }: Pick<Exigences, 'genre' | 'largeur' | 'hauteur' | 'poidsMax'>,
  archive: ArchiveLue | undefined,
): string[] {
  if (genre !== 'html5') return ['Ce format n’a pas d’archive HTML5.'];
  if (archive === undefined) return ['Cette archive n’est plus là\u00a0: déposez-la de nouveau.'];
  const ko = Math.ceil(archive.poids / 1_000);
  const isWrong = (wanted: number | null, said: number | null) => wanted !== null && said !== null && wanted !== said;
  return [
    ...(poidsMax !== null && ko > poidsMax
      ? [`Trop lourd\u00a0: ${formatNumber(ko, 'Ko')}, ${formatNumber(poidsMax, 'Ko')} au plus.`]
      : []),
    ...(isWrong(largeur, archive.largeur) || isWrong(hauteur, archive.hauteur)
      ? [
          `Pas la bonne taille\u00a0: elle se dit de ${cote(archive.largeur)} × ${cote(archive.hauteur)} pixels, ce format demande ${cote(largeur)} × ${cote(hauteur)}.`,
        ]
      : []),
  ];
}

/** What a création lacks before it can be approved. */
export function creationManques({ genre }: Pick<Exigences, 'genre'>, creation: Creation, hasObjet: boolean): Faute[] {
  const fautes: Faute[] = [];
  const builtByObjet = genre === 'native' && hasObjet;
  if (genre === 'html5' && creation.archive === '')
    fautes.push({ path: 'archive', message: 'Déposez l’archive que cette création montre.' });
  if (!['native', 'texte', 'html5'].includes(genre) && creation.media === null)
    fautes.push({ path: 'media', message: 'Choisissez le média que cette création montre.' });
  if (['native', 'texte', 'video'].includes(genre) && creation.titre === '' && !builtByObjet)
    fautes.push({ path: 'titre', message: 'Écrivez le titre de cette création.' });
  if (genre !== 'pdf' && genre !== 'slide' && creation.url === '' && !hasObjet)
    fautes.push({ path: 'url', message: 'Indiquez où mène cette création.' });
  return fautes;
}
