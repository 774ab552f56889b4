/** What one step of the visit looked like when it was left. */
export interface Etape {
  readonly y: number;
  /** The list as it was drawn, pages added below included: going back needs no network. */
  readonly html: string | null;
}

export interface Historique {
  /** Whether the page may take this address without being left: a sandboxed one may not, in some browsers. */
  can(adresse: URL): boolean;
  /** A new address, and what is left behind. */
  advance(adresse: URL, html: string): void;
  /** `capturer` draws the step that is left; `reprendre` is told of the one that is back. */
  listen(capture: () => string, resume: (etape: Etape) => void): void;
  /** How many pages were added below the first: kept with the step, for who comes back from another page. */
  hold(suites: number): void;
  reprise(): { readonly suites: number; readonly y: number };
  scrollTo(y: number): void;
}

/** As many steps as are kept in memory. Older ones are asked for again. */
const GARDEES = 20;
const MOST_SUITES = 20;
const NEUVE: Etape = { y: 0, html: null };

export function historiqueDe(fenetre: Window): Historique {
  const { history } = fenetre;
  const etapes = new Map<string, Etape>();
  let cle = texte(etatDe(history), 'bridge');

  function note(changes: Partial<Etape>): void {
    const etape = { ...(etapes.get(cle) ?? NEUVE), ...changes };
    etapes.delete(cle);
    etapes.set(cle, etape);
    for (const vieille of [...etapes.keys()].slice(0, -GARDEES)) etapes.delete(vieille);
  }
  function write(changes: object): void {
    try {
      history.replaceState({ ...etatDe(history), ...changes }, '');
    } catch {
      // Sandboxed: nothing is kept, and the first page is shown again.
    }
  }
  fenetre.addEventListener('scroll', () => note({ y: fenetre.scrollY }), { passive: true });
  // When a link is followed: once the page is being left, some browsers keep nothing any more.
  const leave = ({ target }: Event) =>
    target instanceof Element && target.closest('a[href]') && write({ bridgeY: fenetre.scrollY });
  fenetre.addEventListener('click', leave, { capture: true });
  fenetre.addEventListener('pagehide', () => write({ bridgeY: fenetre.scrollY }));

  return {
    can(adresse) {
      const { state } = history;
      const ici = fenetre.location.href;
      try {
        history.replaceState(state, '', adresse);
        history.replaceState(state, '', ici);
        return true;
      } catch {
        return false;
      }
    },
    advance(adresse, html) {
      note({ html, y: fenetre.scrollY });
      const suivante = String(fenetre.performance.timeOrigin + fenetre.performance.now());
      history.pushState({ ...etatDe(history), bridge: suivante, bridgeSuites: 0, bridgeY: 0 }, '', adresse);
      cle = suivante;
    },
    listen(capture, resume) {
      fenetre.addEventListener('popstate', () => {
        const revenue = texte(etatDe(history), 'bridge');
        // The hash alone changed: the list is what it was.
        if (revenue === cle) return;
        note({ html: capture() });
        cle = revenue;
        resume(etapes.get(cle) ?? NEUVE);
      });
    },
    hold: (suites) => write({ bridgeSuites: suites }),
    reprise() {
      const etat = etatDe(history);
      return { suites: Math.min(nombre(etat, 'bridgeSuites'), MOST_SUITES), y: nombre(etat, 'bridgeY') };
    },
    scrollTo: (y) => fenetre.scrollTo({ top: y, behavior: 'instant' }),
  };
}

type Etat = Readonly<Record<string, unknown>>;

const etatDe = ({ state }: History): Etat => (typeof state === 'object' && state !== null ? { ...state } : {});
const texte = (etat: Etat, nom: string): string => (typeof etat[nom] === 'string' ? etat[nom] : '');
const nombre = (etat: Etat, nom: string): number => {
  const valeur = etat[nom];
  return typeof valeur === 'number' && valeur > 0 ? valeur : 0;
};
