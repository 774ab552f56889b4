import { type EndpointAnswer, listChoices } from '@bridge/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

/** A record as a reference shows it: its name, its colour, whether the reference may still choose it. */
export type Choix = EndpointAnswer<typeof listChoices>['items'][number];

/** The key of all the known names of a resource, to invalidate once one of its records has changed. */
export const choixKey = (ressource: string) => ['choix', ressource] as const;

/** The name of one record, asked for together with all the names that the same drawing needs. */
export function nameQuery(ressource: string, id: number) {
  return queryOptions({
    queryKey: [...choixKey(ressource), 'nom', id],
    queryFn: () => nameOf(ressource, id),
    staleTime: 60_000,
  });
}

/** The records that a reference field offers for a text. `champ`: the field, where it acts upon these records. */
export function offerQuery(ressource: string, q: string, pour: string, champ = '') {
  return queryOptions({
    queryKey: [...choixKey(ressource), 'offre', pour, champ, q],
    queryFn: async ({ signal, client }) => {
      const request = { params: { ressource }, query: { q, pour, ...(champ === '' ? {} : { champ }) } };
      const { items } = await call(listChoices, request, { signal });
      rememberNames(client, ressource, items);
      return items;
    },
  });
}

/** Keeps the names that a menu has shown, so that a picked one is not asked for again. */
export function rememberNames(client: QueryClient, ressource: string, items: readonly Choix[]): void {
  for (const item of items) client.setQueryData(nameQuery(ressource, item.id).queryKey, item);
}

/** The most names that one call accepts. */
const MOST = 500;

interface Batch {
  readonly ids: Set<number>;
  readonly answer: Promise<ReadonlyMap<number, Choix>>;
}

// The batches of names being asked for: twenty cells drawn together ask once, when the drawing is over.
const waiting = new Map<string, Batch>();

async function nameOf(ressource: string, id: number): Promise<Choix | null> {
  const batch = waiting.get(ressource) ?? open(ressource);
  batch.ids.add(id);
  if (batch.ids.size >= MOST) waiting.delete(ressource);
  return (await batch.answer).get(id) ?? null;
}

function open(ressource: string): Batch {
  const ids = new Set<number>();
  const batch = { ids, answer: answerOf(ressource, ids) };
  waiting.set(ressource, batch);
  return batch;
}

async function answerOf(ressource: string, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, Choix>> {
  await new Promise((resolve) => setTimeout(resolve));
  // A full batch has already made room for the next one.
  if (waiting.get(ressource)?.ids === ids) waiting.delete(ressource);
  const query = { ids: [...ids].sort((a, b) => a - b).join() };
  const { items } = await call(listChoices, { params: { ressource }, query });
  return new Map(items.map((item) => [item.id, item]));
}
