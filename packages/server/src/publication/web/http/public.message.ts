import { BridgeError, type Langue } from '@bridge/contract';
import { isDatabaseUnavailable, isTooSlow } from '../../../platform/db/pool.ts';
import { escapeHtml } from '../../../platform/html.ts';
import { isBusy } from '../../../platform/tour.ts';

/** The pages shown when no page of a site can be drawn: the site does not exist, or nothing can draw it. */

const TEXTES = {
  404: {
    fr: ['Page introuvable', 'Cette adresse ne mène à aucune page. Vérifiez-la, ou repartez de l’accueil du site.'],
    en: ['Page not found', 'This address leads nowhere. Please check it, or start again from the home page.'],
  },
  410: {
    fr: ['Page supprimée', 'Cette page n’existe plus.'],
    en: ['Page removed', 'This page no longer exists.'],
  },
  429: {
    fr: ['Beaucoup de demandes', 'Trop de pages sont demandées à la fois. Réessayez dans quelques instants.'],
    en: ['Too many requests', 'Too many pages are being asked for. Please try again in a moment.'],
  },
  503: {
    fr: ['Page momentanément indisponible', 'Réessayez dans quelques instants.'],
    en: ['Page temporarily unavailable', 'Please try again in a moment.'],
  },
  preparation: {
    fr: [
      'Site en préparation',
      'Le contenu de ce site est en préparation\u00a0: il se charge pour la première fois. Cette page s’ouvrira d’elle-même dans une minute ou deux.',
    ],
    en: [
      'This site is being prepared',
      'Its content is being loaded for the first time. This page will open by itself in a minute or two.',
    ],
  },
  504: {
    fr: [
      'Page trop longue à préparer',
      'Ce qui est demandé prend trop de temps. Demandez-en moins à la fois, ou réessayez plus tard.',
    ],
    en: ['This page takes too long', 'Please ask for less at a time, or try again later.'],
  },
} as const;
export type Message = keyof typeof TEXTES;

/** Most messages are called by their status. */
export const statutDuMessage = (message: Message) => (message === 'preparation' ? 503 : message);

/** The messages that may go away by themselves, with the seconds to wait before the next try. */
export const LATER: Readonly<Partial<Record<Message, number>>> = { 429: 2, 503: 2, 504: 10, preparation: 5 };

/** The status of a page that could not be made, or undefined when the fault is the product's. */
export function statutDe(error: unknown): 429 | 503 | 504 | undefined {
  if (isBusy(error)) return 429;
  if (isTooSlow(error)) return 504;
  const isAway = isDatabaseUnavailable(error) || (error instanceof BridgeError && error.kind.status === 503);
  return isAway ? 503 : undefined;
}

export function pageDeMessage(message: Message, langue: Langue | null): string {
  const lang = langue === null || langue === 'fr' ? 'fr' : 'en';
  const [titre, texte] = TEXTES[message][lang];
  const again = message === 'preparation' ? `<meta http-equiv="refresh" content="${LATER.preparation}">` : '';
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${again}<link rel="icon" href="data:,"><title>${escapeHtml(titre)}</title>
<style>body{font:1.1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:#1d2733;background:#fff}h1{font-size:1.6rem}</style>
</head><body><main><h1>${escapeHtml(titre)}</h1><p>${escapeHtml(texte)}</p></main></body></html>
`;
}
