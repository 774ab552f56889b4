import type { Creation } from '@bridge/contract';
import { listIn } from '../../../resource/values/read.ts';

/** The créations in a form. */
export function creationsIn(value: unknown): readonly Creation[] {
  // The form or the server wrote the value: each création has all its parts, some still empty.
  return listIn(value) as readonly Creation[];
}
