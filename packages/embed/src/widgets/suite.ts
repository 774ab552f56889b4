import type { Historique } from './historique.ts';
import type { Hote } from './hote.ts';
import { join } from './join.ts';
import { lienDe } from './liens.ts';
import type { Liste } from './liste.ts';

/** The most pages added without being asked for: what stands below the list must stay within reach. */
const SEULES = 3;

export interface OutilsDeSuite {
  readonly liste: Liste;
  readonly hote: Hote;
  readonly historique: Historique;
  readonly wake: () => void;
}

/** « Voir plus »: adds the next page below. Without a script or a network, its link leads to that page. */
export function bindSuite(racine: HTMLElement, { liste, hote, historique, wake }: OutilsDeSuite): () => void {
  let seules = 0;
  let suites = 0;
  let occupe = false;

  async function bring(lien: HTMLAnchorElement): Promise<HTMLElement | null> {
    if (occupe) return null;
    occupe = true;
    lien.setAttribute('aria-busy', 'true');
    try {
      const voulue = lien.href;
      const fragment = await liste.parse(new URL(voulue));
      // The list has changed meanwhile.
      if (!fragment || !lien.isConnected || lien.href !== voulue) return null;
      const premier = join(racine, fragment.racine);
      replace(lien, fragment.racine.querySelector('a[data-bridge-suite]'));
      suites += 1;
      historique.hold(suites);
      wake();
      return premier;
    } finally {
      occupe = false;
      lien.removeAttribute('aria-busy');
    }
  }

  racine.addEventListener('click', (event) => {
    const lien = lienDe(event, 'a[data-bridge-suite]');
    if (!lien) return;
    event.preventDefault();
    seules = 0;
    bring(lien).then(enter, () => hote.navigate(new URL(lien.href)));
  });

  // A changed list starts again from its first page.
  racine.addEventListener('bridge:change', () => {
    seules = 0;
    suites = 0;
  });

  const guetteur =
    'IntersectionObserver' in globalThis
      ? new IntersectionObserver((vues) => {
          const vue = vues.find(({ isIntersecting }) => isIntersecting)?.target;
          if (!(vue instanceof HTMLAnchorElement) || seules >= SEULES) return;
          seules += 1;
          // Nobody asked for this page: after a failure, the link stays, and so does the focus.
          bring(vue).catch(() => undefined);
        })
      : null;
  void comeBack();

  /** Adds again the pages that a visitor had asked for before they left, and restores the scroll. */
  async function comeBack(): Promise<void> {
    const { suites: voulues, y } = historique.reprise();
    for (let faites = 0; faites < voulues; faites += 1) {
      const lien = racine.querySelector<HTMLAnchorElement>('a[data-bridge-suite]');
      if (!lien || !(await bring(lien).catch(() => null))) return;
    }
    if (voulues > 0) historique.scrollTo(y);
  }

  /** To be called again each time that links are drawn anew. */
  return () => {
    guetteur?.disconnect();
    for (const lien of racine.querySelectorAll('[data-bridge-pagination="infinie"] a[data-bridge-suite]')) {
      guetteur?.observe(lien);
    }
  };
}

function replace(lien: HTMLAnchorElement, suivant: Element | null): void {
  const [ici, la] = [lien, suivant].map((un) => un?.closest('[data-bridge-pagination]')?.querySelector('.bridge-ou'));
  if (ici && la) ici.textContent = la.textContent;
  if (suivant) lien.href = suivant.getAttribute('href') ?? lien.href;
  else lien.remove();
}

/** Moves a visitor who asked for the page to its first new element. */
function enter(premier: HTMLElement | null): void {
  const cible = premier?.querySelector<HTMLElement>('a[href]') ?? premier;
  if (!cible) return;
  if (cible === premier) cible.tabIndex = -1;
  cible.focus();
}
