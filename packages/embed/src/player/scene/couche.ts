import { inTime } from '../liaison/patience.ts';
import type { Image } from './image.ts';

/** The features of the browser that drawing a picture needs. */
export interface Outils {
  /** Reads the bytes of a media by its fingerprint. */
  readonly load: (empreinte: string) => Promise<Blob | null>;
  readonly adresses: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

/** One of the two layers of the screen: a shadow root of its own, and a film that is emptied, never removed. */
export interface Couche {
  readonly hote: HTMLElement;
  readonly racine: ShadowRoot;
  readonly video: HTMLVideoElement;
  image: Image | null;
  /** Object addresses of its media, to be released. */
  prises: string[];
}

export function createCouche(document: Document, nom: string): Couche {
  const hote = document.createElement('div');
  hote.className = `couche ${nom}`;
  const video = document.createElement('video');
  video.muted = true;
  video.setAttribute('muted', '');
  video.setAttribute('playsinline', '');
  video.preload = 'auto';
  return { hote, racine: hote.attachShadow({ mode: 'open' }), video, image: null, prises: [] };
}

const MEDIA = /media:([0-9a-f]{64})/g;
/** How long a picture or the first frame of a film may take, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Draws a picture in a hidden layer, and resolves once all of it can be shown at once. `isLatest` tells whether another
 * picture was asked for in this layer while media were read: the layer is then left to that one.
 */
export async function fill(
  couche: Couche,
  image: Image,
  { load, adresses }: Outils,
  isLatest: () => boolean = () => true,
): Promise<void> {
  clearCouche(couche, adresses);
  const found = new Map<string, string>();
  for (const empreinte of image.medias) {
    const blob = await load(empreinte);
    if (!isLatest()) throw new Error('une autre image a pris sa place');
    if (blob === null) throw new Error('un média manque');
    const adresse = adresses.createObjectURL(blob);
    couche.prises.push(adresse);
    found.set(empreinte, adresse);
  }
  const placed = (texte: string) => texte.replace(MEDIA, (whole, empreinte) => found.get(empreinte) ?? whole);
  couche.image = image;
  couche.racine.innerHTML = `<style>${BASE}${placed(image.styles)}</style>${placed(image.html)}`;
  couche.hote.lang = image.langue;
  const film = image.vif?.genre === 'video' ? couche.racine.querySelector('video') : null;
  const pictures = Array.from(couche.racine.querySelectorAll('img'));
  await Promise.all([...pictures.map(isDecoded), film && replaces(couche.video, film)]);
}

const BASE = ':host{display:block;overflow:hidden;background:#000}*{box-sizing:border-box}';

async function isDecoded(picture: HTMLImageElement): Promise<void> {
  if (!picture.getAttribute('src')) return;
  await readable(picture.decode(), 'une image ne se lit pas');
}

/** Puts the film element of the layer in place of a drawn film, with its looks and its source. */
async function replaces(video: HTMLVideoElement, drawn: HTMLVideoElement): Promise<void> {
  const src = drawn.getAttribute('src') ?? drawn.querySelector('source')?.getAttribute('src') ?? '';
  video.className = drawn.className;
  video.setAttribute('style', drawn.getAttribute('style') ?? '');
  drawn.replaceWith(video);
  const first = new Promise<void>((resolve, reject) => {
    video.onloadeddata = () => resolve();
    video.onerror = () => reject(new Error('une vidéo ne se lit pas'));
  });
  video.src = src;
  video.load();
  await readable(first, 'une vidéo ne se lit pas');
}

function readable(work: Promise<unknown>, words: string): Promise<unknown> {
  return inTime(PATIENCE, words, () => work).catch(() => {
    throw new Error(words);
  });
}

/** Empties a layer: its film releases its file, its media their addresses. */
export function clearCouche(couche: Couche, adresses: Outils['adresses']): void {
  const { video } = couche;
  if (video.getAttribute('src') !== null) {
    video.onloadeddata = null;
    video.onerror = null;
    video.onended = null;
    video.pause();
    video.removeAttribute('src');
    video.load();
  }
  video.remove();
  couche.racine.innerHTML = '';
  couche.image = null;
  for (const adresse of couche.prises) adresses.revokeObjectURL(adresse);
  couche.prises = [];
}
