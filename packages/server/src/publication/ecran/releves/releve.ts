import { createHash } from 'node:crypto';
import type { Diapositive } from '@bridge/contract';
import { z } from 'zod';

/** What a service of weather says, as it is kept: days in the order that they come. */
export const tempsSchema = z.object({
  jours: z.array(z.object({ jour: z.iso.date(), code: z.number().int(), min: z.number(), max: z.number() })),
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
    timezone: 'Europe/Paris',
    forecast_days: '10',
  }))
    url.searchParams.set(name, value);
  return url.href;
}

/** What slides need to be read elsewhere. */
export function allersDe(sequence: readonly Diapositive[]): Aller[] {
  return sequence.flatMap((slide): Aller[] => {
    if (slide.genre === 'meteo') return [{ genre: 'meteo', adresse: adresseDuTemps(slide) }];
    return slide.genre === 'flux' ? [{ genre: 'flux', adresse: slide.adresse }] : [];
  });
}

/** The key of what is made of it. */
export const cleDeReleve = (adresse: string): string =>
  `releve:${createHash('sha256').update(adresse).digest('hex').slice(0, 16)}`;
