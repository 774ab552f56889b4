import { graineDe, PHOTO_BASE, TAILLE } from './demonstration.routes.ts';
import { renderPhoto } from './photo.ts';

/** The photos of the demonstration, read without a request to the own server; null for any other address. */
export function photoDeDemonstration(publicUrl: string): (url: string) => Promise<Buffer> | null {
  const bases = [`${PHOTO_BASE}/`, `${publicUrl.replace(/\/$/, '')}${PHOTO_BASE}/`];
  return (url) => {
    const base = bases.find((one) => url.startsWith(one));
    const graine = base === undefined ? undefined : graineDe(url.slice(base.length));
    return graine === undefined ? null : renderPhoto(graine, TAILLE);
  };
}
