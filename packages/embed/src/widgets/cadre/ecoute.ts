/** No page of ours is shorter or higher, in pixels: a message that says so is not obeyed. */
const LEAST = 40;
const MOST = 20_000;

const IFRAMES = 'iframe[data-bridge-cadre]';

/** In the page of a site: gives its frames the height that they say. Only a frame itself is heard, from the address that it was given. */
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
    // It may have spoken before anybody listened. Nothing is told by asking: whoever is there may hear it.
    iframe.contentWindow?.postMessage('bridge:combien', '*');
  }
}

/** The height that a message says, or null: whatever else it holds is not read. */
export function hauteurDe(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('bridge' in message) || message.bridge !== 'hauteur' || !('hauteur' in message)) return null;
  const { hauteur } = message;
  if (typeof hauteur !== 'number' || !Number.isFinite(hauteur)) return null;
  return hauteur >= LEAST && hauteur <= MOST ? Math.ceil(hauteur) : null;
}

/** On the host of the product, public pages are sandboxed: they are nobody, « null ». On a host of the site's own, they are that host. */
function isAttendue({ src }: HTMLIFrameElement, origine: string): boolean {
  if (!URL.canParse(src)) return false;
  const { origin, pathname } = new URL(src);
  return origine === origin || (origine === 'null' && pathname.startsWith('/public/'));
}
