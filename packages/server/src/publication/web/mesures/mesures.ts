import { civilDay } from '@bridge/contract';
import type { Clock } from '../../../platform/clock.ts';
import { isDatabaseUnavailable } from '../../../platform/db/pool.ts';
import type { Log } from '../../../platform/log.ts';
import type { Db } from '../../../schema.ts';
import { createDebitDeVisiteurs } from '../../visiteurs.debit.ts';
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

/** The browser that asks for a page. */
export interface Navigateur {
  readonly ip: string;
  /** The name that it gives itself. */
  readonly agent: string | undefined;
}

export interface Mesures {
  /** Counts a page that was seen, the words searched and the filters in force. It neither waits nor fails. */
  countMesure(mesure: Mesure): void;
  /**
   * Counts a page seen by a browser, unless the page counts for nothing, a robot reads it, or its network sees more of
   * the site than people do. `passed`: the server of another site shows the page to its own visitors.
   */
  vue(mesure: Mesure | null, by: Navigateur, passed?: boolean): void;
  /** Counts an address that leads nowhere or was moved, asked for by a browser. */
  adresse(adresse: AdresseDemandee, by: Navigateur): void;
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
/**
 * What counts in a minute, of one site and from one network: a festival or a telephone operator has one network for
 * hundreds of visitors, and the server of another site asks for the pages of all of its own.
 */
export const VUES_PAR_MINUTE = 1_200;
export const VUES_TRANSMISES = 12_000;
export const ADRESSES_PAR_MINUTE = 120;

/** Counts what visitors do, without any identity: numbers in memory, added to the database now and then. */
export function createMesures({ db, clock, log, every = EVERY }: Dependencies): Mesures {
  let counted = new Map<string, CompteNombre>();
  let sent = 0;
  let words = { jour: '', sites: new Map<string, Set<string>>() };
  let tries = 0;
  // Counting too much is better than losing visitors whom nothing could tell apart.
  const debit = (most: number) => createDebitDeVisiteurs(clock, most, 'allow');
  const [maySee, mayPass, mayAsk] = [debit(VUES_PAR_MINUTE), debit(VUES_TRANSMISES), debit(ADRESSES_PAR_MINUTE)];
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
    // The debit is asked last: what counts for nothing takes nothing from anybody.
    vue(mesure, { ip, agent }, passed = false) {
      if (mesure === null || isRobot(agent)) return;
      if ((passed ? mayPass : maySee)(ip, mesure.site)) countMesure(mesure);
    },
    adresse(adresse, { ip, agent }) {
      const compte = isRobot(agent) ? null : compteDAdresse(adresse, civilDay(clock.now()));
      if (compte !== null && mayAsk(ip, adresse.site) && isWelcome(compte)) add(compte);
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
