import { heuresDePassage, isFenetre } from '@bridge/contract';

/** How often a feed is read, as a person chose it. */
interface Frequence {
  readonly id: number;
  readonly frequence: string;
  readonly heure: string;
  readonly plageHoraire: string;
  readonly cron: string;
}

/** The cron of a feed, in the time of Paris; null for one that is read on demand. Of those read every hour, few share a minute. */
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

/** Only where there is a window: the others have a shorter way to be said. */
function hoursOf(step: number, minute: number, fenetre: string): string | null {
  return isFenetre(fenetre) ? heuresDePassage(step, minute, fenetre).join(',') : null;
}
