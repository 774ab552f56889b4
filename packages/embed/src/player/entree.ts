import './socle.ts';
import { createAccueil } from './accueil.ts';
import { aRelier } from './accueil.words.ts';
import { type Panne, pair } from './appairage.ts';
import { capture } from './capture.ts';
import { startEssai } from './essai.ts';
import type { Faits } from './garde/coffre.ts';
import { createLecteur } from './lecteur.ts';
import type { Lecteur } from './lecteur.types.ts';
import { createLiaison } from './liaison/liaison.ts';
import { beat, keepAwake, openPoste } from './poste.ts';
import { createHorloge } from './regle/horloge.ts';
import { createScene } from './scene/scene.ts';

/** Version of this script, written by the build. */
declare const VERSION: string;

const place = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
};
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const temps = { mur: () => Date.now(), chrono: () => performance.now() };
const ask = window.fetch.bind(window);
const SECONDE = 1_000;
/** The interval at which a newer player is looked for, by day as by night. */
const SIX_HEURES = 6 * 3_600 * SECONDE;

/** Draws an id with what the oldest supported browsers have, even on plain HTTP. */
function drawId(): string {
  const drawn = Array.from(crypto.getRandomValues(new Uint8Array(16)), (octet) => (octet + 256).toString(16).slice(1));
  return drawn.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

async function begin(): Promise<void> {
  let lecteur: Lecteur | null = null;
  const poste = await openPoste(window, { onNeuf: () => lecteur?.neuf() });
  const faits = await poste.coffre.load().catch((): Partial<Faits> => ({}));
  const horloge = createHorloge(temps, faits.horloge ?? null);
  const accueil = createAccueil(place('accueil'));
  keepAwake(window);
  // From the first minute: a screen that waits for its code is alive too.
  beat(window, () => lecteur === null || lecteur.vivant());

  let jeton = faits.jeton ?? '';
  if (jeton === '') {
    let code: string | null = null;
    const shows = (panne: Panne | null) =>
      accueil.show(aRelier({ code, panne, origine: location.origin, remarques: poste.remarques() }));
    shows(null);
    jeton = await pair({
      ...{ fetch: ask, wait, hasard: Math.random },
      onCode: (drawn) => {
        code = drawn;
        shows(null);
      },
      onPanne: shows,
    });
    // A screen that cannot keep its credential plays all the same, and needs another code after a restart.
    await poste.coffre.store({ jeton }).catch(() => undefined);
  }

  const scene = createScene({
    lieu: place('ecran'),
    now: horloge.now,
    load: poste.medias.load,
    adresses: URL,
    fetch: ask,
    onFilmFini: () => lecteur?.regie.finie(),
    onFilmRefuse: (raison) => lecteur?.regie.refusee(raison),
  });
  const made = createLecteur({
    ...{ poste, horloge, scene, accueil, wait, drawId, lecteur: VERSION, hasard: Math.random },
    liaison: createLiaison({ fetch: ask, jeton: () => jeton }),
    breathe: () => wait(16),
    taille: () => ({
      largeur: Math.round(innerWidth * devicePixelRatio),
      hauteur: Math.round(innerHeight * devicePixelRatio),
    }),
    capture: () => capture(scene.plans(), document),
    reload: () => location.reload(),
  });
  lecteur = made;
  window.addEventListener('error', ({ message }) => made.note(String(message)));
  window.addEventListener('unhandledrejection', ({ reason }) => made.note(String(reason)));
  window.addEventListener('online', () => made.wake());
  window.addEventListener('resize', () => scene.adjust());
  window.setInterval(() => {
    made.tick();
    scene.live();
  }, SECONDE);
  window.setInterval(() => void poste.look(), SIX_HEURES);
  await made.begin();
}

if (location.pathname.replace(/\/$/, '') === '/e/essai') startEssai({ lieu: place('ecran'), temps });
else void begin();
