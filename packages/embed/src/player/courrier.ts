import { attenteDeNouvelles, CADENCE, type Consignes, NOUVELLES_D_OFFICE, type Nouvelles } from '@bridge/contract';
import { type Coffre, createRetenue, type Faits } from './garde/coffre.ts';
import { messageOf } from './journal.ts';
import { type Liaison, Revoque } from './liaison/liaison.ts';
import { attenteAvant } from './liaison/reprise.rules.ts';
import type { Horloge } from './regle/horloge.ts';

type Ordre = Consignes['ordres'][number]['ordre'];

interface Dependencies {
  readonly coffre: Coffre;
  readonly horloge: Horloge;
  readonly liaison: Liaison;
  readonly wait: (ms: number) => Promise<void>;
  readonly hasard: () => number;
  readonly tell: () => Promise<Nouvelles>;
  /** Called when there may be something new to play. */
  readonly onVersion: (version: string | null) => Promise<void>;
  readonly onOrdre: (ordre: Ordre) => Promise<void>;
  readonly onReseau: (isThere: boolean) => void;
  readonly onRevoque: () => void;
  readonly onErreur: (message: string) => void;
}

export interface Courrier {
  /** Sends the news of the screen now, and does what the server answers. */
  give(): Promise<void>;
  /** Starts the news and the stream, which go on until the screen is forgotten. */
  begin(): void;
}

/** The most orders remembered, far more than can wait. */
const SOUVENIR = 200;
/** The longest time in milliseconds that an order keeps the next ones waiting. */
const MINUTE = 60_000;

/**
 * The exchange of news with the server: as often as the server asks, and at once when the stream says so. When the
 * stream is silent, the screen asks by itself, often enough for the promised delays (`CADENCE`).
 */
export function createCourrier(dependencies: Dependencies): Courrier {
  const { coffre, horloge, liaison, wait, hasard, tell, onVersion, onOrdre, onReseau, onRevoque, onErreur } =
    dependencies;
  let isOver = false;
  let ongoing: Promise<void> | null = null;
  /** When the stream was last heard. */
  let entendu = Number.NEGATIVE_INFINITY;
  let isJoined = false;
  /** Time between two news. */
  let attente = attenteDeNouvelles(NOUVELLES_D_OFFICE);
  const remember = createRetenue(coffre, onErreur);
  let executing: Promise<void> = Promise.resolve();
  /** Numbers of the orders of this start, written down or not. */
  const faits = new Set<number>();

  /** Carries out the new orders. They are remembered first: a restart that came back would begin again for ever. */
  async function carryOut({ ordres }: Consignes): Promise<void> {
    const { ordres: gardes = [] } = await coffre.load().catch((): Partial<Faits> => ({}));
    const nouveaux = ordres.filter(({ numero }) => !faits.has(numero) && !gardes.includes(numero));
    if (nouveaux.length === 0) return;
    const numeros = nouveaux.map(({ numero }) => numero);
    for (const numero of numeros) faits.add(numero);
    const isKept = await remember({ ordres: [...gardes, ...numeros].slice(-SOUVENIR) });
    for (const { ordre } of nouveaux) {
      if (ordre === 'redemarrer' && !isKept)
        onErreur('Un redémarrage n’a pas pu être retenu\u00a0: il n’a pas eu lieu.');
      else await carriesOut(ordre);
    }
  }

  function carriesOut(ordre: Ordre): Promise<void> {
    const done = onOrdre(ordre).catch((error: unknown) =>
      onErreur(`L’ordre «\u00a0${ordre}\u00a0» a échoué\u00a0: ${messageOf(error)}.`),
    );
    return Promise.race([done, wait(MINUTE)]);
  }

  async function once(): Promise<void> {
    const parti = horloge.chrono();
    const consignes = await liaison.nouvelles(await tell());
    horloge.adjust(Date.parse(consignes.maintenant), parti);
    isJoined = true;
    attente = attenteDeNouvelles(consignes.nouvelles);
    onReseau(true);
    look(consignes.version);
    void remember({ horloge: horloge.souvenir() });
    // Orders are not waited for: a new version or a picture takes its time.
    executing = executing.then(() => carryOut(consignes));
  }

  /** Looks for a new version without waiting, which may take an hour: the news go on meanwhile. */
  function look(version: string | null): void {
    onVersion(version).catch(failed);
  }

  function give(): Promise<void> {
    ongoing ??= once()
      .catch(failed)
      .finally(() => {
        ongoing = null;
      });
    return ongoing;
  }

  function failed(error: unknown): void {
    if (error instanceof Revoque) {
      isOver = true;
      onRevoque();
      return;
    }
    isJoined = false;
    onReseau(false);
  }

  async function watch(): Promise<void> {
    let dernieres = Number.NEGATIVE_INFINITY;
    let ecart = 0;
    while (!isOver) {
      const chrono = horloge.chrono();
      if (chrono >= dernieres + attente + ecart) {
        dernieres = chrono;
        ecart = CADENCE.hasard * hasard();
        void give();
      } else if (chrono - entendu >= CADENCE.silence) {
        if (isJoined) look(null);
        else void give();
      }
      await wait(CADENCE.ronde);
    }
  }

  async function listen(): Promise<void> {
    let essais = 0;
    while (!isOver) {
      try {
        let isOpen = false;
        const onSigne = () => {
          entendu = horloge.chrono();
          // The server is back: news missed meanwhile are sent at once.
          if (!isOpen && essais > 0) void give();
          isOpen = true;
        };
        await liaison.follow(({ nom }) => {
          essais = 0;
          if (nom === 'manifeste' || nom === 'urgence') look(null);
          if (nom === 'ordre') void give();
        }, onSigne);
      } catch (error) {
        if (error instanceof Revoque) return failed(error);
      }
      await wait(attenteAvant(essais++, hasard));
    }
  }

  return {
    give,
    begin() {
      void watch();
      void listen();
    },
  };
}
