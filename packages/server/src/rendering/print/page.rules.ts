import { dimensionsDe, empagementDe, type ModeleEdition } from '@bridge/contract';
import type { PlaceDeFiche } from '../../composition/edition/edition-composee.ts';
import type { CanalImprime, PageImprimee } from './document.ts';
import type { Room } from './images.ts';

/** The colour of what belongs to no chapter, where the model has no palette. */
export const COULEUR = '#0f766e';

export function pageDe(modele: ModeleEdition, canal: CanalImprime): PageImprimee {
  const printed = canal === 'impression';
  return {
    ...dimensionsDe(modele),
    haut: modele.margeHaut,
    bas: modele.margeBas,
    interieure: modele.margeInterieure,
    exterieure: modele.margeExterieure,
    colonnes: modele.colonnes,
    gouttiere: modele.gouttiere,
    rectoVerso: modele.rectoVerso,
    fondPerdu: printed ? modele.fondPerdu : 0,
    traits: printed && modele.traitsDeCoupe,
  };
}

/** The width of a fiche, in millimetres: that of the column that it stands in. */
export function largeurDeFiche(
  modele: ModeleEdition,
  { rubrique: { parRangee } }: Pick<PlaceDeFiche, 'rubrique'>,
): number {
  return (empagementDe(modele).largeur - (parRangee - 1) * modele.gouttiere) / parRangee;
}

/** A whole page, to the end of its bleed. */
export function pleinePage({ largeur, hauteur, fondPerdu }: PageImprimee): Room {
  const [across, down] = [largeur + 2 * fondPerdu, hauteur + 2 * fondPerdu];
  return { largeur: across, ratio: across / down };
}

/** The room of the marks, beyond the bleed: as assets/print/bridge.typ has it. */
const TRAITS = 7;

/** From the edge of the sheet to the trim, in millimetres. */
export const bordDe = ({ fondPerdu, traits }: PageImprimee): number => fondPerdu + (traits ? TRAITS : 0);
