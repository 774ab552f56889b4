/** The time is an argument, so that a test decides it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
