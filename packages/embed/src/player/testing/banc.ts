import { CADENCE, type Manifeste } from '@bridge/contract';
import type { Accueil } from '../accueil.ts';
import { type Coffre, coffreDeMemoire } from '../garde/coffre.ts';
import { type Medias, mediasDeMemoire } from '../garde/medias.ts';
import { createLecteur } from '../lecteur.ts';
import type { Lecteur } from '../lecteur.types.ts';
import type { Scene } from '../regie.types.ts';
import { createHorloge } from '../regle/horloge.ts';
import type { Image } from '../scene/image.ts';
import { Serveur } from './serveur.ts';

declare function setImmediate(done: () => void): unknown;

const SECONDE = 1_000;

/** The picture on screen, second after second. */
export interface Vu {
  readonly quand: number;
  readonly quoi: string;
}

/** A screen on a test bench: time passes when the test says so, and the disk outlives the restarts. */
export class Banc {
  /** The real time, and the error of the clock of the machine. */
  reel: number;
  erreur = 0;
  readonly serveur = new Serveur();
  coffre: Coffre = { ...coffreDeMemoire(), durable: true };
  medias: Medias = { ...mediasDeMemoire(), durable: true };
  readonly vus: Vu[] = [];
  accueil: Accueil | null = null;
  mention: number | null = null;
  /** HTML of the pictures that cannot be drawn. */
  readonly illisibles = new Set<string>();
  /** Error that the scene throws each time it is used. */
  casse: Error | null = null;
  rechargements = 0;
  lecteur: Lecteur | null = null;
  private chrono = 0;
  private ids = 0;
  private attentes: { readonly quand: number; readonly resolve: () => void }[] = [];

  constructor(start: string) {
    this.reel = Date.parse(start);
  }

  /** The HTML on screen. */
  ecran = 'rien';

  private scene(): Scene {
    let prete: Image | null = null;
    let dessous = 'rien';
    const show = (quoi: string) => {
      this.ecran = quoi;
      const last = this.vus[this.vus.length - 1];
      if (last?.quoi !== quoi) this.vus.push({ quand: this.reel, quoi });
      if (this.vus.length > 2_000) this.vus.splice(0, 1_000);
    };
    return {
      prepare: async (image) => {
        await Promise.resolve();
        if (this.illisibles.has(image.html)) throw new Error('une image ne se lit pas');
        prete = image;
      },
      show: () => {
        if (this.casse) throw this.casse;
        if (!prete) throw new Error('nothing was made ready');
        dessous = prete.html;
        show(dessous);
      },
      urgence: (image) => show(image?.html ?? dessous),
      noir: () => show('noir'),
      mention: (depuis) => {
        if (this.casse) throw this.casse;
        this.mention = depuis;
      },
    };
  }

  /** Starts the player, as a page that loads; what the former page waited for is lost. */
  async boot(): Promise<void> {
    this.kill();
    // A forgotten screen shows a code, and has nothing to ask.
    if (this.serveur.revoque) return;
    this.chrono = 0;
    const temps = { mur: () => this.reel + this.erreur, chrono: () => this.chrono };
    const horloge = createHorloge(temps, (await this.coffre.load()).horloge ?? null);
    const { coffre, medias } = this;
    let isOver = false;
    const made = createLecteur({
      poste: {
        ...{ coffre, medias, isProtected: () => true, remarques: () => [] },
        octets: async () => 0,
        look: async () => undefined,
      },
      horloge,
      scene: this.scene(),
      liaison: this.serveur.liaison(() => this.reel),
      accueil: { show: (accueil) => (this.accueil = accueil), hide: () => (this.accueil = null) },
      lecteur: 'essai',
      wait: (ms) =>
        new Promise((resolve) => {
          // A page that has gone waits for nothing more.
          if (this.lecteur === made || this.lecteur === null) this.attentes.push({ quand: this.chrono + ms, resolve });
        }),
      breathe: async () => undefined,
      hasard: () => 0.5,
      drawId: () => `p${++this.ids}`,
      taille: () => ({ largeur: 1920, hauteur: 1080 }),
      capture: async () => new Blob(['image']),
      reload: () => {
        if (isOver) return;
        isOver = true;
        this.rechargements += 1;
        void this.boot();
      },
    });
    this.lecteur = made;
    void made.begin();
    await this.settle();
  }

  /** The browser refuses to write, as with a full quota; what it kept can still be read. */
  refuseToWrite(): void {
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    this.coffre = { ...this.coffre, store: refuse, remove: refuse };
  }

  /** The errors told. */
  erreurs(): string {
    return this.serveur.dites.flatMap(({ erreurs }) => erreurs.map(({ message }) => message)).join('\n');
  }

  /** Kills the page at this point. */
  kill(): void {
    this.lecteur = null;
    this.attentes = [];
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 4; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
  }

  /** Lets time pass, by steps of some seconds. */
  async advance(secondes: number, chaque: () => void = () => undefined, pas = 1): Promise<void> {
    for (let passed = 0; passed < secondes; passed += pas) {
      this.reel += pas * SECONDE;
      this.chrono += pas * SECONDE;
      if (this.chrono % CADENCE.battement < pas * SECONDE) this.serveur.beat();
      const due = this.attentes.filter(({ quand }) => quand <= this.chrono);
      if (due.length > 0) {
        this.attentes = this.attentes.filter((one) => !due.includes(one));
        for (const { resolve } of due) resolve();
        await this.settle();
      }
      this.lecteur?.tick();
      for (let turn = 0; turn < 6; turn++) await Promise.resolve();
      chaque();
    }
    await this.settle();
  }
}

export const START = '2026-11-14T09:00:00Z';

/** A paired screen that has been playing for three seconds. */
export async function playing(manifeste: Manifeste, ecoute: Serveur['ecoute'] = 'muet'): Promise<Banc> {
  const banc = new Banc(START);
  banc.serveur.ecoute = ecoute;
  banc.serveur.publish(manifeste);
  await banc.boot();
  await banc.advance(3);
  return banc;
}
