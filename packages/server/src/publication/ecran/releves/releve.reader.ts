import { instantIn, PARIS } from '@bridge/contract';
import { SaxesParser } from 'saxes';
import { z } from 'zod';
import { texteDuHtml } from '../../../composition/mots/riche.rules.ts';
import type { Actualites, Temps } from './releve.ts';

/** An answer that is no weather or no feed, with the reason for the author of the slide. */
export class ReleveIllisible extends Error {}

const openMeteo = z.object({
  /** The time zone of the place: the days and hours are in it. */
  timezone: z.string().max(60).refine(isFuseau).catch(PARIS),
  daily: z.object({
    time: z.array(z.iso.date()),
    weather_code: z.array(z.number().nullable()),
    temperature_2m_max: z.array(z.number().nullable()),
    temperature_2m_min: z.array(z.number().nullable()),
  }),
  hourly: z
    .object({
      time: z.array(z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)),
      weather_code: z.array(z.number().nullable()),
      temperature_2m: z.array(z.number().nullable()),
    })
    .optional(),
});

/** An answer of Open-Meteo, or of a service that answers alike. */
export function readTemps(body: Buffer): Temps {
  const { data } = openMeteo.safeParse(parsed(body));
  if (data === undefined)
    throw new ReleveIllisible('Ce service ne répond pas comme Open-Meteo\u00a0: vérifiez son adresse.');
  const { time, weather_code: codes, temperature_2m_max: hauts, temperature_2m_min: bas } = data.daily;
  const jours = time.flatMap((jour, rang) => {
    const [code, max, min] = [codes[rang], hauts[rang], bas[rang]];
    return typeof code === 'number' && typeof max === 'number' && typeof min === 'number'
      ? [{ jour, code: Math.round(code), min: Math.round(min), max: Math.round(max) }]
      : [];
  });
  if (jours.length === 0) throw new ReleveIllisible('Ce service n’annonce aucun jour pour cet endroit.');
  return { jours, heures: heuresDe(data.hourly, data.timezone) };
}

function heuresDe(hourly: z.output<typeof openMeteo>['hourly'], fuseau: string): Temps['heures'] {
  const { time = [], weather_code: codes = [], temperature_2m: degres = [] } = hourly ?? {};
  return time.flatMap((heure, rang) => {
    const [code, chaud] = [codes[rang], degres[rang]];
    if (typeof code !== 'number' || typeof chaud !== 'number') return [];
    const debut = instantIn(fuseau, heure.slice(0, 10), heure.slice(11)).toISOString();
    return [{ debut, code: Math.round(code), degres: Math.round(chaud) }];
  });
}

function isFuseau(nom: string): boolean {
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: nom }).format() !== '';
  } catch {
    return false;
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

const ARTICLES: readonly string[] = ['item', 'entry'];
/** The elements read from an article, in RSS and in Atom; the first of two counts. */
const PARTS: Readonly<Record<string, 'titre' | 'texte' | 'date'>> = {
  title: 'titre',
  description: 'texte',
  summary: 'texte',
  content: 'texte',
  'content:encoded': 'texte',
  pubDate: 'date',
  published: 'date',
  updated: 'date',
  'dc:date': 'date',
};
/** How many articles are kept, as many as a slide shows, and the longest title. */
const MOST = 20;
const LONGEST_TITLE = 200;
const LONGEST_TEXT = 600;

type Parts = { titre: string; texte: string; date: string };
const empty = (): Parts => ({ titre: '', texte: '', date: '' });

/** Reads a feed, RSS or Atom: its title and its first articles. A feed that declares entities is refused. */
export function readActualites(body: Buffer): Actualites {
  const articles: Parts[] = [];
  const channel = empty();
  let article: Parts | null = null;
  let text = '';
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
    if (ARTICLES.includes(name)) article = empty();
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('cdata', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    const part = PARTS[name];
    const owner: Parts | null = article ?? (path.length <= 2 ? channel : null);
    // Titles of pictures and of authors stand deeper.
    const isOwn = article === null || ARTICLES.includes(path.at(-1) ?? '');
    if (part !== undefined && owner !== null && isOwn && owner[part] === '') owner[part] = text.trim();
    if (ARTICLES.includes(name) && article !== null) {
      if (articles.length < MOST) articles.push(article);
      article = null;
    }
    text = '';
  });
  parser.on('error', () => {
    throw new ReleveIllisible('Ce flux n’est pas du XML bien écrit\u00a0: vérifiez son adresse.');
  });
  parser.write(body.toString('utf8')).close();
  const told = articles.map(({ titre, texte, date }) => ({
    titre: texteDuHtml(titre).slice(0, LONGEST_TITLE),
    texte: texteDuHtml(texte).slice(0, LONGEST_TEXT),
    date: instant(date),
  }));
  const kept = told.filter(({ titre }) => titre !== '');
  if (kept.length === 0)
    throw new ReleveIllisible('Cette adresse ne donne aucune nouvelle\u00a0: est-ce un flux RSS ou Atom\u00a0?');
  return { titre: texteDuHtml(channel.titre).slice(0, LONGEST_TITLE), articles: kept };
}

function instant(date: string): string | null {
  const at = new Date(date);
  return date === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
