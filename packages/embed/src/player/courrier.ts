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
  /** There may be something new to play. */
  readonly onVersion: (version: string | null) => Promise<void>;
  readonly onOrdre: (ordre: Ordre) => Promise<void>;
  readonly onReseau: (isThere: boolean) => void;
  readonly onRevoque: () => void;
  readonly onErreur: (message: string) => void;
}

export interface Courrier {
  /** Tells the news now, and does what is answered. */
  give(): Promise<void>;
  /** Both go on until the screen is forgotten. */
  begin(): void;
}

/** Numbers that are remembered: far more than can wait. */
const SOUVENIR = 200;
/** In milliseconds: one that takes longer keeps the next ones waiting no more. */
const MINUTE = 60_000;

/**
 * What a screen says of itself and hears of its server: as often as it is asked to, and at once where a stream tells it to ask. Where the stream says nothing,
 * it asks by itself, often enough for what is promised of it (`CADENCE`).
 */
export function createCourrier(dependencies: Dependencies): Courrier {
  const { coffre, horloge, liaison, wait, hasard, tell, onVersion, onOrdre, onReseau, onRevoque, onErreur } =
    dependencies;
  let isOver = false;
  let ongoing: Promise<void> | null = null;
  /** When something of the stream was last heard. */
  let entendu = Number.NEGATIVE_INFINITY;
  let isJoined = false;
  /** Between two news. */
  let attente = attenteDeNouvelles(NOUVELLES_D_OFFICE);
  const remember = createRetenue(coffre, onErreur);
  let executing: Promise<void> = Promise.resolve();
  /** Orders of this start, kept or not. */
  const faits = new Set<number>();

  /** Remembered before it is carried out: a restart that came back would begin again for ever. */
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
    // Not waited for either: a new version or a picture takes its time.
    executing = executing.then(() => carryOut(consignes));
  }

  /** Not waited for: what is new may take an hour to come, and news are told meanwhile. */
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
          // The server is back: what was missed meanwhile is not waited for.
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
