import { frenchDate, isFenetre } from '@bridge/contract';
import { wallAt } from './paris.ts';
import { nextPassages, type Rythme, readHeure, writeHeure } from './rythme.rules.ts';

const DAY = 86_400_000;
const dayName = frenchDate({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

export interface RythmeWords {
  /** The schedule and the next date: « Chaque jour à 4 h 30, prochain passage lundi 16 novembre. » */
  readonly sentence: string;
  /** The dates after the next one: « mardi 17 novembre à 4 h 30 ». */
  readonly after: readonly string[];
}

/** The schedule of a feed in a sentence, with the next dates where the rule is simple enough to tell them here. */
export function wordsOf(rythme: Rythme, now: Date): RythmeWords {
  if (!rythme.actif) return only('Flux suspendu\u00a0: aucun passage n’est prévu.');
  if (rythme.annonce) return only('Relu à chaque export que la source annonce\u00a0: la fréquence ne compte pas.');
  const at = readHeure(rythme.heure);
  switch (rythme.frequence) {
    case 'manuelle':
      return only('Aucun passage prévu\u00a0: la source est relue quand vous le demandez.');
    case 'heure':
      return withNext(`Toutes les heures${fenetreWords(rythme)}`, rythme, now, true);
    case 'six-heures':
      return withNext(`Toutes les six heures${fenetreWords(rythme)}`, rythme, now, true);
    case 'jour':
      return at ? withNext(`Chaque jour à ${writeHeure(at)}`, rythme, now, false) : only(UNREADABLE);
    case 'semaine':
      return at ? withNext(`Chaque lundi à ${writeHeure(at)}`, rythme, now, false) : only(UNREADABLE);
    case 'personnalisee':
      return only(
        rythme.cron.trim() === ''
          ? 'Indiquez l’expression qui dit quand relire la source.'
          : `Selon l’expression «\u00a0${rythme.cron.trim()}\u00a0»${attenteWords(rythme)}.`,
      );
    default:
      return only('');
  }
}

/** What happens to a reading outside the time window; empty for a feed that may be read at any hour. */
function attenteWords(rythme: Rythme): string {
  const fenetre = fenetreWords(rythme);
  return fenetre === '' ? '' : `${fenetre}\u00a0: un passage prévu hors de ces heures les attend`;
}

/** The time window: « entre 22:00 et 06:00 »; empty for a feed that may be read at any hour. */
function fenetreWords({ plageHoraire }: Rythme): string {
  const [de = '', a = ''] = plageHoraire.split('-').map((part) => part.trim());
  return isFenetre(plageHoraire) ? ` entre ${de} et ${a}` : '';
}

const UNREADABLE = 'Indiquez l’heure de passage, par exemple 04:30.';

const only = (sentence: string): RythmeWords => ({ sentence, after: [] });

function withNext(rule: string, rythme: Rythme, now: Date, says: boolean): RythmeWords {
  const [next, ...others] = nextPassages(rythme, now, 3);
  if (!next) return only(`${rule}.`);
  // The rule already tells the hour, unless it has several.
  const first = says ? momentWords(next, now) : dayWords(next, now);
  return { sentence: `${rule}, prochain passage ${first}.`, after: others.map((date) => momentWords(date, now)) };
}

/** A day in words: « aujourd’hui », « demain » or « lundi 16 novembre ». */
function dayWords(date: Date, now: Date): string {
  const wall = wallAt(date);
  const away = Math.floor(wall.getTime() / DAY) - Math.floor(wallAt(now).getTime() / DAY);
  if (away === 0) return 'aujourd’hui';
  const name = dayName.format(wall).replace(/\b1 /, '1er ');
  return away === 1 ? `demain, ${name}` : name;
}

function momentWords(date: Date, now: Date): string {
  const wall = wallAt(date);
  return `${dayWords(date, now)} à ${writeHeure({ hour: wall.getUTCHours(), minute: wall.getUTCMinutes() })}`;
}
