import type { ContenuDEcran, Ecran } from './contenu.ts';
import { echelleDe } from './ecran.styles.ts';
import { corpsQuiTient, lignesDe, type Mots, type Place, tailles } from './tenue.rules.ts';

/** A slide that is mostly words, as long as somebody typed them. */
type Seul = Extract<ContenuDEcran, { readonly genre: 'texte' | 'qr' | 'compte' | 'annonce' | 'nouvelle' }>;
const SEULS: readonly ContenuDEcran['genre'][] = ['texte', 'qr', 'compte', 'annonce', 'nouvelle'];
export const isSeul = (contenu: ContenuDEcran): contenu is Seul => SEULS.includes(contenu.genre);

type Dimensions = Pick<Ecran, 'gabarit' | 'largeur' | 'hauteur'>;

/** Lengths of the styles of slides, in order: text, lines, gaps, width of a text, margins, mark, code. */
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
/** The longest time left, in any language. */
const LE_PLUS_LONG_RESTE = '23 h 59 min';
const MUR = '3840x1080';
/** The height that a band takes at most, in ems: this code does not know whether there is one. */
const BANDEAU = 3;
/** A part of the width: bold letters of titles are wider than usual on some screens. */
const PLUS_ETROIT = 0.86;
/** The smallest part of the gabarit's size at which a text can still be read. */
const PLUS_PETIT = 0.45;
/** How many lines of its usual size a title may take, on a usual screen and on one that is wide and low. */
const [LIGNES, LIGNES_EN_BAS] = [3, 1.5];
/** The height of the source and the date around a piece of news, in ems. */
const AUTOUR = 3.1;

interface Tenue {
  /** The factor applied to the sizes of the gabarit. */
  readonly echelle: number;
  /** The width of the text in pixels: the same when the text is smaller. */
  readonly mesure: number;
  readonly isHeld: boolean;
}

/** The sizes of a gabarit on a screen, in pixels, and the room that it leaves to words. */
function mesuresDe({ gabarit, largeur, hauteur }: Dimensions) {
  const scale = echelleDe({ gabarit, largeur, hauteur });
  const [titre, corps] = [gabarit.tailleTitre * scale, gabarit.tailleTexte * scale];
  const place: Place = {
    // A wall of two screens writes on one of them: no word crosses the joint.
    largeur: (gabarit.resolution === MUR ? largeur / 2 : largeur) - 2 * MARGE * corps,
    hauteur: hauteur - (2 * MARGE + BANDEAU + MARQUE) * corps,
  };
  return { titre, corps, place };
}

/** How much smaller than its gabarit says the words of a slide must be to fit. */
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

/** Slides whose texts take all the width that they are given. */
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
  // A photo leaves half of a wall free anyway.
  const isTaken = hasPhoto && dimensions.gabarit.resolution !== MUR;
  return {
    largeur: largeur - (isTaken ? beside : 0) - (isBelow ? 0 : code),
    hauteur: hauteur - (hasPhoto ? above : 0) - (isBelow ? code : 0),
  };
}

/** The size in pixels of a title that its gabarit would cut, or null when it fits. `part`: of the width, its share. */
export function tailleDeTitre(titre: string, dimensions: Dimensions, part = 1): number | null {
  const { titre: usual, place } = mesuresDe(dimensions);
  const most = usual * (isBas(dimensions) ? LIGNES_EN_BAS : LIGNES);
  const holds = (size: number) => lignesDe(titre, size, place.largeur * part * PLUS_ETROIT) * size <= most;
  if (holds(usual)) return null;
  return tailles(usual, usual * PLUS_PETIT).find(holds) ?? Math.round(usual * PLUS_PETIT);
}

/** The height left below a title, in pixels; `corps`: the size of texts there. */
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
