import { dimensionsDe, type ModeleEdition } from '@bridge/contract';
import type { Presentation } from '../../../composition/edition/edition-composee.ts';
import type { CanalImprime, PageImprimee } from '../document/document.ts';
import type { Room } from '../images.ts';

/** The colour of what belongs to no chapter, when the model has no palette. */
export const COULEUR = '#0f766e';

/** The most pages of one imported PDF: a longer one is no part of a guide. */
export const PAGES_DE_PDF = 500;

/** The drawing of the pages by the chosen gabarit, or that of a guide when the gabarit cannot be had. */
export const baseDe = (gabarit: { readonly base: string } | null): string => gabarit?.base ?? 'guide';

/** The panels of a sheet folded in three, first side, in millimetres: the flap is shorter, as it goes inside. */
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
    // The quiet zone stays free, whatever the margins.
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

/** The width of a fiche in millimetres: that of its column, or of its panel. */
export function largeurDeFiche(page: PageImprimee, parRangee: number): number {
  const [flap] = page.volets ?? [];
  if (flap !== undefined) return flap - 2 * page.exterieure;
  return (page.largeur - page.interieure - page.exterieure - (parRangee - 1) * page.gouttiere) / parRangee;
}

/** The width of column, in millimetres, under which photos stand above the words. */
const NARROW = 42;
/** The width of column from which photos stand beside the words. */
const WIDE = 90;

/** The width of the photo of a fiche, as large as the gabarits of `assets/print` show it and no larger. */
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

/** Whether pages have photos: a directory keeps them for its advertisers. */
export const isIllustree = (base: string, presentation: Presentation): boolean =>
  presentation !== 'compacte' && (base !== 'annuaire' || presentation !== 'standard');

/** The room of a whole page, to the end of its bleed. */
export function pleinePage({ largeur, hauteur, fondPerdu }: PageImprimee): Room {
  const [across, down] = [largeur + 2 * fondPerdu, hauteur + 2 * fondPerdu];
  return { largeur: across, ratio: across / down };
}

/** The room of the cover: a page, or the panel of a folded sheet that bears it. */
export function surfaceDeCouverture(page: PageImprimee): Room {
  return pleinePage({ ...page, largeur: page.volets?.at(-1) ?? page.largeur });
}

/** The room of the marks beyond the bleed, as in assets/print/mesures.typ. */
const TRAITS = 7;

/** The distance from the edge of the sheet to the trim, in millimetres. */
export const bordDe = ({ fondPerdu, traits }: PageImprimee): number => fondPerdu + (traits ? TRAITS : 0);
