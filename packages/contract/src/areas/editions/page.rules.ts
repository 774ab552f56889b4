import type { FieldError } from '../../kernel/api/error.ts';
import { formatNumber } from '../../kernel/words/format.ts';
import { FORMATS_IMPRIMES, type FormatImprime } from '../imprime.choix.ts';

/** The fields that decide the layout of a page, in millimetres. */
export interface MiseEnPage {
  readonly format: FormatImprime;
  readonly orientation: 'portrait' | 'paysage';
  readonly largeur: number | null;
  readonly hauteur: number | null;
  readonly margeHaut: number;
  readonly margeBas: number;
  readonly margeInterieure: number;
  readonly margeExterieure: number;
  readonly colonnes: number;
  readonly gouttiere: number;
}

export interface Dimensions {
  readonly largeur: number;
  readonly hauteur: number;
}

/** The size of the trimmed page. */
export function dimensionsDe({ format, orientation, largeur, hauteur }: MiseEnPage): Dimensions {
  const known = FORMATS_IMPRIMES.find(({ value }) => value === format) ?? FORMATS_IMPRIMES[1];
  if (format === 'personnalise') return { largeur: largeur ?? known.largeur, hauteur: hauteur ?? known.hauteur };
  return orientation === 'paysage'
    ? { largeur: known.hauteur, hauteur: known.largeur }
    : { largeur: known.largeur, hauteur: known.hauteur };
}

/** The room for text between the margins. */
export function empagementDe(page: MiseEnPage): Dimensions {
  const { largeur, hauteur } = dimensionsDe(page);
  return {
    largeur: largeur - page.margeInterieure - page.margeExterieure,
    hauteur: hauteur - page.margeHaut - page.margeBas,
  };
}

export function largeurDeColonne(page: MiseEnPage): number {
  return (empagementDe(page).largeur - (page.colonnes - 1) * page.gouttiere) / page.colonnes;
}

/** Under that, a line holds two words. */
const PLUS_PETITE_COLONNE = 15;
const PLUS_PETIT_EMPAGEMENT = 20;

const mm = (value: number) => formatNumber(Math.round(value * 10) / 10, 'mm');

/** The faults of a layout that does not fit in the page, at the field that can correct it. */
export function fautesDePage(page: MiseEnPage): FieldError[] {
  if (page.format === 'personnalise' && (page.largeur === null || page.hauteur === null))
    return [{ path: page.largeur === null ? 'largeur' : 'hauteur', message: 'Indiquez la taille de la page.' }];
  const { largeur, hauteur } = empagementDe(page);
  if (largeur < PLUS_PETIT_EMPAGEMENT)
    return [
      {
        path: 'margeInterieure',
        message: `Les marges ne laissent que ${mm(largeur)} de large au texte. Réduisez-les.`,
      },
    ];
  if (hauteur < PLUS_PETIT_EMPAGEMENT)
    return [
      { path: 'margeHaut', message: `Les marges ne laissent que ${mm(hauteur)} de haut au texte. Réduisez-les.` },
    ];
  const colonne = largeurDeColonne(page);
  if (colonne < PLUS_PETITE_COLONNE)
    return [
      {
        path: 'colonnes',
        message: `Chaque colonne n’aurait que ${mm(colonne)} de large. Il en faut ${PLUS_PETITE_COLONNE} au moins.`,
      },
    ];
  return [];
}
