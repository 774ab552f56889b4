import { inTime } from './liaison/patience.ts';
import { attenteAvant } from './liaison/reprise.rules.ts';

/** Why no code can be had, or typed, at this moment. */
export type Panne = 'reseau' | 'trop' | 'serveur';

interface Dependencies {
  readonly fetch: typeof fetch;
  readonly wait: (ms: number) => Promise<void>;
  readonly hasard: () => number;
  readonly onCode: (code: string) => void;
  /** Called with the failure, and with null once the server answers again. */
  readonly onPanne: (panne: Panne | null) => void;
}

interface Demande {
  readonly code: string;
  readonly secret: string;
}

type Etat = { readonly etat: 'attente' | 'perime' } | { readonly etat: 'appaire'; readonly jeton: string };

/** Time between two questions, in milliseconds. */
const ENTRE_DEUX = 3_000;
const PATIENCE = 20_000;

class Refus extends Error {
  constructor(readonly panne: Panne) {
    super(panne);
  }
}

/**
 * Shows codes, one after the other, until somebody types one in the console; answers the credential of the screen. It
 * never gives up. The server alone ends a code, since the clock of this machine may be wrong.
 */
export async function pair({ fetch, wait, hasard, onCode, onPanne }: Dependencies): Promise<string> {
  const post = <T>(path: string, body: unknown): Promise<T> =>
    inTime(PATIENCE, 'le serveur ne répond pas', async (signal) => {
      const response = await fetch(`/e/api/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
        credentials: 'omit',
        cache: 'no-store',
        signal,
      });
      if (response.status === 429) throw new Refus('trop');
      if (!response.ok) throw new Refus('serveur');
      return response.json();
    });
  let demande: Demande | null = null;
  let echecs = 0;
  for (;;) {
    try {
      if (demande === null) {
        demande = await post<Demande>('appairage', {});
        onCode(demande.code);
      }
      const etat: Etat = await post<Etat>('appairage/etat', { secret: demande.secret });
      if (etat.etat === 'appaire') return etat.jeton;
      if (etat.etat === 'perime') demande = null;
      onPanne(null);
      echecs = 0;
      await wait(etat.etat === 'perime' ? 0 : ENTRE_DEUX);
    } catch (error) {
      onPanne(error instanceof Refus ? error.panne : 'reseau');
      await wait(attenteAvant(echecs++, hasard));
    }
  }
}
