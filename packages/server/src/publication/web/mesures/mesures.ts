import { civilDay } from '@bridge/contract';
import type { Clock } from '../../../platform/clock.ts';
import { isDatabaseUnavailable } from '../../../platform/db/pool.ts';
import type { Log } from '../../../platform/log.ts';
import type { Db } from '../../../schema.ts';
import type { Mesure } from '../pages/composition.ts';
import { type AdresseDemandee, type Compte, compteDAdresse, comptesDe, isRobot } from './mesure.rules.ts';
import { addCounts, type CompteNombre } from './mesures.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds between two writings of the counts. */
  readonly every?: number;
}

export interface Mesures {
  /** Counts a page that was seen, the words searched and the filters in force. It neither waits nor fails. */
  countMesure(mesure: Mesure): void;
  /** Counts a page seen by a browser of this name, unless the page counts for nothing or a robot reads it. */
  vue(mesure: Mesure | null, agent: string | undefined): void;
  /** Counts an address that leads nowhere or was moved, asked for by a browser of this name. */
  adresse(adresse: AdresseDemandee, agent: string | undefined): void;
  /** Counts a click on an objet. */
  clic(clic: Pick<Compte, 'site' | 'ressource' | 'enregistrement' | 'objet'>): void;
  /** Writes the counts so far. Counts that cannot be written now are kept for the next time. */
  writeCounts(): Promise<void>;
  close(): Promise<void>;
}

const EVERY = 5_000;
/** Different things between two writings: more is no visitor's doing, or the database is away for long. */
const MOST_SEEN = 20_000;
/** How many different counts are kept of messages that browsers send, which anybody can forge. */
const MOST_SENT = 5_000;
/** How many different words of one site are counted in one day. */
const MOST_WORDS = 2_000;
const MOST_TRIES = 3;

/** Counts what visitors do, without any identity: numbers in memory, added to the database now and then. */
export function createMesures({ db, clock, log, every = EVERY }: Dependencies): Mesures {
  let counted = new Map<string, CompteNombre>();
  let sent = 0;
  let words = { jour: '', sites: new Map<string, Set<string>>() };
  let tries = 0;
  let writing: Promise<void> = Promise.resolve();

  function add(compte: Compte, nombre = 1): boolean {
    const cle = JSON.stringify(Object.values(compte));
    const known = counted.get(cle);
    if (known === undefined && counted.size >= MOST_SEEN) return false;
    counted.set(cle, { ...compte, nombre: (known?.nombre ?? 0) + nombre });
    return known === undefined;
  }

  /** Whether a word is counted: a new word of the day counts while there are not too many of them. */
  function isWelcome({ site, jour, texte, genre }: Compte): boolean {
    if (texte === '') return true;
    if (words.jour !== jour) words = { jour, sites: new Map() };
    const cle = `${site} ${genre}`;
    const known = words.sites.get(cle) ?? new Set<string>();
    words.sites.set(cle, known);
    if (known.size >= MOST_WORDS && !known.has(texte)) return false;
    known.add(texte);
    return true;
  }

  async function write(): Promise<void> {
    if (counted.size === 0) return;
    const batch = counted;
    counted = new Map();
    sent = 0;
    try {
      await addCounts(db, [...batch.values()]);
      tries = 0;
    } catch (error) {
      tries = isDatabaseUnavailable(error) ? 0 : tries + 1;
      // A batch that the database refuses again and again would keep the following ones from being written.
      if (tries >= MOST_TRIES) return log.warn({ err: error, comptes: batch.size }, 'what visitors did is not counted');
      for (const { nombre, ...compte } of batch.values()) add(compte, nombre);
    }
  }
  const writeCounts = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(writeCounts, every);
  timer.unref();

  const countMesure = (mesure: Mesure) => {
    for (const compte of comptesDe(mesure, civilDay(clock.now()))) if (isWelcome(compte)) add(compte);
  };
  return {
    countMesure,
    vue(mesure, agent) {
      if (mesure !== null && !isRobot(agent)) countMesure(mesure);
    },
    adresse(adresse, agent) {
      const compte = isRobot(agent) ? null : compteDAdresse(adresse, civilDay(clock.now()));
      if (compte !== null && isWelcome(compte)) add(compte);
    },
    clic(clic) {
      if (sent < MOST_SENT && add({ ...clic, jour: civilDay(clock.now()), genre: 'clic', texte: '' })) sent += 1;
    },
    writeCounts,
    async close() {
      clearInterval(timer);
      await writeCounts();
    },
  };
}
