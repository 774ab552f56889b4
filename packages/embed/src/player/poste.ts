import { coffreDurable } from './garde/coffre.idb.ts';
import { type Coffre, coffreDeMemoire } from './garde/coffre.ts';
import { type Medias, mediasDeMemoire, mediasDuCache } from './garde/medias.ts';

/** The features of this browser. */
export interface Poste {
  readonly coffre: Coffre;
  readonly medias: Medias;
  /** Whether the screen keeps all it needs after a power cut without network. */
  isProtected(): boolean;
  /** The reasons why this screen would not play through a cut, in words. */
  remarques(): string[];
  octets(): Promise<number>;
  /** Looks for a newer player. */
  look(): Promise<void>;
}

interface Evenements {
  /** Called when a newer player is installed, which the next load of the page uses. */
  readonly onNeuf: () => void;
}

export async function openPoste(page: Window & typeof globalThis, { onNeuf }: Evenements): Promise<Poste> {
  const { navigator } = page;
  const coffre = await openCoffre(page);
  const medias = (await openMedias(page)) ?? mediasDeMemoire();
  const worker = await register(navigator, onNeuf);
  // Browsers grant this to prepared profiles: what is kept is then never evicted.
  await (navigator.storage?.persist?.() ?? Promise.resolve(false)).catch(() => false);
  return {
    coffre,
    medias,
    isProtected: () => coffre.durable && medias.durable && worker !== null,
    remarques: () => [
      ...(page.isSecureContext
        ? []
        : ['Cette page est ouverte sans HTTPS\u00a0: coupé du réseau et du courant, l’écran ne repartira pas seul.']),
      ...(coffre.durable
        ? []
        : ['Ce navigateur ne garde rien\u00a0: au prochain démarrage, il faudra un nouveau code.']),
      ...(page.isSecureContext && worker === null
        ? ['Ce navigateur ne sait pas démarrer sans réseau\u00a0: laissez-le allumé.']
        : []),
    ],
    async octets() {
      const { usage = 0 } = (await navigator.storage?.estimate?.().catch(() => ({ usage: 0 }))) ?? {};
      return usage;
    },
    look: async () => void (await worker?.update().catch(() => undefined)),
  };
}

async function openCoffre(page: Window & typeof globalThis): Promise<Coffre> {
  try {
    return await coffreDurable(page.indexedDB);
  } catch {
    return coffreDeMemoire();
  }
}

async function openMedias(page: Window & typeof globalThis): Promise<Medias | null> {
  try {
    const medias = mediasDuCache(page.caches);
    await medias.liste();
    return medias;
  } catch {
    return null;
  }
}

async function register(navigator: Navigator, onNeuf: () => void): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    const hadOne = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (hadOne) onNeuf();
    });
    return await navigator.serviceWorker.register('/e/sw.js', { scope: '/e' });
  } catch {
    return null;
  }
}

/** Keeps the screen awake, in browsers that can; asked again each time that the page is seen. */
export function keepAwake(page: Window): void {
  const { wakeLock } = page.navigator as Partial<Pick<Navigator, 'wakeLock'>>;
  if (!wakeLock) return;
  const ask = () => {
    if (page.document.visibilityState === 'visible') wakeLock.request('screen').catch(() => undefined);
  };
  page.document.addEventListener('visibilitychange', ask);
  ask();
}

const ENTRE_DEUX_BATTEMENTS = 10_000;

/** Tells an outside watchdog that the page is alive: `?veilleur=8765` names a port of the machine itself. */
export function beat(page: Window & typeof globalThis, isAlive: () => boolean): void {
  const port = Number(new URLSearchParams(page.location.search).get('veilleur'));
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  page.setInterval(() => {
    if (isAlive()) page.fetch(`http://127.0.0.1:${port}/battement`, { mode: 'no-cors' }).catch(() => undefined);
  }, ENTRE_DEUX_BATTEMENTS);
}
