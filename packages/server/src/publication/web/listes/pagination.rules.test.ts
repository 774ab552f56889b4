import { expect, it } from 'vitest';
import { paginationDe } from './pagination.rules.ts';

const pages = (page: number, of: number) => paginationDe('pages', { page, pages: of }, (n) => `?page=${n}`);
const written = (page: number, of: number) =>
  pages(page, of)
    .numeros.map((one) => one?.numero ?? '…')
    .join(' ');

it.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [1, 20, '1 2 3 … 20'],
  [6, 20, '1 … 4 5 6 7 8 … 20'],
  [20, 20, '1 … 18 19 20'],
  [500, 10_000, '1 … 498 499 500 501 502 … 10000'],
])('page %i of %i shows %s', (page, of, expected) => {
  expect(written(page, of)).toBe(expected);
});

it('leads to the page before and to the next', () => {
  expect(pages(1, 3)).toMatchObject({ precedente: null, suivante: '?page=2' });
  expect(pages(3, 3)).toMatchObject({ precedente: '?page=2', suivante: null });
});
