import type { BlocRendu, BrouillonDeGabaritDiaporama, Ciel, FondDeCarte, Langue } from '@bridge/contract';
import type { PhotoRendue } from '../../composition/objet-compose.ts';
import type { Mosaique } from '../carte.vue.rules.ts';
import type { GRAISSES, Police } from '../polices.ts';

/** The origin of a picture, a film or a typeface: the code that draws it knows the address of its bytes. */
export type SourceDImage =
  /** A photo of an objet, resized by the product. */
  | ({ readonly genre: 'photo'; readonly largeur: 1280 | 1920 } & Pick<PhotoRendue, 'objet' | 'rang' | 'empreinte'>)
  /** A file of the médiathèque, as it is or in its large view. */
  | { readonly genre: 'fichier'; readonly fichier: string; readonly vue: 'grande' | 'original'; readonly type: string }
  /** A typeface that comes with the product. */
  | { readonly genre: 'police'; readonly famille: Police; readonly graisse: (typeof GRAISSES)[number] }
  /** Tiles of a map, side by side. */
  | { readonly genre: 'tuiles'; readonly fond: FondDeCarte; readonly mosaique: Mosaique };

/** A typeface that comes with a gabarit, in one file. */
export interface PoliceEmbarquee {
  readonly pour: 'textes' | 'titres';
  /** The name of the family in styles. */
  readonly famille: string;
  readonly graisse: string;
  readonly source: SourceDImage;
}

/** A picture with its description. */
export interface ImageDEcran {
  readonly source: SourceDImage;
  readonly alternative: string;
  readonly credit: string | null;
  /** The last civil day on which the picture may be shown, or null without a known end. */
  readonly jusquAu: string | null;
}

export interface TempsQuIlFait {
  readonly ciel: Ciel;
  /** « Éclaircies ». */
  readonly mots: string;
}

/** An annonce in the place that a gabarit keeps for one, beside an objet. */
export interface EncartDEcran {
  readonly titre: string;
  readonly texte: string;
  readonly image: ImageDEcran | null;
  readonly mention: string;
}

/** The content of one slide, read and cut: drawing it asks for nothing more. Texts are plain. */
export type ContenuDEcran =
  | {
      readonly genre: 'objet';
      readonly titre: string;
      readonly lieu: string;
      readonly texte: string;
      readonly photo: ImageDEcran | null;
      readonly blocs: readonly BlocRendu[];
      /** The photos that blocs may show. */
      readonly photos: readonly Pick<PhotoRendue, 'objet' | 'rang' | 'empreinte'>[];
      readonly qr: string | null;
      /** « vide »: the place is kept for an annonce that is not known yet. */
      readonly encart: EncartDEcran | 'vide' | null;
    }
  | {
      readonly genre: 'image';
      readonly titre: string;
      readonly image: ImageDEcran | null;
      readonly cadrage: 'remplir' | 'contenir';
    }
  | {
      readonly genre: 'video';
      readonly titre: string;
      readonly video: ImageDEcran;
      readonly cadrage: 'remplir' | 'contenir';
      /** The mention of who pays for the annonce, and its QR code. */
      readonly annonce?: { readonly mention: string; readonly qr: string | null };
    }
  | { readonly genre: 'texte'; readonly titre: string; readonly texte: string; readonly ton: 'information' | 'alerte' }
  | {
      readonly genre: 'agenda';
      readonly titre: string;
      readonly lignes: readonly { readonly nom: string; readonly lieu: string; readonly heures: string }[];
    }
  | { readonly genre: 'compte'; readonly titre: string; readonly reste: string }
  | { readonly genre: 'qr'; readonly titre: string; readonly texte: string; readonly svg: string | null }
  | {
      readonly genre: 'meteo';
      readonly titre: string;
      readonly jours: readonly (TempsQuIlFait & {
        readonly jour: string;
        readonly min: string;
        readonly max: string;
      })[];
      /** « Relevé à 14 h 30 ». */
      readonly releve: string;
    }
  | {
      readonly genre: 'nouvelle';
      readonly source: string;
      readonly titre: string;
      readonly texte: string;
      readonly date: string;
    }
  | {
      readonly genre: 'carte';
      readonly titre: string;
      readonly fond: ImageDEcran | null;
      /** Positions in hundredths of the width and of the height. */
      readonly reperes: readonly { readonly x: number; readonly y: number; readonly couleur: string }[];
      readonly legende: readonly { readonly nom: string; readonly couleur: string }[];
    }
  | {
      readonly genre: 'annonce';
      readonly titre: string;
      readonly texte: string;
      readonly image: ImageDEcran | null;
      /** The mention that this is an advertisement, with the name of who pays. */
      readonly mention: string;
      readonly qr: string | null;
    };

/** The band of every slide, above or below what changes. */
export interface BandeauDEcran {
  readonly place: 'haut' | 'bas';
  readonly heure: string | null;
  readonly date: string | null;
  readonly logo: ImageDEcran | null;
  readonly defilant: string;
}

/** The screen that a slide is drawn for. */
export interface Ecran {
  readonly gabarit: BrouillonDeGabaritDiaporama;
  readonly polices?: readonly PoliceEmbarquee[];
  /** The parameters of the gabarit that the diaporama sets, by name. */
  readonly parametres?: Readonly<Record<string, string>>;
  /** The size in pixels. */
  readonly largeur: number;
  readonly hauteur: number;
  readonly langue: Langue;
  /** The address of the bytes of a picture, or null when they cannot be had: the picture is then left out. */
  readonly adresse: (source: SourceDImage) => string | null;
}
