import type { Hote } from './hote.ts';

/** More than anybody keeps: what is read may have been written by somebody else. */
const MOST = 500;

/**
 * Favourites stay with the visitor: in the storage of their browser, and nowhere else. Where there is none, the buttons stay hidden.
 */
export function bindFavoris(racine: HTMLElement, { stockage }: Hote): () => void {
  if (!stockage) return () => undefined;
  const cle = `bridge:favoris:${racine.dataset.bridgeSite ?? ''}`;
  const lire = () => lus(() => stockage.getItem(cle));

  function reveiller(): void {
    const gardes = lire();
    for (const bouton of racine.querySelectorAll<HTMLElement>('button[data-bridge-favori]')) {
      bouton.hidden = false;
      bouton.setAttribute('aria-pressed', String(gardes.includes(bouton.dataset.bridgeFavori ?? '')));
    }
  }

  racine.addEventListener('click', (event) => {
    const bouton = event.target instanceof Element ? event.target.closest('button[data-bridge-favori]') : null;
    const objet = bouton?.getAttribute('data-bridge-favori');
    if (!objet) return;
    const gardes = lire();
    const suivants = gardes.includes(objet) ? gardes.filter((id) => id !== objet) : [...gardes, objet];
    try {
      stockage?.setItem(cle, JSON.stringify(suivants.slice(-MOST)));
    } catch {
      // Full: the button says that nothing was kept.
    }
    reveiller();
  });
  // Kept in another tab.
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => key === cle && reveiller());
  return reveiller;
}

function lus(lire: () => string | null): string[] {
  try {
    const valeur: unknown = JSON.parse(lire() ?? '[]');
    return Array.isArray(valeur) ? valeur.filter((id) => typeof id === 'string').slice(-MOST) : [];
  } catch {
    return [];
  }
}
