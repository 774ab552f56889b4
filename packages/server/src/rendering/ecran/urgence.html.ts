import { type EcranPose, type Langue, tailleDe } from '@bridge/contract';
import { enLangue, type ParLangue } from '../../composition/mots/langue.rules.ts';
import { element, escapeHtml } from '../../platform/html.ts';
import { corpsQuiTient, type Place, tailles } from './tenue.rules.ts';

interface Message {
  readonly titre: ParLangue;
  readonly texte: ParLangue;
  readonly ton: 'information' | 'alerte';
  readonly langue: Langue;
}

const TAILLES = { paysage: '1920x1080', portrait: '1080x1920', bandeau: '1920x540', mur: '3840x1080' } as const;

/** The size of the screen that messages are drawn for, by its orientation. */
export const tailleDUrgence = (orientation: EcranPose['orientation']): Place => tailleDe(TAILLES[orientation]);

/** The margin on each side, as a part of the width and of the height, as in the styles. */
const MARGE = 0.05;
const [TITRE, ENTRE, INTERLIGNES] = [2, 0.6, [1.1, 1.3]] as const;

/** The size of a message, as large as possible: a short one is read from the street, a long one is read whole. */
function corpsDUrgence({ titre, texte, langue }: Omit<Message, 'ton'>, { largeur, hauteur }: Place) {
  const mots = { titre: enLangue(titre, langue), texte: enLangue(texte, langue) };
  // Margins in hundredths are of the width, on all sides.
  const place = { largeur: largeur * (1 - 2 * MARGE), hauteur: hauteur - largeur * 2 * MARGE };
  const sizes = tailles(Math.min(largeur / 24, hauteur / 12), Math.min(largeur, hauteur) / 48);
  return corpsQuiTient(mots, place, { titre: TITRE, entre: ENTRE, interlignes: INTERLIGNES }, sizes);
}

/** Whether the whole message is on the screen: only so many lines are, however short they are. */
export const fitsOnEcran = (message: Omit<Message, 'ton'>, taille: Place): boolean =>
  corpsDUrgence(message, taille).isHeld;

/** A message of urgency fills the screen, in a design of the product, to be known at first sight. */
export function htmlDUrgence(message: Message, taille: Place): string {
  const { titre, texte, ton, langue } = message;
  const said = enLangue(texte, langue);
  const words =
    element('h1', {}, escapeHtml(enLangue(titre, langue))) + (said === '' ? '' : element('p', {}, escapeHtml(said)));
  const style = `font-size:${corpsDUrgence(message, taille).corps}px`;
  return element('main', { class: `urgence urgence-${ton}`, lang: langue, role: 'alert', style }, words);
}

export function stylesDUrgence(racine: ':root' | ':host'): string {
  const page = racine === ':root' ? 'html,body{margin:0;height:100%}' : ':host{display:block;overflow:hidden}';
  return `${page}
.urgence{box-sizing:border-box;display:flex;flex-direction:column;justify-content:center;align-items:center;height:100%;padding:${100 * MARGE}%;text-align:center;font-family:system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;color:#fff;overflow:hidden}
.urgence-alerte{background:#a61e1e}
.urgence-information{background:#0b4f76}
.urgence h1{margin:0;font-size:${TITRE}em;line-height:${INTERLIGNES[0]};font-weight:800;overflow-wrap:anywhere}
.urgence p{margin:${ENTRE}em 0 0;line-height:${INTERLIGNES[1]};white-space:pre-line;overflow-wrap:anywhere}`;
}

/** A whole page of the size of the screen, for previews. */
export function pageDUrgence(message: Message, taille: Place): string {
  const { largeur, hauteur } = taille;
  return `<!doctype html><html lang="${message.langue}"><head><meta charset="utf-8"><style>html,body{width:${largeur}px;height:${hauteur}px}${stylesDUrgence(':root')}</style></head><body>${htmlDUrgence(message, taille)}</body></html>`;
}
