import { civilTime } from '@bridge/contract';

/** The time on the clocks of Paris at an instant, written as if it were UTC, so that days and hours are plain sums. */
export function wallAt(instant: Date): Date {
  return new Date(`${civilTime(instant)}Z`);
}

/** The instant of a time on the clocks of Paris. An hour that a spring night skips is taken an hour later. */
export function instantAt(wall: Date): Date {
  const ahead = (instant: number) => wallAt(new Date(instant)).getTime() - instant;
  const first = wall.getTime() - ahead(wall.getTime());
  return new Date(wall.getTime() - ahead(first));
}
