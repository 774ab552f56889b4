/**
 * What a slide waits for besides days and hours: a weather, or an event. The server computes when as instants; the
 * player only checks them, with or without network. No validation library here: the player includes this file.
 */

/** The states of the sky, from best to worst. */
export const CIELS = [
  { value: 'soleil', label: 'Soleil' },
  { value: 'eclaircies', label: 'Éclaircies' },
  { value: 'nuages', label: 'Nuages' },
  { value: 'brouillard', label: 'Brouillard' },
  { value: 'pluie', label: 'Pluie' },
  { value: 'averses', label: 'Averses' },
  { value: 'neige', label: 'Neige' },
  { value: 'orage', label: 'Orage' },
] as const;
export type Ciel = (typeof CIELS)[number]['value'];

/** Empty or null for any weather. */
export interface TempsAttendu {
  readonly ciels: readonly Ciel[];
  readonly degresMin: number | null;
  readonly degresMax: number | null;
}

/** Between two instants (ISO), the second left out. */
export interface Fenetre {
  readonly debut: string;
  readonly fin: string;
}

/** The weather between two instants. */
export interface TempsPrevu extends Fenetre {
  readonly ciel: Ciel;
  readonly degres: number;
}

export const waitsForWeather = ({ ciels, degresMin, degresMax }: TempsAttendu): boolean =>
  ciels.length > 0 || degresMin !== null || degresMax !== null;

/** Whether the windows allow showing now; always without any. */
export const isInFenetres = (fenetres: readonly Fenetre[] | null | undefined, now: number): boolean =>
  !fenetres || fenetres.some(({ debut, fin }) => Date.parse(debut) <= now && now < Date.parse(fin));

/** The windows of the awaited weather, by the forecast: unknown hours do not count. */
export function fenetresDuTemps(attendu: TempsAttendu, prevu: readonly TempsPrevu[]): Fenetre[] {
  const { ciels, degresMin, degresMax } = attendu;
  return reunies(
    prevu.filter(
      ({ ciel, degres }) =>
        (ciels.length === 0 || ciels.includes(ciel)) &&
        (degresMin === null || degres >= degresMin) &&
        (degresMax === null || degres <= degresMax),
    ),
  );
}

/** Windows in order, merged when they touch or overlap. */
export function reunies(some: readonly Fenetre[]): Fenetre[] {
  const all: Fenetre[] = [];
  for (const { debut, fin } of [...some].sort((one, other) => Date.parse(one.debut) - Date.parse(other.debut))) {
    const last = all[all.length - 1];
    if (last === undefined || Date.parse(debut) > Date.parse(last.fin)) all.push({ debut, fin });
    else if (Date.parse(fin) > Date.parse(last.fin)) all[all.length - 1] = { debut: last.debut, fin };
  }
  return all;
}

/** Within both. */
export function communes(ones: readonly Fenetre[], others: readonly Fenetre[]): Fenetre[] {
  const both = ones.flatMap((one) =>
    others.map((other) => ({
      debut: Date.parse(one.debut) > Date.parse(other.debut) ? one.debut : other.debut,
      fin: Date.parse(one.fin) < Date.parse(other.fin) ? one.fin : other.fin,
    })),
  );
  return reunies(both.filter(({ debut, fin }) => Date.parse(debut) < Date.parse(fin)));
}

/** « s’il y a soleil ou éclaircies, à partir de 20 °C »; empty where any weather will do. */
export function tempsEnConditions({ ciels, degresMin, degresMax }: TempsAttendu): string {
  const noms = CIELS.filter(({ value }) => ciels.includes(value)).map(({ label }) => label.toLowerCase());
  const last = noms[noms.length - 1] ?? '';
  const ciel = noms.length > 1 ? `${noms.slice(0, -1).join(', ')} ou ${last}` : last;
  return [ciel === '' ? '' : `si le temps est «\u00a0${ciel}\u00a0»`, degresEnMots(degresMin, degresMax)]
    .filter((part) => part !== '')
    .join(', ');
}

function degresEnMots(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `entre ${min} et ${max}\u00a0°C`;
  if (min !== null) return `à partir de ${min}\u00a0°C`;
  return max === null ? '' : `jusqu’à ${max}\u00a0°C`;
}
