import { createHash } from 'node:crypto';
import { type BrouillonDeDiaporama, type Diapositive, waitsForWeather } from '@bridge/contract';
import { z } from 'zod';

/** The weather as it is kept, with days and hours in order. */
export const tempsSchema = z.object({
  jours: z.array(z.object({ jour: z.iso.date(), code: z.number().int(), min: z.number(), max: z.number() })),
  /** Empty when the service tells days only. */
  heures: z.array(z.object({ debut: z.iso.datetime(), code: z.number().int(), degres: z.number() })).default([]),
});
export type Temps = z.output<typeof tempsSchema>;

/** The articles of a feed as they are kept, in plain text. */
export const actualitesSchema = z.object({
  titre: z.string(),
  articles: z.array(z.object({ titre: z.string(), texte: z.string(), date: z.iso.datetime().nullable() })),
});
export type Actualites = z.output<typeof actualitesSchema>;

/** Something to read elsewhere: its address and its kind. */
export interface Aller {
  readonly adresse: string;
  readonly genre: 'meteo' | 'flux';
}

interface Point {
  readonly adresse: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The address of the weather of a place, as Open-Meteo is asked. */
export function adresseDuTemps({ adresse, latitude, longitude }: Point): string {
  const url = new URL(adresse);
  for (const [name, value] of Object.entries({
    latitude: String(latitude),
    longitude: String(longitude),
    daily: 'weather_code,temperature_2m_max,temperature_2m_min',
    hourly: 'weather_code,temperature_2m',
    // The days are in the time zone of the place.
    timezone: 'auto',
    forecast_days: '10',
  }))
    url.searchParams.set(name, value);
  return url.href;
}

type Meteo = Pick<BrouillonDeDiaporama, 'meteoLatitude' | 'meteoLongitude' | 'meteoAdresse'>;

/** The address of the weather that slides wait for, or null when no place was given. */
export function adresseDesConditions({ meteoLatitude, meteoLongitude, meteoAdresse }: Meteo): string | null {
  if (meteoLatitude === null || meteoLongitude === null || !URL.canParse(meteoAdresse)) return null;
  return adresseDuTemps({ adresse: meteoAdresse, latitude: meteoLatitude, longitude: meteoLongitude });
}

/** All addresses that a diaporama reads. */
export function allersDe(diaporama: Meteo & Pick<BrouillonDeDiaporama, 'sequence'>): Aller[] {
  const attendu = diaporama.sequence.some(waitsForWeather) ? adresseDesConditions(diaporama) : null;
  return [
    ...(attendu === null ? [] : [{ genre: 'meteo', adresse: attendu } as const]),
    ...diaporama.sequence.flatMap(allersDeDiapositive),
  ];
}

/** The addresses that a slide shows. */
export function allersDeDiapositive(slide: Diapositive): Aller[] {
  if (slide.genre === 'meteo') return [{ genre: 'meteo', adresse: adresseDuTemps(slide) }];
  return slide.genre === 'flux' ? [{ genre: 'flux', adresse: slide.adresse }] : [];
}

/** The key of what is made from an address. */
export const cleDeReleve = (adresse: string): string =>
  `releve:${createHash('sha256').update(adresse).digest('hex').slice(0, 16)}`;
