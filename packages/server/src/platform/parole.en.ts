/** Dates, hours, numbers and sizes computed in sentences, as in English; undefined for other texts. */
export function inEnglish(texte: string): string | undefined {
  const moment = MOMENT.exec(texte);
  if (moment !== null) return dayOf(moment);
  const interval = INTERVAL.exec(texte);
  if (interval?.groups !== undefined) return intervalOf(interval.groups);
  return NUMBER.test(texte) ? numberOf(texte) : undefined;
}

/** English months by the first letters of the French ones, whole and short. */
const MONTHS: readonly (readonly [french: RegExp, whole: string, cut: string])[] = [
  [/^janv/, 'January', 'Jan'],
  [/^f[ée]v/, 'February', 'Feb'],
  [/^mars/, 'March', 'Mar'],
  [/^avr/, 'April', 'Apr'],
  [/^mai/, 'May', 'May'],
  [/^juin/, 'June', 'Jun'],
  [/^juil/, 'July', 'Jul'],
  [/^ao[uû]t/, 'August', 'Aug'],
  [/^sept/, 'September', 'Sept'],
  [/^oct/, 'October', 'Oct'],
  [/^nov/, 'November', 'Nov'],
  [/^d[ée]c/, 'December', 'Dec'],
];
const DAYS = new Map([
  ['lundi', 'Monday'],
  ['mardi', 'Tuesday'],
  ['mercredi', 'Wednesday'],
  ['jeudi', 'Thursday'],
  ['vendredi', 'Friday'],
  ['samedi', 'Saturday'],
  ['dimanche', 'Sunday'],
]);

const WORD =
  '(?:janv(?:ier|\\.)|févr(?:ier|\\.)|mars|avr(?:il|\\.)|mai|juin|juill?(?:et|\\.)|août|(?:sept|oct|nov|déc)(?:[eo]?m?bre|\\.))';
const DAY = `(?:(?<semaine>${[...DAYS.keys()].join('|')}) )?(?<jour>\\d{1,2}|1er) (?<mois>${WORD})(?: (?<annee>\\d{4}))?`;
const HOUR = /(?:(?: à |,? )(?<heure>\d{1,2})(?:[ \u00a0]h(?:[ \u00a0](?<minute>\d{2}))?|:(?<deux>\d{2})))?/.source;
/** « 14 juillet 2026 », « lundi 1er juin à 9 h 30 ». */
const MOMENT = new RegExp(`^${DAY}${HOUR}$`);
/** « du 3 au 17 août 2026 », « Jusqu’au 4 janvier ». */
const FIRST = `[Dd]u (?<du>\\d{1,2}|1er)(?:\\s(?<duMois>${WORD})|)(?:\\s(?<duAnnee>\\d{4})|)`;
const BEFORE = `${FIRST}${/ au|[Jj]usqu’au|[Àà] partir du|[Ll]e/.source}`;
const INTERVAL = new RegExp(`^(?<avant>${BEFORE}) (?<au>${DAY.replaceAll(/\(\?<\w+>/g, '(?:')})$`);
/** « 12 345 », « 12,5 % », « 3 Mo ». */
const NUMBER = /^-?\d{1,3}(?:[\u00a0\u202f]?\d{3})*(?:,\d+)?(?:[ \u00a0\u202f]?(?:%|€|k?o|[KMG]o|[kcm]?m|s|dpi))?$/;

function monthOf(french: string): string {
  const [, whole = french, cut = french] = MONTHS.find(([known]) => known.test(french)) ?? [];
  return french.endsWith('.') ? cut : whole;
}

const numberOfDay = (french: string) => (french === '1er' ? '1' : french);

function dayOf({ groups = {} }: RegExpExecArray): string {
  const { semaine, jour = '', mois = '', annee, heure, minute, deux } = groups;
  const day = [semaine && DAYS.get(semaine), numberOfDay(jour), monthOf(mois), annee].filter(Boolean).join(' ');
  return heure === undefined ? day : `${day} at ${heure.padStart(2, '0')}:${minute ?? deux ?? '00'}`;
}

function intervalOf({ avant = '', du, duMois, duAnnee, au = '' }: Readonly<Record<string, string>>): string {
  const end = inEnglish(au) ?? au;
  const isFirst = /^\p{Lu}/u.test(avant);
  const said = (word: string) => (isFirst ? word : word.toLowerCase());
  if (du !== undefined) {
    const start = [numberOfDay(du), duMois && monthOf(duMois), duAnnee].filter(Boolean).join(' ');
    return `${said('From')} ${start} to ${end}`;
  }
  if (/^jusqu/i.test(avant)) return `${said('Until')} ${end}`;
  return /partir/.test(avant) ? `${said('From')} ${end}` : `${said('On')} ${end}`;
}

function numberOf(french: string): string {
  return french
    .replace(',', '.')
    .replaceAll(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, ',')
    .replace(/([kKMG]?)o$/, '$1B');
}
