export const COQUILLE = [
  '/e/lecteur.js',
  '/e/lecteur.css',
  '/e/lecteur.webmanifest',
  '/e/icone-192.png',
  '/e/icone-512.png',
];

/** The file of the player that an address asks for; null for any other address, such as `/editions` or `/e/api`. */
export function coquille(adresse: string, origine: string): string | null {
  const { origin, pathname } = new URL(adresse);
  if (origin !== origine) return null;
  if (pathname === '/e' || pathname === '/e/') return '/e';
  return COQUILLE.includes(pathname) ? pathname : null;
}
