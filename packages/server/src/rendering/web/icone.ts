import { escapeHtml } from '../../platform/html.ts';
import type { Nuances } from '../couleur.rules.ts';
import type { SiteRendu } from './modele.ts';

/** The icon of a site in browsers: its first letter on its colour, without another request. */
export function iconeDe({ titre }: Pick<SiteRendu, 'titre'>, { action, surAction }: Nuances): string {
  const [lettre = ''] = titre.trim().toLocaleUpperCase('fr');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${action}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="${surAction}">${escapeHtml(lettre)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
