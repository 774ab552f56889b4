import type { Hote } from '../hote.ts';

export interface Apparition {
  readonly annonce: number;
  readonly espace: number;
}

export interface Compteur {
  /** Counts a box as seen once it was. */
  suivre(boite: HTMLElement, apparition: Apparition): void;
  /** The page shows something else: what is awaited is awaited no more. */
  oublier(): void;
}

/** Half of it, or a third of a large one, for a second, in a page that is in front. */
const MOITIE = 0.5;
const TIERS = 0.3;
const GRANDE = 242_500;
const UNE_SECONDE = 1_000;
const ANNONCES = '/public/_annonces';

/** Tells the server of what was seen and clicked, once each, without a word of who. */
export function compteurDe(racine: HTMLElement, hote: Hote): Compteur {
  const site = Number(racine.dataset.bridgeSiteId);
  let jeton: Promise<string> | null = null;
  let lu = '';
  const boites = new Map<Element, Apparition>();
  const attentes = new Map<Element, ReturnType<typeof setTimeout>>();

  /** Asked for once somebody sees something; one for each page that is opened. */
  const jetonDe = () => {
    jeton ??= hote.charger(new URL(`${ANNONCES}/jeton?site=${site}`, hote.serveur)).then(
      (texte) => {
        lu = texte;
        return texte;
      },
      () => '',
    );
    return jeton;
  };

  const vue = ({ annonce, espace }: Apparition) =>
    void jetonDe().then((texte) => {
      if (texte === '') return;
      hote.envoyer(`${hote.serveur}${ANNONCES}`, JSON.stringify({ site, jeton: texte, vues: [[annonce, espace]] }));
    });

  const observateur =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver(
          (entrees) => {
            for (const { target, intersectionRatio, boundingClientRect: boite } of entrees) {
              const enough = boite.width * boite.height >= GRANDE ? TIERS : MOITIE;
              if (intersectionRatio >= enough) attendre(target);
              else renoncer(target);
            }
          },
          { threshold: [TIERS, MOITIE] },
        );

  function attendre(boite: Element): void {
    if (attentes.has(boite) || !boites.has(boite)) return;
    attentes.set(
      boite,
      setTimeout(() => {
        attentes.delete(boite);
        // Behind another tab, nobody saw it: it is awaited again.
        if (document.visibilityState !== 'visible') return attendre(boite);
        const apparition = boites.get(boite);
        boites.delete(boite);
        observateur?.unobserve(boite);
        if (apparition) vue(apparition);
      }, UNE_SECONDE),
    );
  }

  function renoncer(boite: Element): void {
    clearTimeout(attentes.get(boite));
    attentes.delete(boite);
  }

  // The link takes the jeton along: a view and a click of one page are of one jeton.
  racine.addEventListener(
    'click',
    ({ target }) => {
      const lien =
        target instanceof Element ? target.closest<HTMLAnchorElement>('[data-bridge-annonce] a[href]') : null;
      if (lien === null || lu === '') return;
      const adresse = new URL(lien.href);
      adresse.searchParams.set('j', lu);
      lien.href = adresse.href;
    },
    { capture: true },
  );

  return {
    suivre(boite, apparition) {
      boites.set(boite, apparition);
      observateur?.observe(boite);
    },
    oublier() {
      for (const boite of boites.keys()) {
        renoncer(boite);
        observateur?.unobserve(boite);
      }
      boites.clear();
      jeton = null;
      lu = '';
    },
  };
}
