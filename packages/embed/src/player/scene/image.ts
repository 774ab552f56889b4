import type { Langue, Manifeste, PoliceDEcran, UrgenceDEcran, VueDEcran } from '@bridge/contract';
import type { Choix } from '../regle/parcours.rules.ts';

/** A whole picture of the screen, ready to be drawn. */
export interface Image {
  readonly html: string;
  readonly styles: string;
  /** The typefaces that the HTML and styles name. */
  readonly polices: readonly PoliceDEcran[];
  readonly langue: Langue;
  /** The size that the picture is drawn for, in pixels. */
  readonly largeur: number;
  readonly hauteur: number;
  /** Quarter turns of the picture. */
  readonly rotation: number;
  readonly medias: readonly string[];
  readonly vif: VueDEcran['vif'];
  readonly transition: 'fondu' | 'glissement' | 'zoom' | 'aucune';
  readonly bandeau: { readonly place: 'haut' | 'bas'; readonly html: string } | null;
  readonly fuseau: string;
}

const FULL_HD = { largeur: 1920, hauteur: 1080 };

/** A part that replaces another from an instant on; null before that. */
const enSuite = <T extends { readonly des: string }>(ensuite: T | undefined, now: number): T | null =>
  ensuite !== undefined && now >= Date.parse(ensuite.des) ? ensuite : null;

export function imageDeVue({ ecran }: Manifeste, { programme, diapositive, vue }: Choix, now: number): Image {
  const { bandeau } = programme;
  const html = bandeau && (enSuite(bandeau.ensuite, now) ?? bandeau).html;
  const band = html && (html[vue.langue] ?? Object.values(html)[0]);
  return {
    html: vue.html,
    styles: programme.styles,
    polices: programme.polices ?? [],
    langue: vue.langue,
    largeur: programme.largeur,
    hauteur: programme.hauteur,
    rotation: ecran.rotation,
    medias: vue.medias,
    vif: vue.vif,
    transition: diapositive.transition,
    bandeau: bandeau && band ? { place: bandeau.place, html: band } : null,
    fuseau: ecran.fuseau,
  };
}

/** The fallback picture, as large as the usual programme; the name of the screen when it is empty or lacks media. */
export function imageDeSecours(manifeste: Manifeste, presents: ReadonlySet<string>, now: number): Image {
  const { ecran, programmes } = manifeste;
  const ensuite = enSuite(manifeste.secours.ensuite, now);
  const secours = ensuite ? { ...manifeste.secours, html: ensuite.html, medias: [] } : manifeste.secours;
  const usual = programmes[programmes.length - 1];
  const { largeur, hauteur } = usual ?? FULL_HD;
  const isEmpty = secours.html.trim() === '' || !secours.medias.every((empreinte) => presents.has(empreinte));
  return {
    html: isEmpty ? `<p class="secours">${escapeText(ecran.nom)}</p>` : secours.html,
    styles: isEmpty ? SANS_SECOURS : secours.styles,
    polices: isEmpty ? [] : (usual?.polices ?? []),
    langue: 'fr',
    largeur,
    hauteur,
    rotation: ecran.rotation,
    medias: isEmpty ? [] : secours.medias,
    vif: null,
    transition: 'fondu',
    bandeau: null,
    fuseau: ecran.fuseau,
  };
}

const SANS_SECOURS =
  ':host{background:#10202b;color:#fff;font-family:system-ui,sans-serif}.secours{display:flex;height:100%;margin:0;align-items:center;justify-content:center;font-size:96px}';

/** The picture of an emergency message, turned as the screen is; not turned on a screen without manifest. */
export function imageDUrgence(manifeste: Manifeste | null, urgence: UrgenceDEcran, langue: Langue): Image {
  return {
    html: urgence.html[langue] ?? urgence.html.fr ?? Object.values(urgence.html)[0] ?? '',
    styles: urgence.styles,
    polices: [],
    langue,
    largeur: urgence.largeur,
    hauteur: urgence.hauteur,
    rotation: manifeste?.ecran.rotation ?? 0,
    medias: [],
    vif: null,
    transition: 'aucune',
    bandeau: null,
    fuseau: manifeste?.ecran.fuseau ?? 'Europe/Paris',
  };
}

const escapeText = (texte: string) => texte.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Whether two pictures show the same on screen. */
export const isSameImage = (one: Image, other: Image): boolean =>
  one.html === other.html &&
  one.styles === other.styles &&
  one.bandeau?.html === other.bandeau?.html &&
  one.rotation === other.rotation &&
  one.vif?.genre !== 'video';

export const isSameBande = (one: Image, other: Image): boolean =>
  one.bandeau?.html === other.bandeau?.html &&
  one.bandeau?.place === other.bandeau?.place &&
  one.styles === other.styles;
