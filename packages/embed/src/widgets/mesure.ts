import type { Hote } from './hote.ts';

const RESSOURCES: Readonly<Record<string, string>> = { liste: 'listeWeb', fiche: 'ficheWeb', carte: 'carte' };

/** A click on an objet is counted, without a cookie and without saying whose. Nothing else is ever sent. */
export function bindMesure(racine: HTMLElement, { serveur, envoyer }: Hote): void {
  const { bridge = '', bridgeId, bridgeSite, bridgeMesure } = racine.dataset;
  const ressource = RESSOURCES[bridge];
  const id = Number(bridgeId);
  // A site that counts nothing says so by not asking.
  if (bridgeMesure === undefined || !ressource || !bridgeSite || !Number.isInteger(id)) return;
  const compter = ({ target }: Event) => {
    const lien = target instanceof Element ? target.closest('a[href]:not([data-bridge-lien])') : null;
    const objet = Number(lien?.closest<HTMLElement>('[data-bridge-objet]')?.dataset.bridgeObjet);
    if (!lien || !Number.isInteger(objet) || objet <= 0) return;
    const clic = { site: bridgeSite, ressource, id, objet, genre: 'clic' };
    envoyer(`${serveur}/public/_mesure`, JSON.stringify(clic));
  };
  // Before anybody stops it: the popups of a map keep their clicks to themselves.
  racine.addEventListener('click', compter, { capture: true });
}
