import { type EcranPose, type Langue, tailleDe } from '@bridge/contract';
import { enLangue, type ParLangue } from '../../composition/mots/langue.rules.ts';
import { element, escapeHtml } from '../../platform/html.ts';

interface Message {
  readonly titre: ParLangue;
  readonly texte: ParLangue;
  readonly ton: 'information' | 'alerte';
  readonly langue: Langue;
}

interface Taille {
  readonly largeur: number;
  readonly hauteur: number;
}

const TAILLES = { paysage: '1920x1080', portrait: '1080x1920', bandeau: '1920x540', mur: '3840x1080' } as const;

/** What messages are drawn for, by the way that a screen stands. */
export const tailleDUrgence = (orientation: EcranPose['orientation']): Taille => tailleDe(TAILLES[orientation]);

/** The whole screen, in the hand of the product: whatever a screen plays, a message of urgency is known at first sight. */
export function htmlDUrgence({ titre, texte, ton, langue }: Message): string {
  const said = enLangue(texte, langue);
  const words =
    element('h1', {}, escapeHtml(enLangue(titre, langue))) + (said === '' ? '' : element('p', {}, escapeHtml(said)));
  return element('main', { class: `urgence urgence-${ton}`, lang: langue, role: 'alert' }, words);
}

export function stylesDUrgence({ largeur, hauteur }: Taille, racine: ':root' | ':host'): string {
  const titre = Math.round(Math.min(largeur / 12, hauteur / 6));
  const page = racine === ':root' ? 'html,body{margin:0;height:100%}' : ':host{display:block;overflow:hidden}';
  return `${page}
.urgence{box-sizing:border-box;display:flex;flex-direction:column;justify-content:center;align-items:center;height:100%;padding:5%;text-align:center;font-family:system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;color:#fff;overflow:hidden}
.urgence-alerte{background:#a61e1e}
.urgence-information{background:#0b4f76}
.urgence h1{margin:0;font-size:${titre}px;line-height:1.1;font-weight:800;overflow-wrap:anywhere}
.urgence p{margin:.6em 0 0;font-size:${Math.round(titre / 2)}px;line-height:1.3;white-space:pre-line;overflow-wrap:anywhere}`;
}

/** A whole page of the size of the screen, for previews. */
export function pageDUrgence(message: Message, taille: Taille): string {
  const { largeur, hauteur } = taille;
  return `<!doctype html><html lang="${message.langue}"><head><meta charset="utf-8"><style>html,body{width:${largeur}px;height:${hauteur}px}${stylesDUrgence(taille, ':root')}</style></head><body>${htmlDUrgence(message)}</body></html>`;
}
