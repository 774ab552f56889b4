import type { Hote } from '../hote.ts';
import { type Jeton, jetonsDe } from './jetons.ts';

export interface Apparition {
  readonly annonce: number;
  readonly espace: number;
}

export interface Compteur {
  /** Counts a box as seen, once it has been. */
  follow(boite: HTMLElement, apparition: Apparition): void;
  /** The page shows something else: views not counted yet are dropped. */
  forget(): void;
}

/** An annonce is seen with half of it in sight, or a third of a large one, for a second, in a page in front. */
const MOITIE = 0.5;
const TIERS = 0.3;
const GRANDE = 242_500;
const UNE_SECONDE = 1_000;
const ANNONCES = '/public/_annonces';
/** The links to the advertiser; the link that explains an annonce is not counted. */
const LIEN = '[data-bridge-annonce] a[href]:not([data-bridge-pourquoi])';

/** Tells the server the annonces seen and clicked, once each, without a word of the visitor. */
export function compteurDe(racine: HTMLElement, hote: Hote, now: () => Date): Compteur {
  const site = Number(racine.dataset.bridgeSiteId);
  const jetons = jetonsDe(() => hote.load(new URL(`${ANNONCES}/jeton?site=${site}`, hote.serveur)), now);
  const boites = new Map<Element, Apparition>();
  const attentes = new Map<Element, ReturnType<typeof setTimeout>>();
  /** The jeton that each box was counted as seen with. */
  const vues = new WeakMap<Element, Jeton>();

  const vue = (boite: Element, { annonce, espace }: Apparition) =>
    void jetons.request().then((jeton) => {
      if (jeton === null) return;
      vues.set(boite, jeton);
      const corps = JSON.stringify({ site, jeton: jeton.texte, vues: [[annonce, espace]] });
      hote.send(`${hote.serveur}${ANNONCES}`, corps);
    });

  const observateur =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver(
          (entrees) => {
            for (const { target, intersectionRatio, boundingClientRect: boite } of entrees) {
              const enough = boite.width * boite.height >= GRANDE ? TIERS : MOITIE;
              if (intersectionRatio > 0) void jetons.request().then((jeton) => equip(target, jeton));
              if (intersectionRatio >= enough) watchFor(target);
              else giveUp(target);
            }
          },
          { threshold: [0, 0.01, TIERS, MOITIE] },
        );

  function watchFor(boite: Element): void {
    if (attentes.has(boite) || !boites.has(boite)) return;
    attentes.set(
      boite,
      setTimeout(() => {
        attentes.delete(boite);
        // A page behind another tab is not seen: the wait starts again.
        if (document.visibilityState !== 'visible') return watchFor(boite);
        const apparition = boites.get(boite);
        leave(boite);
        if (apparition) vue(boite, apparition);
      }, UNE_SECONDE),
    );
  }

  function giveUp(boite: Element): void {
    clearTimeout(attentes.get(boite));
    attentes.delete(boite);
  }

  function leave(boite: Element): void {
    giveUp(boite);
    boites.delete(boite);
    observateur?.unobserve(boite);
  }

  // For any button of the mouse, the link carries the jeton of its view: both belong to one page.
  const clic = ({ target, type }: Event) => {
    const lien = target instanceof Element ? target.closest<HTMLAnchorElement>(LIEN) : null;
    const boite = lien?.closest('[data-bridge-annonce]');
    if (!lien || !boite) return;
    const jeton = jetons.pourCliquer(vues.get(boite) ?? jetons.dernier());
    const adresse = new URL(lien.href);
    adresse.searchParams.delete('j');
    if (jeton !== '') adresse.searchParams.set('j', jeton);
    lien.href = adresse.href;
    // A click counts as a view, and without a jeton nothing tells that the two are the same visit.
    if (jeton === '' && type !== 'contextmenu') leave(boite);
  };
  for (const nom of ['click', 'auxclick', 'contextmenu']) racine.addEventListener(nom, clic, { capture: true });

  return {
    follow(boite, apparition) {
      vues.delete(boite);
      boites.set(boite, apparition);
      if (observateur === null) equip(boite, null);
      else observateur.observe(boite);
    },
    forget() {
      for (const boite of boites.keys()) leave(boite);
      jetons.forget();
    },
  };
}

/** Loads the frame of an annonce with the jeton that its click carries; without a jeton, it loads all the same. */
function equip(boite: Element, jeton: Jeton | null): void {
  for (const iframe of boite.querySelectorAll<HTMLIFrameElement>('iframe[data-bridge-cadre]')) {
    const adresse = new URL(iframe.dataset.bridgeCadre ?? '', document.baseURI);
    if (jeton !== null) adresse.searchParams.set('j', jeton.texte);
    delete iframe.dataset.bridgeCadre;
    iframe.src = adresse.href;
  }
}
