/** The least height of our pages, in pixels: a message with a smaller one, or too large a one, is ignored. */
const LEAST = 40;
const MOST = 20_000;

const IFRAMES = 'iframe[data-bridge-cadre]';

/** In the page of a site: gives frames the height that they tell. Only a frame at its given address is heard. */
export function listenToIframes(fenetre: Window): void {
  fenetre.addEventListener('message', ({ source, origin, data }) => {
    if (!source) return;
    const iframes = fenetre.document.querySelectorAll<HTMLIFrameElement>(IFRAMES);
    const iframe = [...iframes].find(({ contentWindow }) => contentWindow === source);
    const hauteur = hauteurDe(data);
    if (!iframe || hauteur === null || !isAttendue(iframe, origin)) return;
    iframe.style.height = `${hauteur}px`;
  });
  for (const iframe of fenetre.document.querySelectorAll<HTMLIFrameElement>(IFRAMES)) {
    // The frame may have spoken before anybody listened, so it is asked. The question holds no secret.
    iframe.contentWindow?.postMessage('bridge:combien', '*');
  }
}

/** The height in a message; null for any other message, of which nothing else is read. */
export function hauteurDe(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('bridge' in message) || message.bridge !== 'hauteur' || !('hauteur' in message)) return null;
  const { hauteur } = message;
  if (typeof hauteur !== 'number' || !Number.isFinite(hauteur)) return null;
  return hauteur >= LEAST && hauteur <= MOST ? Math.ceil(hauteur) : null;
}

/** Whether a message comes from the origin of the frame: « null » for a page sandboxed on the host of the product, else its own host. */
function isAttendue({ src }: HTMLIFrameElement, origine: string): boolean {
  if (!URL.canParse(src)) return false;
  const { origin, pathname } = new URL(src);
  return origine === origin || (origine === 'null' && pathname.startsWith('/public/'));
}
