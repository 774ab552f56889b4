import { dimensionsDe, type ModeleEdition } from '@bridge/contract';
import type { Presentation } from '../../../composition/edition/edition-composee.ts';
import type { CanalImprime, PageImprimee } from '../document/document.ts';
import type { Room } from '../images.ts';

/** The colour of what belongs to no chapter, where the model has no palette. */
export const COULEUR = '#0f766e';

/** Of one imported PDF, at most: more is no part of a guide. */
export const PAGES_DE_PDF = 500;

/** The drawing of the pages, by the gabarit that was chosen: that of a guide where it cannot be had. */
export const baseDe = (gabarit: { readonly base: string } | null): string => gabarit?.base ?? 'guide';

/** A sheet that is folded in three: the flap is shorter, for it goes inside. Panels of the first side, in millimetres. */
const VOLETS = [97, 100, 100] as const;

/** Whether the pages of a model are the panels of one sheet. */
const isPlie = ({ format, orientation }: ModeleEdition, base: string): boolean =>
  base === 'depliant' && format === 'dl' && orientation === 'portrait';

/** `base`: the drawing of the pages. */
export function pageDe(modele: ModeleEdition, canal: CanalImprime, base: string): PageImprimee {
  const printed = canal === 'impression';
  const zone = modele.zoneTranquille;
  const volets = isPlie(modele, base) ? VOLETS : null;
  return {
    ...dimensionsDe(modele),
    ...(volets && { largeur: volets.reduce((sum, one) => sum + one, 0) }),
    // What is asked to stay quiet does, whatever the margins.
    haut: Math.max(modele.margeHaut, zone),
    bas: Math.max(modele.margeBas, zone),
    interieure: Math.max(modele.margeInterieure, zone),
    exterieure: Math.max(modele.margeExterieure, zone),
    colonnes: modele.colonnes,
    gouttiere: modele.gouttiere,
    rectoVerso: modele.rectoVerso,
    zone,
    grille: modele.grille,
    volets,
    fondPerdu: printed ? modele.fondPerdu : 0,
    traits: printed && modele.traitsDeCoupe,
  };
}

/** The width of a fiche, in millimetres: that of the column, or of the panel, that it stands in. */
export function largeurDeFiche(page: PageImprimee, parRangee: number): number {
  const [flap] = page.volets ?? [];
  if (flap !== undefined) return flap - 2 * page.exterieure;
  return (page.largeur - page.interieure - page.exterieure - (parRangee - 1) * page.gouttiere) / parRangee;
}

/** Columns that are narrower have their photos above the words. In millimetres. */
const NARROW = 42;
/** Columns that are wider have their photos beside the words. */
const WIDE = 90;

/** How wide the photo of a fiche is, by the drawing of the pages: what the gabarits of `assets/print` show, and no larger. */
export function vignetteDe(base: string, presentation: Presentation, largeur: number): number {
  const part = (of: number) => Math.round(largeur * of);
  switch (base) {
    case 'guide':
      if (presentation === 'vedette' || largeur < NARROW) return largeur;
      return part(largeur < WIDE ? 0.34 : 0.3);
    case 'agenda':
      return largeur < WIDE ? Math.min(18, part(0.3)) : 24;
    case 'annuaire':
      return part(presentation === 'vedette' ? 0.36 : 0.28);
    case 'depliant':
      return largeur < NARROW ? largeur : part(presentation === 'vedette' ? 0.36 : 0.3);
    default:
      return largeur;
  }
}

/** A directory has no room for photos but those of its advertisers. */
export const isIllustree = (base: string, presentation: Presentation): boolean =>
  presentation !== 'compacte' && (base !== 'annuaire' || presentation !== 'standard');

/** A whole page, to the end of its bleed. */
export function pleinePage({ largeur, hauteur, fondPerdu }: PageImprimee): Room {
  const [across, down] = [largeur + 2 * fondPerdu, hauteur + 2 * fondPerdu];
  return { largeur: across, ratio: across / down };
}

/** The cover: a page, or the panel of a folded sheet that bears it. */
export function surfaceDeCouverture(page: PageImprimee): Room {
  return pleinePage({ ...page, largeur: page.volets?.at(-1) ?? page.largeur });
}

/** The room of the marks, beyond the bleed: as assets/print/mesures.typ has it. */
const TRAITS = 7;

/** From the edge of the sheet to the trim, in millimetres. */
export const bordDe = ({ fondPerdu, traits }: PageImprimee): number => fondPerdu + (traits ? TRAITS : 0);
