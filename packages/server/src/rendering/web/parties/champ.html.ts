import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import type { Mots } from '../mots.ts';

export interface Options {
  /** The number of the list: two lists may be on one page. */
  readonly id: number;
  readonly mots: Mots;
  readonly ouvert: boolean;
  /** Whether filters are menus in a row above the list: one is open at a time, over what is below. */
  readonly menu: boolean;
}

export const idDe = ({ id }: Options, ...parts: readonly string[]) => ['bridge', id, ...parts].join('-');
export const deux = (inside: string) => element('div', { class: 'bridge-deux' }, inside);

export function champ(
  said: string,
  attributes: Readonly<Record<string, string | number | undefined>> & { id: string },
): string {
  return element(
    'div',
    { class: 'bridge-champ' },
    element('label', { for: attributes.id }, escapeHtml(said)) + voidElement('input', attributes),
  );
}
