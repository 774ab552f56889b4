/** The features of the page that widgets use, given to them so that each can be tried alone. */
export interface Hote {
  /** Reads the text at an address of ours; fails for an answer that is no success. */
  load(adresse: URL, signal?: AbortSignal): Promise<string>;
  /** Leaves for another page, as a link does. */
  navigate(adresse: URL): void;
  /** The present address of the page. */
  adresse(): URL;
  /** The storage of the page; null if the visitor refused it, or the page is sandboxed. */
  readonly stockage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** The fragment of the address, which no server sees; null on a page of another site. */
  readonly fragment: { parse(): string; write(texte: string): void } | null;
  /** Origin of the server that gave this script. */
  readonly serveur: string;
  send(adresse: string, corps: string): void;
  /** Tells another server something, without a cookie; its answer is not read. */
  notify(adresse: URL): void;
  /** Absent in a browser that cannot tell a position. */
  readonly geolocalisation: Geolocation | undefined;
  /** Whether the visitor has come back to the page. */
  readonly revient: boolean;
  /** Whether the visitor asked for less motion. */
  immobile(): boolean;
}

/** The longest wait for an answer, in milliseconds: after it, the link is followed as usual. */
const PATIENCE = 15_000;

export function hoteDe(fenetre: Window, serveur: string): Hote {
  return {
    async load(adresse, signal) {
      const limite = AbortSignal.timeout(PATIENCE);
      // No cookie is sent, whatever the page.
      const reponse = await fetch(adresse, {
        credentials: 'omit',
        signal: signal ? AbortSignal.any([signal, limite]) : limite,
      });
      if (!reponse.ok) throw new Error(`${adresse.pathname}: ${reponse.status}`);
      return reponse.text();
    },
    navigate: (adresse) => fenetre.location.assign(adresse),
    adresse: () => new URL(fenetre.location.href),
    // Read on demand, by favourites alone: pages that show annonces touch nothing in the browser of the visitor.
    get stockage() {
      return stockageDe(fenetre);
    },
    fragment: fenetre.location.origin === serveur ? fragmentDe(fenetre) : null,
    serveur,
    send: (adresse, corps) => void fenetre.navigator.sendBeacon?.(adresse, corps),
    notify: (adresse) =>
      void fetch(adresse, { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => undefined),
    geolocalisation: fenetre.navigator.geolocation,
    revient: fenetre.performance.getEntriesByType('navigation').some(isRetour),
    immobile: () => fenetre.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

const isRetour = (entree: PerformanceEntry): boolean =>
  'type' in entree && (entree.type === 'back_forward' || entree.type === 'reload');

/** Writes the fragment in place: the step of the visit stays the same. */
function fragmentDe({ location, history }: Window): NonNullable<Hote['fragment']> {
  return {
    parse: () => location.hash,
    write(texte) {
      const ici = new URL(location.href);
      ici.hash = texte;
      try {
        history.replaceState(history.state, '', ici);
      } catch {
        // The page may refuse: links carry the fragment all the same.
      }
    },
  };
}

/** The storage; null on a sandboxed page, where naming it throws. Nothing is written to try it: widgets tell a failure. */
function stockageDe(fenetre: Window): Storage | null {
  try {
    return fenetre.localStorage;
  } catch {
    return null;
  }
}
