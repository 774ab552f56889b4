import './socle.ts';
import { createAccueil } from './accueil.ts';
import { aRelier } from './accueil.words.ts';
import { appaire, type Panne } from './appairage.ts';
import { capture } from './capture.ts';
import { commenceEssai } from './essai.ts';
import type { Faits } from './garde/coffre.ts';
import { createLecteur } from './lecteur.ts';
import type { Lecteur } from './lecteur.types.ts';
import { createLiaison } from './liaison/liaison.ts';
import { bat, gardeEveille, ouvrePoste } from './poste.ts';
import { createHorloge } from './regle/horloge.ts';
import { createScene } from './scene/scene.ts';

/** Written by the build: of this script. */
declare const VERSION: string;

const place = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
};
const attend = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const temps = { mur: () => Date.now(), chrono: () => performance.now() };
const ask = window.fetch.bind(window);
const SECONDE = 1_000;
/** A newer player is looked for by and by, not only at night. */
const SIX_HEURES = 6 * 3_600 * SECONDE;

/** No number of ours: what draws ids is in every browser of the floor, on plain HTTP too. */
function tire(): string {
  const drawn = Array.from(crypto.getRandomValues(new Uint8Array(16)), (octet) => (octet + 256).toString(16).slice(1));
  return drawn.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

async function commence(): Promise<void> {
  let lecteur: Lecteur | null = null;
  const poste = await ouvrePoste(window, { onNeuf: () => lecteur?.neuf() });
  const faits = await poste.coffre.lire().catch((): Partial<Faits> => ({}));
  const horloge = createHorloge(temps, faits.horloge ?? null);
  const accueil = createAccueil(place('accueil'));
  gardeEveille(window);
  // From the first minute: a screen that waits for its code lives too.
  bat(window, () => lecteur === null || lecteur.vivant());

  let jeton = faits.jeton ?? '';
  if (jeton === '') {
    let code: string | null = null;
    const shows = (panne: Panne | null) =>
      accueil.montre(aRelier({ code, panne, origine: location.origin, remarques: poste.remarques() }));
    shows(null);
    jeton = await appaire({
      ...{ fetch: ask, attend, hasard: Math.random },
      onCode: (drawn) => {
        code = drawn;
        shows(null);
      },
      onPanne: shows,
    });
    // Where the browser refuses, the screen plays all the same: it will need another code once it was switched off.
    await poste.coffre.ecrire({ jeton }).catch(() => undefined);
  }

  const scene = createScene({
    lieu: place('ecran'),
    now: horloge.now,
    lire: poste.medias.lire,
    adresses: URL,
    fetch: ask,
    onFilmFini: () => lecteur?.regie.finie(),
    onFilmRefuse: (raison) => lecteur?.regie.refusee(raison),
  });
  const made = createLecteur({
    ...{ poste, horloge, scene, accueil, attend, tire, lecteur: VERSION, hasard: Math.random },
    liaison: createLiaison({ fetch: ask, jeton: () => jeton }),
    souffle: () => attend(16),
    taille: () => ({
      largeur: Math.round(innerWidth * devicePixelRatio),
      hauteur: Math.round(innerHeight * devicePixelRatio),
    }),
    capture: () => capture(scene.plans(), document),
    recharge: () => location.reload(),
  });
  lecteur = made;
  window.addEventListener('error', ({ message }) => made.note(String(message)));
  window.addEventListener('unhandledrejection', ({ reason }) => made.note(String(reason)));
  window.addEventListener('online', () => made.reveille());
  window.addEventListener('resize', () => scene.ajuste());
  window.setInterval(() => {
    made.tick();
    scene.vit();
  }, SECONDE);
  window.setInterval(() => void poste.cherche(), SIX_HEURES);
  await made.commence();
}

if (location.pathname.replace(/\/$/, '') === '/e/essai') commenceEssai({ lieu: place('ecran'), temps });
else void commence();
