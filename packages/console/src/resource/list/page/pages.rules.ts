import { formatNumber, numberOrMore } from '@bridge/contract';

export function lastPage(total: number, itemsPerPage: number): number {
  return Math.max(1, Math.ceil(total / itemsPerPage));
}

interface Shown {
  readonly page: number;
  readonly itemsPerPage: number;
  /** The count of rows on this page. */
  readonly shown: number;
  readonly total: number;
  /** The list has more rows than the total, where counting stopped. */
  readonly isMore: boolean;
}

/** The span of the rows shown: « 21–40 sur 1 234 », « 21–40 sur plus de 10 000 ». */
export function spanOf({ page, itemsPerPage, shown, total, isMore }: Shown): string {
  const all = numberOrMore(total, isMore);
  if (shown === 0) return `${all} en tout`;
  const before = (page - 1) * itemsPerPage;
  const last = formatNumber(before + shown);
  return `${shown === 1 ? last : `${formatNumber(before + 1)}–${last}`} sur ${all}`;
}

/** Whether another page follows. Beyond the counted rows, a full page may be followed by another. */
export function isFollowed({ page, itemsPerPage, shown, total, isMore }: Shown): boolean {
  return page < lastPage(total, itemsPerPage) || (isMore && shown === itemsPerPage);
}
