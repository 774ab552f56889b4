import { sansCarnet } from './carnet.ts';
import { motsDe } from './messages.ts';
import { tell } from './tell.ts';

/** The ways to share that a browser has. */
export type Partageur = Partial<Pick<Navigator, 'share'>> & { readonly clipboard?: Pick<Clipboard, 'writeText'> };

/** Shares by the sheet of the phone, or copies the link. Without either, the buttons stay hidden. */
export function bindPartage(racine: HTMLElement, navigateur: Partageur, adresse: () => URL): () => void {
  const { clipboard } = navigateur;
  if (!navigateur.share && !clipboard) return () => undefined;

  async function share(bouton: HTMLElement): Promise<void> {
    const mots = motsDe(racine);
    const url = bouton.dataset.bridgePartager || sansCarnet(adresse()).href;
    try {
      if (navigateur.share) await navigateur.share({ url, title: document.title });
      else {
        await clipboard?.writeText(url);
        tell(bouton, mots.copie);
      }
    } catch (erreur) {
      // The visitor closed the sheet: nothing needs to be said.
      if (erreur instanceof DOMException && erreur.name === 'AbortError') return;
      tell(bouton, mots.pasCopie);
    }
  }

  racine.addEventListener('click', ({ target }) => {
    const bouton = target instanceof Element ? target.closest<HTMLElement>('button[data-bridge-partager]') : null;
    if (bouton) void share(bouton);
  });
  return () => {
    for (const bouton of racine.querySelectorAll<HTMLElement>('button[data-bridge-partager]')) bouton.hidden = false;
  };
}
