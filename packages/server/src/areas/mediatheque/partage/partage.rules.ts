import { countOf, formatNumber, media } from '@bridge/contract';

interface Demande {
  readonly titre: string;
  /** Whether the media is of the person's own entities. */
  readonly own: boolean;
  readonly thrown: boolean;
}

const NAMED = 5;

/** « Le lac », « Le col » et 3 autres. */
function nommes(medias: readonly Demande[]): string {
  const named = medias.slice(0, NAMED).map(({ titre }) => `«\u00a0${titre}\u00a0»`);
  const rest = medias.length - named.length;
  if (rest === 0) return named.join(', ');
  return `${named.join(', ')} et ${formatNumber(rest)}\u00a0${rest > 1 ? 'autres' : 'autre'}`;
}

/** Why a person may not share what they ask for, or an empty text. `found`: the media among them that they see. */
export function refusDePartage(asked: number, found: readonly Demande[]): string {
  const [foreign, thrown] = [found.filter(({ own }) => !own), found.filter((one) => one.own && one.thrown)];
  const lost = asked - found.length;
  return [
    foreign.length > 0
      ? `Seuls les médias de vos entités se partagent ainsi. Ce n’est pas le cas de ${nommes(foreign)}.`
      : '',
    thrown.length > 0 ? `Mis à la corbeille entre-temps\u00a0: ${nommes(thrown)}.` : '',
    lost > 0 ? `${countOf(media.noun, lost)} ${lost > 1 ? 'sont introuvables' : 'est introuvable'}.` : '',
  ]
    .filter((phrase) => phrase !== '')
    .join(' ');
}
