import { entreeDansFenetre, heuresDePassage, isFenetre, sortieDeFenetre } from '@bridge/contract';
import { nextTime, type Times } from '../../platform/jobs/schedule.rules.ts';

/** The frequency of a feed, as a person chose it. */
interface Frequence {
  readonly id: number;
  readonly frequence: string;
  readonly heure: string;
  readonly plageHoraire: string;
  readonly cron: string;
}

/** The cron of a feed, in the time of Paris; null for one that is read on demand. Its id gives its minute in the hour. */
export function cronOf({ id, frequence, heure, plageHoraire, cron }: Frequence): string | null {
  const [hour = '4', minute = '0'] = heure.split(':').flatMap((part) => (part === '' ? [] : [String(Number(part))]));
  switch (frequence) {
    case 'heure':
      return `${id % 60} ${hoursOf(1, id % 60, plageHoraire) ?? '*'} * * *`;
    case 'six-heures':
      return `${id % 60} ${hoursOf(6, id % 60, plageHoraire) ?? '*/6'} * * *`;
    case 'jour':
      return `${minute} ${hour} * * *`;
    case 'semaine':
      return `${minute} ${hour} * * 1`;
    case 'personnalisee':
      return cron === '' ? null : cron;
    default:
      return null;
  }
}

/** The hours inside a window; null without a window, where a shorter expression serves. */
function hoursOf(step: number, minute: number, fenetre: string): string | null {
  return isFenetre(fenetre) ? heuresDePassage(step, minute, fenetre).join(',') : null;
}

interface Passages {
  /** The expression that decides of the passages: another one starts the schedule anew. */
  readonly cron: string;
  readonly next: Times;
  /** The instant until which a passage due now must wait; null when it need not. */
  readonly held: (now: Date) => Date | null;
}

/** The schedule of a feed; null for one read on demand. A passage outside the window waits for the next opening. */
export function passagesOf(feed: Frequence): Passages | null {
  const cron = cronOf(feed);
  if (cron === null) return null;
  const { plageHoraire } = feed;
  if (!isFenetre(plageHoraire)) return { cron, next: (after) => nextTime(cron, after), held: () => null };
  const next = (after: Date): Date | null => {
    const at = nextTime(cron, after);
    return at && entreeDansFenetre(plageHoraire, at);
  };
  return {
    cron: `${cron} | ${plageHoraire}`,
    next,
    held: (now) => {
      const entree = entreeDansFenetre(plageHoraire, now);
      if (entree <= now) return null;
      // If the feed has a passage of its own before the window closes, that one serves.
      const own = next(now);
      const sortie = sortieDeFenetre(plageHoraire, entree);
      return own !== null && sortie !== null && own <= sortie ? own : entree;
    },
  };
}
