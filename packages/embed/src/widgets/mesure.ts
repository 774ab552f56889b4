import type { Hote } from './hote.ts';

const RESSOURCES: Readonly<Record<string, string>> = { liste: 'listeWeb', fiche: 'ficheWeb', carte: 'carte' };

/** How long a jeton serves, in milliseconds: less than the server accepts it. */
const VALIDITE = 25 * 60_000;

/** The jeton that the server wants with each click, asked for at the first gesture, and again once it is old. */
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

/** Counts a click on an objet, without a cookie and without a word of the visitor. Nothing else is ever sent. */
export function bindMesure(racine: HTMLElement, hote: Hote): void {
  const { bridge = '', bridgeId, bridgeSite, bridgeMesure } = racine.dataset;
  const ressource = RESSOURCES[bridge];
  const id = Number(bridgeId);
  // Without these attributes, the site counts nothing.
  if (bridgeMesure === undefined || !ressource || !bridgeSite || !Number.isInteger(id)) return;
  const jeton = jetonDe(hote, bridgeSite);
  const count = ({ target }: Event) => {
    const lien = target instanceof Element ? target.closest('a[href]:not([data-bridge-lien])') : null;
    const objet = Number(lien?.closest<HTMLElement>('[data-bridge-objet]')?.dataset.bridgeObjet);
    if (!lien || !Number.isInteger(objet) || objet <= 0) return;
    const clic = { site: bridgeSite, ressource, id, objet, genre: 'clic' };
    // Sent at once if the jeton is here, before the page is left.
    void jeton().then((jeton) => {
      if (jeton !== '') hote.send(`${hote.serveur}/public/_mesure`, JSON.stringify({ ...clic, jeton }));
    });
  };
  for (const geste of ['pointerover', 'focusin']) racine.addEventListener(geste, () => void jeton(), { passive: true });
  // On capture: the popups of a map stop their clicks.
  racine.addEventListener('click', count, { capture: true });
}
