import { FRANCAIS, isJourEtNuit, JOURS, type Jour, type JourFerie, type Langue, type Speech } from '@bridge/contract';
import { heureEnLangue, locale } from './nombre.words.ts';
import { MOTS_D_OUVERTURE } from './ouverture.words.ts';

const parlers = new Map<Langue, Speech>([['fr', FRANCAIS]]);

/** How a language tells opening times. */
export function speechIn(langue: Langue): Speech {
  const known = parlers.get(langue) ?? (langue === 'fr' ? FRANCAIS : foreignSpeechIn(langue));
  parlers.set(langue, known);
  return known;
}

/** The gender of days, when ranks agree with it; other days have the first one. */
const GENRES: Readonly<Partial<Record<Langue, Readonly<Partial<Record<Jour, number>>>>>> = {
  it: { dimanche: 1 },
  pt: { lundi: 1, mardi: 1, mercredi: 1, jeudi: 1, vendredi: 1 },
  ru: { mercredi: 1, vendredi: 1, samedi: 1, dimanche: 2 },
};

/** The holidays that fall on the same day each year. */
const FIXES: Readonly<Partial<Record<JourFerie, string>>> = {
  'jour-de-lan': '2001-01-01',
  'premier-mai': '2001-05-01',
  'huit-mai': '2001-05-08',
  'quatorze-juillet': '2001-07-14',
  assomption: '2001-08-15',
  toussaint: '2001-11-01',
  'onze-novembre': '2001-11-11',
  noel: '2001-12-25',
};

/** A Monday. */
const LUNDI = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

function foreignSpeechIn(langue: Exclude<Langue, 'fr'>): Speech {
  const mots = MOTS_D_OUVERTURE[langue];
  const of = locale(langue);
  const list = new Intl.ListFormat(of, { type: 'conjunction' });
  const weekday = new Intl.DateTimeFormat(of, { weekday: 'long', timeZone: 'UTC' });
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const writers = {
    annee: new Intl.DateTimeFormat(of, { ...day, year: 'numeric' }),
    sans: new Intl.DateTimeFormat(of, day),
  };
  const writer = (chaqueAnnee: boolean) => (chaqueAnnee ? writers.sans : writers.annee);
  const isPacked = langue === 'zh' || langue === 'ja';
  const dayOf = (jour: Jour) => weekday.format(LUNDI + JOURS.indexOf(jour) * DAY);
  const days = (jours: readonly Jour[]) => list.format(jours.map(dayOf));
  const hour = (heure: string) => heureEnLangue(heure, langue);

  return {
    ...mots,
    langue,
    virgule: isPacked ? '、' : ', ',
    pointVirgule: isPacked ? '；' : '; ',
    enumerate: (said) => list.format(said),
    intervalle: (du, au, chaqueAnnee) => {
      const write = (date: string) => writer(chaqueAnnee).format(noon(date));
      if (du === undefined) return au === undefined ? '' : elided(filled(mots.jusque[0], write(au)), langue);
      if (au === undefined) return elided(filled(mots.depuis[0], write(du)), langue);
      if (du === au) return write(du);
      if (chaqueAnnee && du.endsWith('-01-01') && au.endsWith('-12-31')) return mots.touteLAnnee;
      // A winter season that spans the new year ends before it starts in the calendar.
      if (chaqueAnnee || au < du) return `${write(du)} – ${write(au)}`;
      return writer(false).formatRange(noon(du), noon(au)).replaceAll('\u2009', ' ');
    },
    dates: (dates, chaqueAnnee) => {
      const sorted = [...new Set(dates)].sort();
      return list.format(
        // A year that the next date repeats is written once.
        sorted.map((date, rank) =>
          writer(chaqueAnnee || sorted[rank + 1]?.slice(0, 4) === date.slice(0, 4)).format(noon(date)),
        ),
      );
    },
    sauf: (jours) => filled(mots.sauf, days(jours)),
    semaine: (jours, suivis) => {
      const [first] = jours;
      const last = jours.at(-1);
      return suivis && first && last ? `${dayOf(first)} – ${dayOf(last)}` : days(jours);
    },
    mensuel: (jours, rangs) => {
      const [first] = jours;
      const gender = (first && GENRES[langue]?.[first]) ?? 0;
      const ranks = (mots.rangs[gender] ?? []).map(String);
      return filled(
        mots.mensuel,
        list.format(rangs.map((rang) => ranks.at(rang < 0 ? -1 : rang - 1) ?? '')),
        days(jours),
      );
    },
    enOutre: (toujours, certainsJours) => list.format([toujours, certainsJours]),
    heures: (ouvre, ferme) => {
      if (ouvre === undefined) return ferme === undefined ? '' : filled(mots.jusque[1], hour(ferme));
      if (ferme === undefined) return filled(mots.depuis[1], hour(ouvre));
      if (isJourEtNuit(ouvre, ferme)) return mots.jourEtNuit;
      return ouvre === ferme ? filled(mots.a, hour(ouvre)) : `${hour(ouvre)}–${hour(ferme)}`;
    },
    fermetures: (feries, dates) => {
      const named = (ferie: JourFerie) => {
        const fixed = FIXES[ferie];
        if (fixed !== undefined) return writers.sans.format(noon(fixed));
        return ferie === 'lundi-de-paques' ? mots.paques : ferie === 'ascension' ? mots.ascension : mots.pentecote;
      };
      const noms = feries === 'tous' ? [mots.feries] : feries.map(named);
      return filled(mots.fermeLe, list.format([...noms, ...dates.map((date) => writers.annee.format(noon(date)))]));
    },
  };
}

/** A sentence with its values filled in, in order. */
function filled(sentence: string, ...said: readonly string[]): string {
  let rank = 0;
  return sentence
    .replace(/\{\}/g, () => said[rank++] ?? '')
    .replace('  ', ' ')
    .trim();
}

/** « dall’8 maggio ». */
const elided = (phrase: string, langue: Langue): string =>
  langue === 'it' ? phrase.replace(/al (8|11) /, 'all’$1 ') : phrase;
