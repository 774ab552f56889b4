import { civilTimeIn, heureEnMots, JOURS, jourEnMots, numeroOf, rangDansSemaine } from '@bridge/contract';

/** An instant in words, in its time zone: « lundi 16 novembre 2026 à 6 h ». */
export function instantEnMots(at: Date, fuseau: string): string {
  const time = civilTimeIn(fuseau, at);
  const jour = time.slice(0, 10);
  const nom = JOURS[rangDansSemaine(numeroOf(jour) ?? 0)];
  return `${nom} ${jourEnMots(jour)} à ${heureEnMots(time.slice(11, 16))}`;
}
