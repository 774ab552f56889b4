import {
  type BrouillonDeGabaritDiaporama,
  type Diapositive,
  finDuJour,
  type Moments,
  type PrioriteDAnnonce,
  type Vif,
} from '@bridge/contract';
import type { ContenuDEcran } from '../../../rendering/ecran/contenu.ts';
import type { Place } from '../../../rendering/ecran/tenue.rules.ts';

/** One whole picture of the screen, before it is drawn. */
export interface VueComposee {
  readonly contenu: ContenuDEcran;
  readonly objet: { readonly id: number; readonly nom: string } | null;
  readonly annonce: number | null;
  readonly poids: number;
  /** Of an annonce: its hours, and who goes first. */
  readonly quand?: Moments;
  readonly priorite?: PrioriteDAnnonce;
  /** Outside of which it is never shown. */
  readonly debut: Date | null;
  readonly fin: Date | null;
  readonly vif: Vif | null;
}

/** What a slide shows on a day. */
export interface VuesDuJour {
  readonly vues: readonly VueComposee[];
  /** How many there are to go through, whatever part of them was asked for. */
  readonly total: number;
  /** What is missing or was cut, in words. */
  readonly remarques: readonly string[];
  /** What they were made of. */
  readonly cles: readonly string[];
}

export interface Demande<S extends Diapositive = Diapositive> {
  readonly gabarit: BrouillonDeGabaritDiaporama;
  readonly slide: S;
  /** Of the screen, in pixels: not always the one that the gabarit was drawn for. */
  readonly taille: Place;
  /** Where it is shown: days begin and end there, and hours are those of there. */
  readonly fuseau: string;
  /** One of them, so many further than the first; null: all. */
  readonly pas: number | null;
  /** The diaporama that it is of: espaces may be of some of them alone. Null: it is not saved yet. */
  readonly diaporama: number | null;
  /** All that the diaporama plays: what it is about. */
  readonly sequence?: readonly Diapositive[];
  /** Objets that are tried in place of those of the sélection. */
  readonly essayes?: readonly number[] | undefined;
}

export const AUCUNE: VuesDuJour = { vues: [], total: 0, remarques: [], cles: [] };

export const vue = (contenu: ContenuDEcran, besides: Partial<VueComposee> = {}): VueComposee => ({
  contenu,
  objet: null,
  annonce: null,
  poids: 1,
  debut: null,
  fin: null,
  vif: null,
  ...besides,
});

export const seule = (
  contenu: ContenuDEcran,
  {
    remarques = [],
    cles = [],
    ...besides
  }: Partial<VueComposee> & Partial<Pick<VuesDuJour, 'remarques' | 'cles'>> = {},
): VuesDuJour => ({ vues: [vue(contenu, besides)], total: 1, remarques, cles });

/** The first of some instants. */
export function premier(...instants: readonly (Date | null)[]): Date | null {
  const known = instants.filter((one) => one !== null).map((one) => one.getTime());
  return known.length === 0 ? null : new Date(Math.min(...known));
}

/** When what is drawn of a content may not be shown any more, by the rights of its pictures. */
export function finDesDroits(contenu: ContenuDEcran, fuseau: string): Date | null {
  const images =
    contenu.genre === 'objet'
      ? [contenu.photo]
      : contenu.genre === 'video'
        ? [contenu.video]
        : contenu.genre === 'image' || contenu.genre === 'annonce'
          ? [contenu.image]
          : [];
  return premier(...images.map((image) => (image?.jusquAu ? finDuJour(fuseau, image.jusquAu) : null)));
}
