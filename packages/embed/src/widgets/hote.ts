/** What a widget uses of the page around it: given, so that each can be tried alone. */
export interface Hote {
  /** The text at an address of ours; it fails where the answer is not a good one. */
  load(adresse: URL, signal?: AbortSignal): Promise<string>;
  /** Leaves for another page, as a link does. */
  navigate(adresse: URL): void;
  /** Where the visitor is. */
  adresse(): URL;
  /** Null where the page may keep nothing: refused by the visitor, or sandboxed. */
  readonly stockage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** The end of the address, which no server is told; null on a page of somebody else. */
  readonly fragment: { parse(): string; write(texte: string): void } | null;
  /** Origin of the server that gave this script. */
  readonly serveur: string;
  send(adresse: string, corps: string): void;
  /** Absent where the visitor cannot be asked. */
  readonly geolocalisation: Geolocation | undefined;
  /** The page is one that the visitor comes back to. */
  readonly revient: boolean;
  /** The visitor asked that nothing moves by itself. */
  immobile(): boolean;
}

/** The longest answer that is waited for, in milliseconds: after it, the link is followed as usual. */
const PATIENCE = 15_000;

export function hoteDe(fenetre: Window, serveur: string): Hote {
  return {
    async load(adresse, signal) {
      const limite = AbortSignal.timeout(PATIENCE);
      // No cookie leaves with it, whoever's page this is.
      const reponse = await fetch(adresse, {
        credentials: 'omit',
        signal: signal ? AbortSignal.any([signal, limite]) : limite,
      });
      if (!reponse.ok) throw new Error(`${adresse.pathname}: ${reponse.status}`);
      return reponse.text();
    },
    navigate: (adresse) => fenetre.location.assign(adresse),
    adresse: () => new URL(fenetre.location.href),
    // Looked at by who keeps favourites alone: what shows annonces touches nothing on the side of the visitor.
    get stockage() {
      return stockageDe(fenetre);
    },
    fragment: fenetre.location.origin === serveur ? fragmentDe(fenetre) : null,
    serveur,
    send: (adresse, corps) => void fenetre.navigator.sendBeacon?.(adresse, corps),
    geolocalisation: fenetre.navigator.geolocation,
    revient: fenetre.performance.getEntriesByType('navigation').some(isRetour),
    immobile: () => fenetre.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

const isRetour = (entree: PerformanceEntry): boolean =>
  'type' in entree && (entree.type === 'back_forward' || entree.type === 'reload');

/** Changed in place: the step of the visit stays the same. */
function fragmentDe({ location, history }: Window): NonNullable<Hote['fragment']> {
  return {
    parse: () => location.hash,
    write(texte) {
      const ici = new URL(location.href);
      ici.hash = texte;
      try {
        history.replaceState(history.state, '', ici);
      } catch {
        // Refused: links carry it all the same.
      }
    },
  };
}

/** A sandboxed page throws when storage is only named. Nothing is written to try it: what cannot be kept is told by who keeps. */
function stockageDe(fenetre: Window): Storage | null {
  try {
    return fenetre.localStorage;
  } catch {
    return null;
  }
}
