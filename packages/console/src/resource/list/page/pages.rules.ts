import { formatNumber } from '@bridge/contract';

export function lastPage(total: number, itemsPerPage: number): number {
  return Math.max(1, Math.ceil(total / itemsPerPage));
}

/** « 21–40 sur 1 234 ». */
export function spanOf(page: number, itemsPerPage: number, total: number): string {
  const first = (page - 1) * itemsPerPage + 1;
  const last = Math.min(page * itemsPerPage, total);
  const span = first >= last ? formatNumber(last) : `${formatNumber(first)}–${formatNumber(last)}`;
  return `${span} sur ${formatNumber(total)}`;
}
