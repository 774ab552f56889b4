import type { Couche } from './couche.ts';

/** The longest wait for a page of another site, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Puts a page of another site over a vue once it has come; until then, or if it does not come, the vue is seen. The
 * page is sandboxed: it opens nothing, leads nowhere, and sees nothing of ours.
 */
export async function frameIn(couche: Couche, adresse: string, fetch: typeof window.fetch): Promise<void> {
  const { racine, image } = couche;
  const url = new URL(adresse, location.href);
  if (url.protocol !== 'https:') return;
  // A frame reports an error page as loaded too: a request tells whether anything answers.
  await fetch(url.href, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
  if (couche.image !== image) return;
  const frame = document.createElement('iframe');
  // A page of our own origin could lift its sandbox if it kept that origin.
  frame.setAttribute('sandbox', url.origin === location.origin ? 'allow-scripts' : 'allow-scripts allow-same-origin');
  frame.setAttribute('referrerpolicy', 'no-referrer');
  frame.setAttribute('allow', '');
  frame.tabIndex = -1;
  frame.style.cssText =
    'position:absolute;left:0;top:0;width:100%;height:100%;border:0;background:#fff;opacity:0;pointer-events:none';
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('la page ne répond pas')), PATIENCE);
    frame.onload = () => {
      clearTimeout(late);
      resolve();
    };
    frame.src = url.href;
    racine.appendChild(frame);
  }).catch((error: unknown) => {
    frame.remove();
    throw error;
  });
  frame.style.opacity = '1';
}
