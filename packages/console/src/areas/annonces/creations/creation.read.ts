import type { Creation } from '@bridge/contract';
import { listIn } from '../../../resource/values/read.ts';

/** The créations of a form. */
export function creationsIn(value: unknown): readonly Creation[] {
  // Written by the form or read from the server: each has all its parts, some still empty.
  return listIn(value) as readonly Creation[];
}
