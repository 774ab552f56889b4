import { type CodeCibleOuChamp, intervalleEnMots, jourEnMots } from '@bridge/contract';
import { langueLabel } from '../reglages.words.ts';

const DAY = /\d{4}-\d{2}-\d{2}/;
const RANGE = new RegExp(`(${DAY.source}) → (${DAY.source})`, 'g');
const EVERY_DAY = new RegExp(DAY.source, 'g');
const HOUR = /\b(\d{2}):(\d{2})\b/g;
/** Targets whose values are dates and hours. */
const DATED: ReadonlySet<string> = new Set(['periodes', 'periode.du', 'periode.au'] satisfies CodeCibleOuChamp[]);
const SPOKEN: CodeCibleOuChamp = 'langueParlee';

/** A value of the preview as people read it: dates, hours and languages in French words, the rest as it is. */
export function valeurEnMots(cible: string, valeur: string): string {
  return valeur
    .split('\n')
    .map((line) => ligneEnMots(cible, line))
    .join('\n');
}

function ligneEnMots(cible: string, line: string): string {
  if (cible === SPOKEN) return langueLabel(line);
  if (DATED.has(cible)) return momentsEnMots(line);
  // A day is the value of a field of the dictionary.
  if (line.length === 10 && DAY.test(line)) return jourEnMots(line);
  return line.replace(/^\[([a-z]{2})\] /, (_, code: string) => `${langueLabel(code)}\u00a0: `);
}

function momentsEnMots(line: string): string {
  return line
    .replace(RANGE, (_, du: string, au: string) => intervalleEnMots(du, au))
    .replace(EVERY_DAY, (day) => jourEnMots(day))
    .replace(HOUR, (_, hour: string, minute: string) =>
      minute === '00' ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`,
    );
}
