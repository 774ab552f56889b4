import type { Hote } from './hote.ts';

/** Opens a map; its library is a file apart, loaded by visitors who see a map. */
type Ouvrir = typeof import('./carte/carte.ts').openCarte;
export type LoadCarte = () => Promise<Ouvrir>;

export const loadCarte: LoadCarte = async () => (await import('./carte/carte.ts')).openCarte;

/** Opens each map once it comes near the window. Without the map, the list beside says the same. */
export function bindCartes(racine: HTMLElement, hote: Hote, base: URL, load: LoadCarte): () => void {
  const vues = new WeakSet<Element>();

  async function open(place: HTMLElement): Promise<void> {
    try {
      const openCarte = await load();
      const carte = openCarte(place, { racine, hote, base });
      racine.addEventListener('bridge:change', () => carte.readAgain());
    } catch {
      // The library did not load: what stands in place of the map stays.
      vues.delete(place);
    }
  }

  return () => {
    for (const place of racine.querySelectorAll<HTMLElement>('div[data-bridge-carte]')) {
      if (vues.has(place)) continue;
      vues.add(place);
      quandVisible(place, () => void open(place));
    }
  };
}

function quandVisible(element: Element, act: () => void): void {
  if (!('IntersectionObserver' in globalThis)) {
    act();
    return;
  }
  const guetteur = new IntersectionObserver(
    (vues) => {
      if (!vues.some(({ isIntersecting }) => isIntersecting)) return;
      guetteur.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  guetteur.observe(element);
}
