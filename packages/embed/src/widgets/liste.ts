import { type Fragment, readFragment } from './fragment.ts';
import type { Historique } from './historique.ts';
import type { Hote } from './hote.ts';
import { markFramed } from './mark-framed.ts';
import { morph } from './morph.ts';
import type { Source } from './source.ts';

export interface OutilsDeListe {
  readonly hote: Hote;
  readonly historique: Historique;
  readonly source: Source;
  /** Called after each change of the list, to wake its new buttons. */
  readonly wake: () => void;
}

export interface Liste {
  /** Whether a link can be shown without leaving the page. */
  isHere(lien: URL): boolean;
  /** Shows the list at the address of one of its links, without leaving the page. */
  goTo(lien: URL, depart?: Element | null): Promise<void>;
  /** Gives up the question under way: its answer would undo what the visitor does. */
  giveUp(): void;
  /** Reads another page of the list, without showing it. */
  parse(lien: URL): Promise<Fragment | null>;
}

/** A list that changes in place. After any failure, the link is followed as without a script. */
export function listeDe(racine: HTMLElement, { hote, historique, source, wake }: OutilsDeListe): Liste {
  let enCours = new AbortController();
  let montree = source.fragmentDe(hote.adresse()).href;

  async function parse(page: URL, signal?: AbortSignal): Promise<Fragment | null> {
    const adresse = source.fragmentDe(page);
    const fragment = readFragment(await hote.load(adresse, signal), adresse);
    if (fragment && page.searchParams.has('cadre')) markFramed(fragment.racine, page);
    return fragment;
  }

  function show(fragment: HTMLElement, page: URL): void {
    const tenu = focusIn(racine);
    morph(racine, fragment);
    montree = source.fragmentDe(page).href;
    wake();
    racine.dispatchEvent(new CustomEvent('bridge:change'));
    if (!tenu) return;
    const isThere = tenu.isConnected && tenu.checkVisibility?.() !== false;
    // The element with the focus has moved or gone: the focus must not return to the top of the page.
    if (!isThere || focusIn(racine) !== tenu) (isThere ? tenu : startOf(racine)).focus({ preventScroll: true });
  }

  /** Asks one question at a time: a newer one cancels the older one. */
  async function request(page: URL, arrivee: (fragment: HTMLElement) => void): Promise<void> {
    enCours.abort();
    const ceci = new AbortController();
    enCours = ceci;
    const resultats = resultatsDe(racine);
    resultats.setAttribute('aria-busy', 'true');
    try {
      const fragment = await parse(page, ceci.signal);
      if (ceci.signal.aborted) return;
      if (!fragment) throw new Error('no list in the answer');
      arrivee(fragment.racine);
    } catch {
      if (!ceci.signal.aborted) hote.navigate(page);
    } finally {
      if (enCours === ceci) resultats.removeAttribute('aria-busy');
    }
  }

  historique.listen(
    () => snapshot(racine),
    ({ html, y }) => {
      const page = hote.adresse();
      if (!racine.isConnected) return;
      if (source.fragmentDe(page).href === montree && html === null) return;
      enCours.abort();
      if (html !== null) {
        const copie = racine.cloneNode(false);
        if (copie instanceof HTMLElement) {
          copie.innerHTML = html;
          show(copie, page);
          historique.scrollTo(y);
        }
        return;
      }
      void request(page, (fragment) => {
        show(fragment, page);
        historique.scrollTo(y);
      });
    },
  );

  return {
    isHere: (lien) => historique.can(source.pageDe(lien, hote.adresse())),
    giveUp: () => enCours.abort(),
    parse: (lien) => parse(source.pageDe(lien, hote.adresse())),
    goTo(lien, depart = null) {
      const page = source.pageDe(lien, hote.adresse());
      if (!historique.can(page)) {
        hote.navigate(page);
        return Promise.resolve();
      }
      const tourne = depart?.closest('[data-bridge-pagination], [data-bridge-pas]') ?? null;
      return request(page, (fragment) => {
        historique.advance(page, snapshot(racine));
        show(fragment, page);
        if (tourne) showStart(racine);
      });
    },
  };
}

/** The list as the server would have drawn it, without the drawings of maps, which are drawn again. */
function snapshot(racine: HTMLElement): string {
  const copie = racine.cloneNode(true);
  if (!(copie instanceof HTMLElement)) return '';
  for (const dessin of copie.querySelectorAll('[data-bridge-dessin]')) dessin.remove();
  return copie.innerHTML;
}

/** Goes to the question, or to the start of the results, after another page was asked for. */
function showStart(racine: HTMLElement): void {
  const start = startOf(racine);
  start.focus({ preventScroll: true });
  start.scrollIntoView?.({ block: start === resultatsDe(racine) ? 'start' : 'nearest' });
}

const resultatsDe = (racine: HTMLElement): HTMLElement =>
  racine.querySelector<HTMLElement>('[data-bridge-resultats]') ?? racine;

/** The question of a guided search, which takes the place of the results, or the results. */
function startOf(racine: HTMLElement): HTMLElement {
  const start = racine.querySelector<HTMLElement>('[data-bridge-question]') ?? resultatsDe(racine);
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  return start;
}

/** The element inside that has the focus, in a page or in a shadow root. */
function focusIn(racine: HTMLElement): HTMLElement | null {
  const lieu = racine.getRootNode();
  const actif = lieu instanceof Document || lieu instanceof ShadowRoot ? lieu.activeElement : null;
  return actif instanceof HTMLElement && racine.contains(actif) ? actif : null;
}
