import { encadrer } from './encadrer.ts';
import { type Fragment, readFragment } from './fragment.ts';
import type { Historique } from './historique.ts';
import type { Hote } from './hote.ts';
import { morph } from './morph.ts';
import type { Source } from './source.ts';

export interface OutilsDeListe {
  readonly hote: Hote;
  readonly historique: Historique;
  readonly source: Source;
  /** Called after each change of what is drawn: new buttons are woken. */
  readonly reveiller: () => void;
}

export interface Liste {
  /** Whether this address can be shown without leaving the page. */
  estSurPlace(lien: URL): boolean;
  /** Shows the list at this address of its own, without leaving the page. */
  aller(lien: URL, depart?: Element | null): Promise<void>;
  /** What is asked is no longer what the visitor wants: its answer would undo what they do. */
  renoncer(): void;
  /** A further page of the same list, fetched only. */
  lire(lien: URL): Promise<Fragment | null>;
}

/** A list that changes in place. Whatever fails, the link is followed as if there were no script. */
export function listeDe(racine: HTMLElement, { hote, historique, source, reveiller }: OutilsDeListe): Liste {
  let enCours = new AbortController();
  let montree = source.fragmentDe(hote.adresse()).href;

  async function lire(page: URL, signal?: AbortSignal): Promise<Fragment | null> {
    const adresse = source.fragmentDe(page);
    const fragment = readFragment(await hote.charger(adresse, signal), adresse);
    if (fragment && page.searchParams.has('cadre')) encadrer(fragment.racine, page);
    return fragment;
  }

  function montrer(fragment: HTMLElement, page: URL): void {
    const tenu = focusIn(racine);
    morph(racine, fragment);
    montree = source.fragmentDe(page).href;
    reveiller();
    racine.dispatchEvent(new CustomEvent('bridge:change'));
    // Moved with its card, or gone: never thrown back to the top of the page.
    if (tenu && focusIn(racine) !== tenu)
      (tenu.isConnected ? tenu : resultatsDe(racine)).focus({ preventScroll: true });
  }

  /** One question at a time: a newer one makes the older one void. */
  async function demander(page: URL, arrivee: (fragment: HTMLElement) => void): Promise<void> {
    enCours.abort();
    const ceci = new AbortController();
    enCours = ceci;
    const resultats = resultatsDe(racine);
    resultats.setAttribute('aria-busy', 'true');
    try {
      const fragment = await lire(page, ceci.signal);
      if (ceci.signal.aborted) return;
      if (!fragment) throw new Error('no list in the answer');
      arrivee(fragment.racine);
    } catch {
      if (!ceci.signal.aborted) hote.naviguer(page);
    } finally {
      if (enCours === ceci) resultats.removeAttribute('aria-busy');
    }
  }

  historique.ecouter(
    () => photographier(racine),
    ({ html, y }) => {
      const page = hote.adresse();
      if (!racine.isConnected) return;
      if (source.fragmentDe(page).href === montree && html === null) return;
      enCours.abort();
      if (html !== null) {
        const copie = racine.cloneNode(false);
        if (copie instanceof HTMLElement) {
          copie.innerHTML = html;
          montrer(copie, page);
          historique.defiler(y);
        }
        return;
      }
      void demander(page, (fragment) => {
        montrer(fragment, page);
        historique.defiler(y);
      });
    },
  );

  return {
    estSurPlace: (lien) => historique.peut(source.pageDe(lien, hote.adresse())),
    renoncer: () => enCours.abort(),
    lire: (lien) => lire(source.pageDe(lien, hote.adresse())),
    aller(lien, depart = null) {
      const page = source.pageDe(lien, hote.adresse());
      if (!historique.peut(page)) {
        hote.naviguer(page);
        return Promise.resolve();
      }
      const tourne = depart?.closest('[data-bridge-pagination]') ?? null;
      return demander(page, (fragment) => {
        historique.avancer(page, photographier(racine));
        montrer(fragment, page);
        if (tourne) montrerDebut(racine);
      });
    },
  };
}

/** The list as the server would have drawn it: what a map drew is drawn again. */
function photographier(racine: HTMLElement): string {
  const copie = racine.cloneNode(true);
  if (!(copie instanceof HTMLElement)) return '';
  for (const dessin of copie.querySelectorAll('[data-bridge-dessin]')) dessin.remove();
  return copie.innerHTML;
}

/** Another page of results is read from its start. */
function montrerDebut(racine: HTMLElement): void {
  const resultats = resultatsDe(racine);
  resultats.focus({ preventScroll: true });
  resultats.scrollIntoView?.({ block: 'start' });
}

export function resultatsDe(racine: HTMLElement): HTMLElement {
  const resultats = racine.querySelector<HTMLElement>('[data-bridge-resultats]') ?? racine;
  if (!resultats.hasAttribute('tabindex')) resultats.tabIndex = -1;
  return resultats;
}

/** What holds the focus inside, in a page or in a shadow root. */
function focusIn(racine: HTMLElement): HTMLElement | null {
  const lieu = racine.getRootNode();
  const actif = lieu instanceof Document || lieu instanceof ShadowRoot ? lieu.activeElement : null;
  return actif instanceof HTMLElement && racine.contains(actif) ? actif : null;
}
