import type { ContenuDEcran, Ecran } from './contenu.ts';
import { echelleDe } from './ecran.styles.ts';
import { corpsQuiTient, tailles } from './tenue.rules.ts';

type Seul = Extract<ContenuDEcran, { readonly genre: 'texte' | 'qr' }>;
export const isSeul = (contenu: ContenuDEcran): contenu is Seul => contenu.genre === 'texte' || contenu.genre === 'qr';

type Cadre = Pick<Ecran, 'gabarit' | 'largeur' | 'hauteur'>;

/** As the styles of a slide of words alone say it: the text beside the title, the lines, the mark above, the margins. */
const [TEXTE, INTERLIGNES, ENTRE, PLUS_LARGE, MARGE, MARQUE, CODE] = [
  1.3,
  [1.18, 1.3],
  0.5,
  28,
  1.6,
  0.7,
  0.42,
] as const;
const MUR = '3840x1080';
/** What a band takes at most, in ems: whether there is one is not known here. */
const BANDEAU = 3;
/** A text that is smaller than this part of what its gabarit says is read by nobody. */
const PLUS_PETIT = 0.45;

interface Tenue {
  /** Of the sizes of the gabarit. */
  readonly echelle: number;
  /** How wide the text may be, in pixels: as wide when it is written smaller. */
  readonly mesure: number;
  readonly isHeld: boolean;
}

/** How much smaller than its gabarit says a slide of words has to be written to hold. */
export function tenueDe(contenu: Seul, { gabarit, largeur, hauteur }: Cadre): Tenue {
  const scale = echelleDe({ gabarit, largeur, hauteur });
  const [titre, corps] = [gabarit.tailleTitre * scale, gabarit.tailleTexte * scale];
  const code = contenu.genre === 'qr' && contenu.svg !== null ? Math.min(largeur, hauteur) * CODE + corps * 1.1 : 0;
  const usual = corps * TEXTE;
  const place = {
    // Of a wall of two screens, one: nothing is written over the joint.
    largeur: (gabarit.resolution === MUR ? largeur / 2 : largeur) - 2 * MARGE * corps,
    hauteur: hauteur - (2 * MARGE + BANDEAU + MARQUE) * corps - code,
  };
  const reglage = { titre: titre / usual, interlignes: INTERLIGNES, entre: ENTRE, mesure: usual * PLUS_LARGE };
  const found = corpsQuiTient(contenu, place, reglage, tailles(usual, usual * PLUS_PETIT));
  return { echelle: Math.min(1, found.corps / usual), mesure: Math.round(reglage.mesure), isHeld: found.isHeld };
}
