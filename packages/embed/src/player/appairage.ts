import { attenteAvant } from './liaison/reprise.rules.ts';

interface Dependencies {
  readonly fetch: typeof fetch;
  readonly attend: (ms: number) => Promise<void>;
  readonly hasard: () => number;
  readonly now: () => number;
  readonly onCode: (code: string) => void;
  /** Null once the server answers again. */
  readonly onPanne: (message: string | null) => void;
}

interface Demande {
  readonly code: string;
  readonly secret: string;
  readonly expire: string;
}

type Etat = { readonly etat: 'attente' | 'perime' } | { readonly etat: 'appaire'; readonly jeton: string };

const ENTRE_DEUX = 3_000;

/** Shows codes, one after the other, until somebody typed one of them: gives the credential of the screen. Never gives up. */
export async function appaire({ fetch, attend, hasard, now, onCode, onPanne }: Dependencies): Promise<string> {
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const response = await fetch(`/e/api/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
    });
    if (response.status === 429) throw new Error('trop d’écrans demandent un code en même temps');
    if (!response.ok) throw new Error(`le serveur répond ${response.status}`);
    return response.json();
  };
  let demande: Demande | null = null;
  let echecs = 0;
  for (;;) {
    try {
      if (demande === null || Date.parse(demande.expire) <= now()) {
        demande = await post<Demande>('appairage', {});
        onCode(demande.code);
      }
      const etat: Etat = await post<Etat>('appairage/etat', { secret: demande.secret });
      if (etat.etat === 'appaire') return etat.jeton;
      if (etat.etat === 'perime') demande = null;
      onPanne(null);
      echecs = 0;
      await attend(etat.etat === 'perime' ? 0 : ENTRE_DEUX);
    } catch (error) {
      onPanne(error instanceof Error ? error.message : String(error));
      await attend(attenteAvant(echecs++, hasard));
    }
  }
}
