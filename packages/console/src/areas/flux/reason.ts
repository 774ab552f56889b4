import { ApiError } from '../../api/client.ts';

/** Why a source could not be read: what the source itself answered, where it is known, says more than that it failed. */
export function reasonOf(error: Error): string {
  const detail = error instanceof ApiError ? error.errors[0]?.message : undefined;
  return detail && detail !== error.message ? `${error.message} ${detail}` : error.message;
}
