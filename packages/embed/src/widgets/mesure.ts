import type { Hote } from './hote.ts';

const RESSOURCES: Readonly<Record<string, string>> = { liste: 'listeWeb', fiche: 'ficheWeb', carte: 'carte' };

/** Less than what the server gives, in milliseconds. */
const VALIDITE = 25 * 60_000;

/** What the server wants to see with each click: asked for once a visitor does something, and again where the page stays open for long. */
function jetonDe({ serveur, load }: Hote, site: string): () => Promise<string> {
  let jeton = Promise.resolve('');
  let depuis = Number.NEGATIVE_INFINITY;
  return () => {
    if (Date.now() - depuis >= VALIDITE) {
      depuis = Date.now();
      jeton = load(new URL(`/public/_mesure?site=${site}`, serveur)).catch(() => '');
    }
    return jeton;
  };
}

/** A click on an objet is counted, without a cookie and without saying whose. Nothing else is ever sent. */
export function bindMesure(racine: HTMLElement, hote: Hote): void {
  const { bridge = '', bridgeId, bridgeSite, bridgeMesure } = racine.dataset;
  const ressource = RESSOURCES[bridge];
  const id = Number(bridgeId);
  // A site that counts nothing says so by not asking.
  if (bridgeMesure === undefined || !ressource || !bridgeSite || !Number.isInteger(id)) return;
  const jeton = jetonDe(hote, bridgeSite);
  const count = ({ target }: Event) => {
    const lien = target instanceof Element ? target.closest('a[href]:not([data-bridge-lien])') : null;
    const objet = Number(lien?.closest<HTMLElement>('[data-bridge-objet]')?.dataset.bridgeObjet);
    if (!lien || !Number.isInteger(objet) || objet <= 0) return;
    const clic = { site: bridgeSite, ressource, id, objet, genre: 'clic' };
    // At once where the jeton is there, before the page is left.
    void jeton().then((jeton) => {
      if (jeton !== '') hote.send(`${hote.serveur}/public/_mesure`, JSON.stringify({ ...clic, jeton }));
    });
  };
  for (const geste of ['pointerover', 'focusin']) racine.addEventListener(geste, () => void jeton(), { passive: true });
  // Before anybody stops it: the popups of a map keep their clicks to themselves.
  racine.addEventListener('click', count, { capture: true });
}
