import { createHash } from 'node:crypto';
import { attendUnTemps, type BrouillonDeDiaporama, type Diapositive } from '@bridge/contract';
import { z } from 'zod';

/** What a service of weather says, as it is kept: days and hours in the order that they come. */
export const tempsSchema = z.object({
  jours: z.array(z.object({ jour: z.iso.date(), code: z.number().int(), min: z.number(), max: z.number() })),
  /** Empty where the service tells days alone. */
  heures: z.array(z.object({ debut: z.iso.datetime(), code: z.number().int(), degres: z.number() })).default([]),
});
export type Temps = z.output<typeof tempsSchema>;

/** What a feed tells, as it is kept; texts are plain. */
export const actualitesSchema = z.object({
  titre: z.string(),
  articles: z.array(z.object({ titre: z.string(), texte: z.string(), date: z.iso.datetime().nullable() })),
});
export type Actualites = z.output<typeof actualitesSchema>;

/** Something to be read elsewhere: where, and what it is. */
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
    // Days are those of the place.
    timezone: 'auto',
    forecast_days: '10',
  }))
    url.searchParams.set(name, value);
  return url.href;
}

type Meteo = Pick<BrouillonDeDiaporama, 'meteoLatitude' | 'meteoLongitude' | 'meteoAdresse'>;

/** Where the weather that slides wait for is read; null where nobody said of which place. */
export function adresseDesConditions({ meteoLatitude, meteoLongitude, meteoAdresse }: Meteo): string | null {
  if (meteoLatitude === null || meteoLongitude === null || !URL.canParse(meteoAdresse)) return null;
  return adresseDuTemps({ adresse: meteoAdresse, latitude: meteoLatitude, longitude: meteoLongitude });
}

/** What a diaporama needs to be read elsewhere. */
export function allersDe(diaporama: Meteo & Pick<BrouillonDeDiaporama, 'sequence'>): Aller[] {
  const attendu = diaporama.sequence.some(attendUnTemps) ? adresseDesConditions(diaporama) : null;
  return [
    ...(attendu === null ? [] : [{ genre: 'meteo', adresse: attendu } as const]),
    ...diaporama.sequence.flatMap(allersDeDiapositive),
  ];
}

/** What a slide shows of elsewhere. */
export function allersDeDiapositive(slide: Diapositive): Aller[] {
  if (slide.genre === 'meteo') return [{ genre: 'meteo', adresse: adresseDuTemps(slide) }];
  return slide.genre === 'flux' ? [{ genre: 'flux', adresse: slide.adresse }] : [];
}

/** The key of what is made of it. */
export const cleDeReleve = (adresse: string): string =>
  `releve:${createHash('sha256').update(adresse).digest('hex').slice(0, 16)}`;
