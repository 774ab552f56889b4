import type { Others } from './use-presence.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « Claire Martin a aussi cet élément ouvert »: those who are typing matter most. */
export function presenceSentence(others: Others): string | null {
  const typing = others.filter(({ modifie }) => modifie).map(({ nom }) => nom);
  if (typing.length > 0) return `${list.format(typing)} ${typing.length > 1 ? 'modifient' : 'modifie'} cet élément`;
  if (others.length === 0) return null;
  return `${list.format(others.map(({ nom }) => nom))} ${others.length > 1 ? 'ont' : 'a'} aussi cet élément ouvert`;
}
