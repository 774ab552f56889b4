import { formatNumber } from '@bridge/contract';

export type DurationUnit = 'heures' | 'jours';

/** The unit of a duration: days when it is a whole number of them. */
export function unitOf(hours: number): DurationUnit {
  return hours % 24 === 0 ? 'jours' : 'heures';
}

/** A duration in words: « 30 jours », « 36 heures ». */
export function durationText(hours: number): string {
  const unit = unitOf(hours);
  const count = unit === 'jours' ? hours / 24 : hours;
  const word = count > 1 ? unit : unit.slice(0, -1);
  return `${formatNumber(count)}\u00a0${word}`;
}
