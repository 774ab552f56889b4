export const COQUILLE = [
  '/e/lecteur.js',
  '/e/lecteur.css',
  '/e/lecteur.webmanifest',
  '/e/icone-192.png',
  '/e/icone-512.png',
];

/** The file of the player's own that an address asks for; null: none of its business, `/editions` and `/e/api` among them. */
export function coquille(adresse: string, origine: string): string | null {
  const { origin, pathname } = new URL(adresse);
  if (origin !== origine) return null;
  if (pathname === '/e' || pathname === '/e/') return '/e';
  return COQUILLE.includes(pathname) ? pathname : null;
}
