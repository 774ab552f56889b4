import { COQUILLE, coquille } from './coquille.rules.ts';

/** An event of a service worker, beside those of pages. */
interface Prolonge extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Demande extends Prolonge {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const self: {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(nom: 'install' | 'activate', handle: (event: Prolonge) => void): void;
  addEventListener(nom: 'fetch', handle: (event: Demande) => void): void;
};
/** Version of the files below, written by the build. */
declare const VERSION: string;

const NOM = `bridge-lecteur-${VERSION}`;
const FICHIERS = ['/e', ...COQUILLE];

/** Keeps the page and its script in one version, so that a screen starts without network. Media are kept elsewhere. */
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NOM)
      .then((cache) =>
        cache.addAll(FICHIERS.map((file) => new Request(file, { cache: 'reload', credentials: 'omit' }))),
      )
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const isOld = (nom: string) => /^bridge-lecteur-[0-9a-f]{12}$/.test(nom) && nom !== NOM;
  event.waitUntil(
    caches
      .keys()
      .then((noms) => Promise.all(noms.filter(isOld).map((nom) => caches.delete(nom))))
      .then(() => self.clients.claim()),
  );
});

// The scope also covers addresses of the console, « /editions »: only the files of the player are answered here.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = request.method === 'GET' ? coquille(request.url, self.location.origin) : null;
  if (file !== null) event.respondWith(answer(file, request));
});

/** The kept file first; never an error, which a browser would show for ever. */
async function answer(file: string, request: Request): Promise<Response> {
  const kept = await caches
    .open(NOM)
    .then((cache) => cache.match(file))
    .catch(() => undefined);
  if (kept) return kept;
  return fetch(request).catch(
    () =>
      new Response(
        '<!doctype html><html lang="fr"><meta charset="utf-8"><meta http-equiv="refresh" content="10"><title>Écran Bridge</title><body style="background:#000;color:#fff;font:6vmin sans-serif;padding:6vmin">Pas de réseau. L’écran réessaie toutes les dix secondes.',
        { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
      ),
  );
}
