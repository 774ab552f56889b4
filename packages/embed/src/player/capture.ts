import type { Plan } from './scene/scene.ts';

/** Width in pixels of the picture that a screen takes of itself. */
const LARGEUR = 640;
const PHOTO = 320;
/** The largest picture that the server accepts, in bytes. */
const MOST = 300_000;

/** A picture of the screen: a JPEG where the browser allows a drawing to be read back, else the SVG drawing itself. */
export async function capture(plans: readonly Plan[], document: Document): Promise<Blob> {
  const { largeur, hauteur } = plans[0]?.couche.image ?? { largeur: 1920, hauteur: 1080 };
  const inner = plans.map((plan, rang) => dessin(plan, `plan${rang}`, document)).join('');
  const svg = new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${largeur} ${hauteur}" width="${largeur}" height="${hauteur}"><rect width="${largeur}" height="${hauteur}"/>${inner}</svg>`,
    ],
    { type: 'image/svg+xml' },
  );
  const drawn = await enJpeg(svg, largeur, hauteur, document).catch(() => null);
  if (drawn && drawn.size <= MOST) return drawn;
  if (svg.size <= MOST) return svg;
  throw new Error('l’image de l’écran est trop lourde');
}

/** A layer as an SVG drawing, its pictures made small and written in it: nothing is left to load. */
function dessin({ couche: { racine, hote }, haut, hauteur }: Plan, nom: string, document: Document): string {
  const page = document.createElement('div');
  const largeur = hote.offsetWidth;
  page.setAttribute('class', nom);
  page.setAttribute('style', `width:${largeur}px;height:${hauteur}px;overflow:hidden;position:relative`);
  const seen = racine.querySelectorAll('img,video');
  for (const child of Array.from(racine.childNodes)) page.appendChild(child.cloneNode(true));
  Array.from(page.querySelectorAll('img,video')).forEach((copy, rank) => {
    const picture = document.createElement('img');
    for (const name of ['class', 'style']) picture.setAttribute(name, copy.getAttribute(name) ?? '');
    picture.setAttribute('src', reduite(seen[rank], document));
    copy.replaceWith(picture);
  });
  for (const gone of Array.from(page.querySelectorAll('iframe,script'))) gone.remove();
  for (const style of Array.from(page.querySelectorAll('style')))
    style.textContent = (style.textContent ?? '').replace(/:host\b/g, `.${nom}`);
  const xml = new XMLSerializer().serializeToString(page);
  return `<foreignObject y="${haut}" width="${largeur}" height="${hauteur}">${xml}</foreignObject>`;
}

/** A photo, or the present frame of a film, made small. */
function reduite(seen: Element | undefined, document: Document): string {
  const isFilm = seen instanceof HTMLVideoElement;
  if (!isFilm && !(seen instanceof HTMLImageElement)) return '';
  const [width, height] = isFilm ? [seen.videoWidth, seen.videoHeight] : [seen.naturalWidth, seen.naturalHeight];
  const scale = Math.min(1, PHOTO / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(seen, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.6);
}

async function enJpeg(svg: Blob, largeur: number, hauteur: number, document: Document): Promise<Blob> {
  const texte = await new Response(svg).text();
  const picture = new Image();
  // The drawing is a data address: browsers do not let a drawing from a file be read back.
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(texte)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const scale = LARGEUR / Math.max(largeur, hauteur);
  canvas.width = Math.round(largeur * scale);
  canvas.height = Math.round(hauteur * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('rien n’a été dessiné'))), 'image/jpeg', 0.7);
  });
}
