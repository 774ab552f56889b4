import { createHash } from 'node:crypto';
import type { FondDeCarte, MediaRecord } from '@bridge/contract';
import { creditNu } from '../../composition/mots/credit.rules.ts';
import { enLangue } from '../../composition/mots/langue.rules.ts';
import type { PhotoRendue } from '../../composition/objet-compose.ts';
import type { Mosaique } from '../carte.vue.rules.ts';
import { dessinDePicto } from '../pictos.ts';
import type { CanalImprime } from './document/document.ts';
import type { ImageImprimee } from './image.imprimee.ts';

/** The room that an image takes on the page. */
export interface Room {
  /** The width in millimetres. */
  readonly largeur: number;
  /** Width by height, or null for the image's own ratio. */
  readonly ratio: number | null;
}

/** A file that the document names: the images brought later bear these names. */
export type ImageDemandee = { readonly nom: string } & (
  | {
      readonly genre: 'photo';
      readonly objet: number;
      readonly empreinte: string;
      readonly room: Room;
      readonly quoi: string;
    }
  | { readonly genre: 'media'; readonly media: MediaRecord; readonly room: Room; readonly quoi: string }
  | { readonly genre: 'pdf' | 'profil'; readonly media: MediaRecord; readonly quoi: string }
  | { readonly genre: 'svg'; readonly svg: string }
  | {
      readonly genre: 'tuiles';
      readonly fond: FondDeCarte;
      readonly mosaique: Mosaique;
      readonly room: Room;
      readonly quoi: string;
    }
);

export interface Images {
  photo(photo: Pick<PhotoRendue, 'objet' | 'empreinte' | 'alternative' | 'credit'>, room: Room): ImageImprimee;
  /** The image of a media, or null when it cannot be printed. */
  media(media: MediaRecord, room: Room, langue: string): ImageImprimee | null;
  /** The file name of a pictogram, or null for an unknown name. `media`: its media, if it has one. */
  picto(nom: string, media?: MediaRecord): string | null;
  svg(svg: string): string;
  /** The colour profile of the printer. */
  profil(media: MediaRecord, langue: string): { readonly fichier: string; readonly nom: string };
  /** The background of a map. */
  tuiles(fond: FondDeCarte, mosaique: Mosaique, room: Room, quoi: string): ImageImprimee;
  readonly demandes: () => readonly ImageDemandee[];
  /** The pictograms that were drawn, by name. */
  readonly pictos: () => ReadonlySet<string>;
}

const FOLDER = 'images';
/** The size of a pictogram beside a word, in millimetres, which decides how finely it is drawn. */
const PICTO: Room = { largeur: 6, ratio: null };

/** The images that a document asks for while it is written, each once. */
export function collectImages({ canal }: { readonly canal: CanalImprime }): Images {
  const demandes = new Map<string, ImageDemandee>();
  const pictos = new Set<string>();
  const ask = (demande: ImageDemandee): string => {
    if (!demandes.has(demande.nom)) demandes.set(demande.nom, demande);
    return demande.nom;
  };
  const svg = (texte: string) => ask({ nom: `${FOLDER}/${empreinte(texte)}.svg`, genre: 'svg', svg: texte });

  return {
    demandes: () => [...demandes.values()],
    pictos: () => pictos,
    svg,
    picto: (nom, media) => {
      if (media !== undefined) {
        pictos.add(nom);
        return ask({
          nom: `${FOLDER}/${media.fichier.id}.svg`,
          genre: 'media',
          media,
          room: PICTO,
          quoi: enLangue(media.titre, 'fr'),
        });
      }
      const path = dessinDePicto(nom);
      if (path === null) return null;
      pictos.add(nom);
      return svg(svgDuPicto(path));
    },
    profil: (media, langue) => {
      const nom = media.profil || enLangue(media.titre, langue);
      return { fichier: ask({ nom: `${FOLDER}/${media.fichier.id}.icc`, genre: 'profil', media, quoi: nom }), nom };
    },
    tuiles: (fond, mosaique, room, quoi) => {
      const { zoom, x, y, zone } = mosaique;
      const nom = `${FOLDER}/${fond}-${empreinte([zoom, x, y, ...Object.values(zone)].join(' '))}-${sizeOf(room)}.jpg`;
      return { fichier: ask({ nom, genre: 'tuiles', fond, mosaique, room, quoi }), alternative: '', credit: null };
    },
    photo: ({ objet, empreinte: of, alternative, credit }, room) => ({
      fichier: ask({
        nom: `${FOLDER}/p${objet}-${of}-${sizeOf(room)}.jpg`,
        genre: 'photo',
        objet,
        empreinte: of,
        room,
        quoi: alternative,
      }),
      alternative,
      credit: credit === null ? null : creditNu(credit),
    }),
    media: (media, room, langue) => {
      const { genre, typeMime, fichier, credit } = media;
      const quoi = enLangue(media.titre, langue);
      const alternative = media.decorative ? '' : enLangue(media.alternatif, langue) || quoi;
      const told = { alternative, credit: creditNu(credit) || null };
      if (typeMime === 'application/pdf')
        return { fichier: ask({ nom: `${FOLDER}/${fichier.id}.pdf`, genre: 'pdf', media, quoi }), ...told };
      if (typeMime === 'image/svg+xml')
        return { fichier: ask({ nom: `${FOLDER}/${fichier.id}.svg`, genre: 'media', media, room, quoi }), ...told };
      if (genre !== 'photo') return null;
      const extension = canal === 'ecran' && typeMime === 'image/png' ? 'png' : 'jpg';
      const nom = `${FOLDER}/${fichier.id}-${sizeOf(room)}.${extension}`;
      return { fichier: ask({ nom, genre: 'media', media, room, quoi }), ...told };
    },
  };
}

const sizeOf = ({ largeur, ratio }: Room) =>
  `${Math.round(largeur)}-${ratio === null ? 'libre' : Math.round(ratio * 1_000)}`;

const empreinte = (texte: string) => createHash('sha256').update(texte).digest('hex').slice(0, 16);

/** A drawing in the black of the page. */
function svgDuPicto(path: string, couleur = '#000000'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${couleur}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
}
