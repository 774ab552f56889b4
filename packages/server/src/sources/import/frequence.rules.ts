/** How often a feed is read, as a person chose it. */
interface Frequence {
  readonly id: number;
  readonly frequence: string;
  readonly heure: string;
  readonly cron: string;
}

/** The cron of a feed, in the time of Paris; null for one that is read on demand. Of those read every hour, few share a minute. */
export function cronOf({ id, frequence, heure, cron }: Frequence): string | null {
  const [hour = '4', minute = '0'] = heure.split(':').flatMap((part) => (part === '' ? [] : [String(Number(part))]));
  switch (frequence) {
    case 'heure':
      return `${id % 60} * * * *`;
    case 'six-heures':
      return `${id % 60} */6 * * *`;
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
