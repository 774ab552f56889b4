import type { AnyRow, ListedResource } from '@bridge/contract';

/** The name of a record: its title, in the first language that has one. */
export function titleOf(
  { title, noun }: Pick<ListedResource, 'title' | 'noun'>,
  record: AnyRow,
  languages: readonly string[],
): string {
  const value = record[title];
  const nameless = `${noun.one} n°\u00a0${record.id}`;
  if (typeof value === 'string') return value || nameless;
  if (typeof value !== 'object' || value === null) return nameless;
  const texts = new Map(Object.entries(value));
  const found = [...languages, ...texts.keys()].map((language) => texts.get(language)).find(Boolean);
  return typeof found === 'string' ? found : nameless;
}
