import { ApiError } from '../../api/client.ts';

/** The reason why a source could not be read: the answer of the source if it is known, else the message of the error. */
export function reasonOf(error: Error): string {
  const detail = error instanceof ApiError ? error.errors[0]?.message : undefined;
  return detail && detail !== error.message ? `${error.message} ${detail}` : error.message;
}
