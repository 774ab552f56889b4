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

/** A view: one whole picture of the screen, before it is drawn. */
export interface VueComposee {
  readonly contenu: ContenuDEcran;
  readonly objet: { readonly id: number; readonly nom: string } | null;
  readonly annonce: number | null;
  readonly poids: number;
  /** The hours and the priority of an annonce. */
  readonly quand?: Moments;
  readonly priorite?: PrioriteDAnnonce;
  /** The instants before and after which it is never shown. */
  readonly debut: Date | null;
  readonly fin: Date | null;
  readonly vif: Vif | null;
}

/** The views that a slide shows on a day. */
export interface VuesDuJour {
  readonly vues: readonly VueComposee[];
  /** The number of views of the slide, whatever part of them was asked for. */
  readonly total: number;
  /** What is missing or was cut, in words. */
  readonly remarques: readonly string[];
  /** The keys that the views depend on. */
  readonly cles: readonly string[];
}

export interface Demande<S extends Diapositive = Diapositive> {
  readonly gabarit: BrouillonDeGabaritDiaporama;
  readonly slide: S;
  /** The size of the screen in pixels, which may differ from that of the gabarit. */
  readonly taille: Place;
  /** The time zone of the screen, for its days and hours. */
  readonly fuseau: string;
  /** The position of the only view that is asked for, or null for all. */
  readonly pas: number | null;
  /** The number of its diaporama, since some espaces are for some diaporamas only; null before the first save. */
  readonly diaporama: number | null;
  /** All slides of the diaporama, which tell its subject. */
  readonly sequence?: readonly Diapositive[];
  /** Objets to try out in place of those of the sélection. */
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

/** The instant from which a content may not be shown any more, by the rights of its pictures. */
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
