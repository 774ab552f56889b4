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
    for (const lien of racine.querySelectorAll<HTMLAnchorElement>('a[data-bridge-brochure]')) emporter(lien, gardes);
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

/** The last ones that were kept, as many as the link says, as a PDF. Nothing is known of them before somebody follows the link. */
function emporter(lien: HTMLAnchorElement, gardes: readonly string[]): void {
  lien.hidden = gardes.length === 0;
  if (lien.hidden || !URL.canParse(lien.href)) return;
  const emportes = gardes.slice(-Number(lien.dataset.bridgeBrochure));
  const adresse = new URL(lien.href);
  adresse.searchParams.set('objets', emportes.join());
  lien.href = adresse.href;
  const nombre = lien.querySelector('[data-bridge-nombre]');
  if (nombre) nombre.textContent = ` · ${emportes.length}`;
}

function lus(lire: () => string | null): string[] {
  try {
    const valeur: unknown = JSON.parse(lire() ?? '[]');
    return Array.isArray(valeur) ? valeur.filter((id) => typeof id === 'string').slice(-MOST) : [];
  } catch {
    return [];
  }
}
