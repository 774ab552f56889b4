import { AIDE_PATH } from '@bridge/contract';

/** A place of the manual: a page, and a part of it. */
export interface Place {
  readonly page: string;
  readonly ancre: string | null;
}

/** The contents of the manual: its links are the pages, in their order. */
export const SOMMAIRE = 'index';
export const NOUVEAUTES = 'nouveautes';

export function addressOf({ page, ancre }: Place): string {
  return `${AIDE_PATH}?page=${page}${ancre ? `#${ancre}` : ''}`;
}

/** « web#moteurs », as pages of the console name it. */
export function placeOf(aide: string): Place {
  const [page = '', ancre] = aide.split('#');
  return { page, ancre: ancre ?? null };
}
