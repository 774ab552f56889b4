/** One step of the visit, as it was when it was left. */
export interface Etape {
  readonly y: number;
  /** The list as it was drawn, added pages included, so that going back needs no network; null if not kept. */
  readonly html: string | null;
}

export interface Historique {
  /** Whether the page may take an address without being left: in some browsers, a sandboxed one may not. */
  can(adresse: URL): boolean;
  /** Goes to a new address, and keeps the step that is left. */
  advance(adresse: URL, html: string): void;
  /** Listens to steps back and forth: `capture` draws the step that is left, `resume` receives the one that is back. */
  listen(capture: () => string, resume: (etape: Etape) => void): void;
  /** Keeps the count of pages added below the first, for a visitor who comes back from another page. */
  hold(suites: number): void;
  reprise(): { readonly suites: number; readonly y: number };
  scrollTo(y: number): void;
}

/** The most steps kept in memory; older ones are asked for again. */
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
      // A sandboxed page keeps nothing, and shows the first page again.
    }
  }
  fenetre.addEventListener('scroll', () => note({ y: fenetre.scrollY }), { passive: true });
  // Noted at the click on a link: once the page is being left, some browsers keep nothing any more.
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
        // Only the fragment of the address has changed: the list is the same.
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
