import type { BlocRendu, BrouillonDeGabaritDiaporama, Ciel, FondDeCarte, Langue } from '@bridge/contract';
import type { PhotoRendue } from '../../composition/objet-compose.ts';
import type { Mosaique } from '../carte.vue.rules.ts';
import type { GRAISSES, Police } from '../polices.ts';

/** Where the bytes of a picture, of a film or of a typeface come from: whoever draws it says at which address they are then. */
export type SourceDImage =
  /** Of an objet, through the resizer of the product. */
  | ({ readonly genre: 'photo'; readonly largeur: 1280 | 1920 } & Pick<PhotoRendue, 'objet' | 'rang' | 'empreinte'>)
  /** A file of the médiathèque: as it is, or its large view. */
  | { readonly genre: 'fichier'; readonly fichier: string; readonly vue: 'grande' | 'original'; readonly type: string }
  /** Of those that come with the product. */
  | { readonly genre: 'police'; readonly famille: Police; readonly graisse: (typeof GRAISSES)[number] }
  /** Tiles of a map, side by side. */
  | { readonly genre: 'tuiles'; readonly fond: FondDeCarte; readonly mosaique: Mosaique };

/** A typeface that comes with a gabarit, in one file. */
export interface PoliceEmbarquee {
  readonly pour: 'textes' | 'titres';
  /** As styles name it. */
  readonly famille: string;
  readonly graisse: string;
  readonly source: SourceDImage;
}

/** A picture, with what is said of it. */
export interface ImageDEcran {
  readonly source: SourceDImage;
  readonly alternative: string;
  readonly credit: string | null;
  /** The last civil day that it may be shown; null: no end is known. */
  readonly jusquAu: string | null;
}

export interface TempsQuIlFait {
  readonly ciel: Ciel;
  /** « Éclaircies ». */
  readonly mots: string;
}

/** An annonce in the place that a gabarit keeps for one beside an objet. */
export interface EncartDEcran {
  readonly titre: string;
  readonly texte: string;
  readonly image: ImageDEcran | null;
  readonly mention: string;
}

/** What one slide shows, read and cut: what draws it asks for nothing more. Texts are plain. */
export type ContenuDEcran =
  | {
      readonly genre: 'objet';
      readonly titre: string;
      readonly lieu: string;
      readonly texte: string;
      readonly photo: ImageDEcran | null;
      readonly blocs: readonly BlocRendu[];
      /** Those that its blocs may show. */
      readonly photos: readonly Pick<PhotoRendue, 'objet' | 'rang' | 'empreinte'>[];
      readonly qr: string | null;
      /** « vide »: the place is kept, and what goes there is not known yet. */
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
      /** Of an annonce: who pays for it, and where it leads. */
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
      /** In hundredths of the width and of the height. */
      readonly reperes: readonly { readonly x: number; readonly y: number; readonly couleur: string }[];
      readonly legende: readonly { readonly nom: string; readonly couleur: string }[];
    }
  | {
      readonly genre: 'annonce';
      readonly titre: string;
      readonly texte: string;
      readonly image: ImageDEcran | null;
      /** Who pays, and that it is an advertisement. */
      readonly mention: string;
      readonly qr: string | null;
    };

/** What stands on every slide, above or below what changes. */
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
  /** What the diaporama sets of it, by name. */
  readonly parametres?: Readonly<Record<string, string>>;
  /** In pixels. */
  readonly largeur: number;
  readonly hauteur: number;
  readonly langue: Langue;
  /** Where the bytes of a picture are; null where they cannot be had: it is then left out. */
  readonly adresse: (source: SourceDImage) => string | null;
}
