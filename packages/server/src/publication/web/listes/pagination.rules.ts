import type { PageDeListe } from '../../../rendering/web/page.ts';

type Pagination = PageDeListe['pagination'];

const AROUND = 2;

/** The pages of a list, with gaps where there are too many: 1 … 4 5 6 7 8 … 20. */
export function paginationDe(
  mode: Pagination['mode'],
  { page, pages }: { readonly page: number; readonly pages: number },
  href: (page: number) => string,
): Pagination {
  const numeros: Pagination['numeros'][number][] = [];
  for (let numero = 1; numero <= pages; numero += 1) {
    const near = Math.abs(numero - page) <= AROUND || numero === 1 || numero === pages;
    if (near) numeros.push({ numero, href: href(numero) });
    else if (numeros.at(-1) !== null) numeros.push(null);
    // No page of a gap is visited one by one.
    if (!near) numero = numero < page ? Math.max(numero, page - AROUND - 1) : pages - 1;
  }
  return {
    mode,
    page,
    pages,
    precedente: page > 1 ? href(page - 1) : null,
    suivante: page < pages ? href(page + 1) : null,
    numeros,
  };
}
