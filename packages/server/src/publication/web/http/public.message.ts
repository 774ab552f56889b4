import type { Langue } from '@bridge/contract';
import { escapeHtml } from '../../../platform/html.ts';

/** What is said where no page of a site can be drawn: no such site, or nothing to draw it from. */

const TEXTES = {
  404: {
    fr: ['Page introuvable', 'Cette adresse ne mène à aucune page. Vérifiez-la, ou repartez de l’accueil du site.'],
    en: ['Page not found', 'This address leads nowhere. Please check it, or start again from the home page.'],
  },
  410: {
    fr: ['Page supprimée', 'Cette page n’existe plus.'],
    en: ['Page removed', 'This page no longer exists.'],
  },
  503: {
    fr: ['Page momentanément indisponible', 'Réessayez dans quelques instants.'],
    en: ['Page temporarily unavailable', 'Please try again in a moment.'],
  },
} as const;
export type StatutDeMessage = keyof typeof TEXTES;

export function pageDeMessage(statut: StatutDeMessage, langue: Langue | null): string {
  const lang = langue === null || langue === 'fr' ? 'fr' : 'en';
  const [titre, texte] = TEXTES[statut][lang];
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(titre)}</title>
<style>body{font:1.1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:#1d2733;background:#fff}h1{font-size:1.6rem}</style>
</head><body><main><h1>${escapeHtml(titre)}</h1><p>${escapeHtml(texte)}</p></main></body></html>
`;
}
