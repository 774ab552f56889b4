import {
  type Calendrier,
  CHAQUE_LUNDI,
  calendrierSchema,
  GENRES_DE_CALENDRIER,
  type GenreDeCalendrier,
  JOURS_DE_SEMAINE,
} from '@bridge/contract';
import { entriesIn, numberIn, textIn, textsIn } from '../../../resource/values/read.ts';

/** The calendar in another rhythm, at the same hour. */
export function enGenre(calendrier: Calendrier, genre: GenreDeCalendrier, jour: string): Calendrier {
  const heure = 'heure' in calendrier ? calendrier.heure : '06:00';
  switch (genre) {
    case 'une-fois':
      return { genre, jour, heure };
    case 'quotidienne':
      return { genre, heure };
    case 'hebdomadaire':
      return { genre, jours: ['lundi'], heure };
    case 'mensuelle':
      return { genre, jour: 1, heure };
    case 'cron':
      return { genre, expression: `${Number(heure.slice(3))} ${Number(heure.slice(0, 2))} * * 1` };
  }
}

/** The calendar in a field, as far as it can be read: one being typed is not complete. */
export function calendrierIn(value: unknown): Calendrier {
  const { genre, jour, jours, heure, expression } = entriesIn(value);
  const known = GENRES_DE_CALENDRIER.find((one) => one.value === genre)?.value;
  const at = textIn(heure);
  switch (known) {
    case undefined:
      return CHAQUE_LUNDI;
    case 'une-fois':
      return { genre: known, jour: textIn(jour), heure: at };
    case 'quotidienne':
      return { genre: known, heure: at };
    case 'hebdomadaire':
      return {
        genre: known,
        jours: JOURS_DE_SEMAINE.flatMap(({ value: nom }) => (textsIn(jours).includes(nom) ? [nom] : [])),
        heure: at,
      };
    case 'mensuelle':
      return { genre: known, jour: numberIn(jour) ?? Number.NaN, heure: at };
    case 'cron':
      return { genre: known, expression: textIn(expression) };
  }
}

/** The calendar in a field, once it is complete. */
export const calendrierLu = (value: unknown): Calendrier | null => calendrierSchema.safeParse(value).data ?? null;
