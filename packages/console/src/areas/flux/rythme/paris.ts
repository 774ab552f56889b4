import { civilTime } from '@bridge/contract';

/** What the clocks of Paris show at an instant, written as if it were UTC: days and hours are then plain arithmetic. */
export function wallAt(instant: Date): Date {
  return new Date(`${civilTime(instant)}Z`);
}

/** The instant when the clocks of Paris show this. An hour that a spring night skips is taken an hour later. */
export function instantAt(wall: Date): Date {
  const ahead = (instant: number) => wallAt(new Date(instant)).getTime() - instant;
  const first = wall.getTime() - ahead(wall.getTime());
  return new Date(wall.getTime() - ahead(first));
}
