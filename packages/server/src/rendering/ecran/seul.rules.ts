import type { ContenuDEcran, Ecran } from './contenu.ts';
import { echelleDe } from './ecran.styles.ts';
import { corpsQuiTient, lignesDe, type Mots, type Place, tailles } from './tenue.rules.ts';

/** What is mostly words, as long as whoever typed them made them. */
type Seul = Extract<ContenuDEcran, { readonly genre: 'texte' | 'qr' | 'compte' | 'annonce' | 'nouvelle' }>;
const SEULS: readonly ContenuDEcran['genre'][] = ['texte', 'qr', 'compte', 'annonce', 'nouvelle'];
export const isSeul = (contenu: ContenuDEcran): contenu is Seul => SEULS.includes(contenu.genre);

type Dimensions = Pick<Ecran, 'gabarit' | 'largeur' | 'hauteur'>;

/** As the styles of slides say it: text beside the title, lines, what is between them, the width of a text, margins, the mark above, a code. */
const [TEXTE, INTERLIGNES, ENTRE, PLUS_LARGE, MARGE, MARQUE, CODE] = [
  1.3,
  [1.22, 1.3],
  0.5,
  28,
  1.6,
  0.7,
  0.42,
] as const;
/** The time that is left, beside the title; and the code of an annonce, in titles. */
const [RESTE, INTERLIGNE_DU_RESTE, QR] = [1.5, 1.37, 2.2];
/** As long as it gets, in any language. */
const LE_PLUS_LONG_RESTE = '23 h 59 min';
const MUR = '3840x1080';
/** What a band takes at most, in ems: whether there is one is not known here. */
const BANDEAU = 3;
/** Of the width: bold letters of titles are wider than most on some screens. */
const PLUS_ETROIT = 0.86;
/** A text that is smaller than this part of what its gabarit says is read by nobody. */
const PLUS_PETIT = 0.45;
/** Lines of its usual size that a title may take, on a usual screen and on one that is wide and low. */
const [LIGNES, LIGNES_EN_BAS] = [3, 1.5];
/** What is said around a piece of news, in ems: where it is from, and of when it is. */
const AUTOUR = 3.1;

interface Tenue {
  /** Of the sizes of the gabarit. */
  readonly echelle: number;
  /** How wide the text may be, in pixels: as wide when it is written smaller. */
  readonly mesure: number;
  readonly isHeld: boolean;
}

/** The sizes of a gabarit on a screen, in pixels, and what it leaves to words. */
function mesuresDe({ gabarit, largeur, hauteur }: Dimensions) {
  const scale = echelleDe({ gabarit, largeur, hauteur });
  const [titre, corps] = [gabarit.tailleTitre * scale, gabarit.tailleTexte * scale];
  const place: Place = {
    // Of a wall of two screens, one: nothing is written over the joint.
    largeur: (gabarit.resolution === MUR ? largeur / 2 : largeur) - 2 * MARGE * corps,
    hauteur: hauteur - (2 * MARGE + BANDEAU + MARQUE) * corps,
  };
  return { titre, corps, place };
}

/** How much smaller than its gabarit says a slide of words has to be written to hold. */
export function tenueDe(contenu: Seul, dimensions: Dimensions): Tenue {
  const { titre, corps } = mesuresDe(dimensions);
  const isCompte = contenu.genre === 'compte';
  const usual = isCompte ? titre * RESTE : contenu.genre === 'nouvelle' ? corps : corps * TEXTE;
  const interlignes = [INTERLIGNES[0], isCompte ? INTERLIGNE_DU_RESTE : INTERLIGNES[1]] as const;
  const mesure = usual * PLUS_LARGE;
  const reglage = { titre: titre / usual, interlignes, entre: ENTRE, ...(isLibre(contenu) ? {} : { mesure }) };
  const found = corpsQuiTient(
    motsDe(contenu),
    placeDe(contenu, dimensions),
    reglage,
    tailles(usual, usual * PLUS_PETIT),
  );
  return { echelle: Math.min(1, found.corps / usual), mesure: Math.round(mesure), isHeld: found.isHeld };
}

const motsDe = (contenu: Seul): Mots =>
  contenu.genre === 'compte' ? { titre: contenu.titre, texte: LE_PLUS_LONG_RESTE } : contenu;

/** Those whose texts take the width that they are given. */
export const isLibre = ({ genre }: ContenuDEcran): boolean => genre === 'annonce' || genre === 'nouvelle';

/** A screen that is wide and low. */
export const isBas = ({ largeur, hauteur }: Pick<Dimensions, 'largeur' | 'hauteur'>): boolean =>
  largeur > hauteur * 2.5;

function placeDe(contenu: Seul, dimensions: Dimensions): Place {
  const { titre, corps, place } = mesuresDe(dimensions);
  const { largeur, hauteur } = place;
  const cote = Math.min(dimensions.largeur, dimensions.hauteur);
  if (contenu.genre === 'qr' && contenu.svg !== null) return { largeur, hauteur: hauteur - cote * CODE - corps * 1.1 };
  if (contenu.genre === 'nouvelle') return { largeur, hauteur: hauteur - corps * AUTOUR };
  if (contenu.genre !== 'annonce') return place;
  const { disposition } = dimensions.gabarit;
  const hasPhoto = contenu.image !== null;
  const beside = { gauche: dimensions.largeur / 2, bandeau: cote, plein: 0, haut: 0 }[disposition];
  const above = disposition === 'haut' ? dimensions.hauteur / 2 : 0;
  const code = contenu.qr === null ? 0 : titre * QR + corps * MARGE;
  const isBelow = disposition === 'gauche' || disposition === 'haut';
  // Half of a wall is what a photo leaves of it anyway.
  const isTaken = hasPhoto && dimensions.gabarit.resolution !== MUR;
  return {
    largeur: largeur - (isTaken ? beside : 0) - (isBelow ? 0 : code),
    hauteur: hauteur - (hasPhoto ? above : 0) - (isBelow ? code : 0),
  };
}

/** The size of a title that somebody typed, in pixels, where its gabarit would cut it; null where it holds. `part`: of the width, what it may take. */
export function tailleDeTitre(titre: string, dimensions: Dimensions, part = 1): number | null {
  const { titre: usual, place } = mesuresDe(dimensions);
  const most = usual * (isBas(dimensions) ? LIGNES_EN_BAS : LIGNES);
  const holds = (size: number) => lignesDe(titre, size, place.largeur * part * PLUS_ETROIT) * size <= most;
  if (holds(usual)) return null;
  return tailles(usual, usual * PLUS_PETIT).find(holds) ?? Math.round(usual * PLUS_PETIT);
}

/** What is left below a title, in pixels; `corps`: of the texts of the gabarit there. */
export function placeSousLeTitre(
  titre: string,
  dimensions: Dimensions,
): Place & { readonly corps: number; readonly isMur: boolean } {
  const { titre: usual, corps, place } = mesuresDe(dimensions);
  const size = tailleDeTitre(titre, dimensions) ?? usual;
  const lines = titre === '' ? 0 : lignesDe(titre, size, place.largeur * PLUS_ETROIT);
  return {
    largeur: place.largeur,
    hauteur: place.hauteur - lines * size * INTERLIGNES[0] - corps * ENTRE,
    corps,
    isMur: dimensions.gabarit.resolution === MUR,
  };
}
