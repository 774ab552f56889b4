import type { Hote } from '../hote.ts';
import { type Jeton, jetonsDe } from './jetons.ts';

export interface Apparition {
  readonly annonce: number;
  readonly espace: number;
}

export interface Compteur {
  /** Counts a box as seen once it was. */
  follow(boite: HTMLElement, apparition: Apparition): void;
  /** The page shows something else: what is awaited is awaited no more. */
  forget(): void;
}

/** Half of it, or a third of a large one, for a second, in a page that is in front. */
const MOITIE = 0.5;
const TIERS = 0.3;
const GRANDE = 242_500;
const UNE_SECONDE = 1_000;
const ANNONCES = '/public/_annonces';
/** What leads to the advertiser; why an annonce is there is none of its clicks. */
const LIEN = '[data-bridge-annonce] a[href]:not([data-bridge-pourquoi])';

/** Tells the server of what was seen and clicked, once each, without a word of who. */
export function compteurDe(racine: HTMLElement, hote: Hote, now: () => Date): Compteur {
  const site = Number(racine.dataset.bridgeSiteId);
  const jetons = jetonsDe(() => hote.load(new URL(`${ANNONCES}/jeton?site=${site}`, hote.serveur)), now);
  const boites = new Map<Element, Apparition>();
  const attentes = new Map<Element, ReturnType<typeof setTimeout>>();
  /** What each box was told as seen with. */
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
        // Behind another tab, nobody saw it: it is awaited again.
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

  // Whichever button, the link takes along the jeton that its view was told with: the two are of one page.
  const clic = ({ target, type }: Event) => {
    const lien = target instanceof Element ? target.closest<HTMLAnchorElement>(LIEN) : null;
    const boite = lien?.closest('[data-bridge-annonce]');
    if (!lien || !boite) return;
    const jeton = jetons.pourCliquer(vues.get(boite) ?? jetons.dernier());
    const adresse = new URL(lien.href);
    adresse.searchParams.delete('j');
    if (jeton !== '') adresse.searchParams.set('j', jeton);
    lien.href = adresse.href;
    // A click counts its view, and without a jeton nothing tells that the two are one.
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

/** A frame waits for the jeton that its click takes along; without one, it is shown all the same. */
function equip(boite: Element, jeton: Jeton | null): void {
  for (const iframe of boite.querySelectorAll<HTMLIFrameElement>('iframe[data-bridge-cadre]')) {
    const adresse = new URL(iframe.dataset.bridgeCadre ?? '', document.baseURI);
    if (jeton !== null) adresse.searchParams.set('j', jeton.texte);
    delete iframe.dataset.bridgeCadre;
    iframe.src = adresse.href;
  }
}
