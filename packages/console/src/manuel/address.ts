import { AIDE_PATH } from '@bridge/contract';

/** A place of the manual: a page, and a part of the page. */
export interface Place {
  readonly page: string;
  readonly ancre: string | null;
}

/** The page of contents of the manual: its links are the other pages, in their order. */
export const SOMMAIRE = 'index';
export const NOUVEAUTES = 'nouveautes';

export function addressOf({ page, ancre }: Place): string {
  return `${AIDE_PATH}?page=${page}${ancre ? `#${ancre}` : ''}`;
}

/** The place that pages of the console name as « web#moteurs ». */
export function placeOf(aide: string): Place {
  const [page = '', ancre] = aide.split('#');
  return { page, ancre: ancre ?? null };
}
