import { describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../db/while-alive.ts';
import { JobFailure, JobLost, JobStop, RetryLater } from './job.errors.ts';
import { receivedError, sentError } from './thread.messages.ts';

const crossing = (error: unknown) => receivedError(structuredClone(sentError(error)));

describe('an error that leaves its thread', () => {
  it.each([
    new JobLost(),
    new JobStop('arret'),
    new RetryLater(5, 'Patientez.'),
    new JobFailure('Non.', { retry: false }),
    new JobFailure('Encore.'),
    new DatabaseUnavailableError('away'),
  ])('is still the same: %s', (error) => {
    const received = crossing(error);
    expect(received).toBeInstanceOf(error.constructor);
    expect({ ...received, message: received.message }).toEqual({ ...error, message: error.message });
  });

  it('keeps its stack for the log when nobody foresaw it', () => {
    const error = new TypeError('x is not a function');
    expect(crossing(error).stack).toBe(error.stack);
    expect(crossing('thrown text').message).toBe('thrown text');
  });
});
