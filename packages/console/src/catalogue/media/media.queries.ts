import {
  chooseMedia,
  dossiersDeMedias,
  type GenreDeMedia,
  type MediaAChoisir,
  media,
  photosDObjet,
  type Resource,
  readFichierMedia,
  type Support,
  type VUES_DE_MEDIA,
} from '@bridge/contract';
import { infiniteQueryOptions, queryOptions, useQueries } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { addressOf } from '../../api/request.ts';
import { choixKey } from '../../resource/values/choix.query.ts';

/** The resource of media without its specific type, since a media is made field by field from what a file says. */
export const MEDIAS: Resource = media;

/** A key below that of the names of media: whatever refreshes the names refreshes these answers. */
const key = [...choixKey(media.id), 'medias'] as const;

export function vueDe(fichier: string, vue: (typeof VUES_DE_MEDIA)[number]): string {
  return addressOf(readFichierMedia, { params: { id: fichier, vue } });
}

/** One media, asked for together with all the media that the same drawing needs. */
export function mediaQuery(id: number) {
  return queryOptions({ queryKey: [...key, 'un', id], queryFn: () => mediaOf(id), staleTime: 60_000 });
}

/** Several media by id; a media that is unknown or gone is absent. */
export function useMedias(ids: readonly number[]): ReadonlyMap<number, MediaAChoisir> {
  return useQueries({
    queries: ids.map(mediaQuery),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  });
}

export interface Recherche {
  readonly q: string;
  readonly genres: readonly GenreDeMedia[];
  readonly support: Support | '';
  readonly dossier: string;
  readonly mot: number | null;
}

/** The media that may be picked, a page at a time. */
export function choixQuery({ q, genres, support, dossier, mot }: Recherche) {
  const query = { q, genres: genres.join(), support, dossier, ...(mot === null ? {} : { mot }) };
  return infiniteQueryOptions({
    queryKey: [...key, 'choix', query],
    queryFn: async ({ signal, pageParam, client }) => {
      const answer = await call(chooseMedia, { query: { ...query, page: pageParam } }, { signal });
      // A media that was shown is not asked for again once it is picked.
      for (const item of answer.items) client.setQueryData(mediaQuery(item.id).queryKey, item);
      return answer;
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const seen = pages.reduce((sum, { items }) => sum + items.length, 0);
      return last.items.length > 0 && seen < last.total ? pages.length + 1 : undefined;
    },
  });
}

export const dossiersQuery = queryOptions({
  queryKey: [...key, 'dossiers'],
  queryFn: async ({ signal }) => (await call(dossiersDeMedias, {}, { signal })).items,
});

export function photosQuery(objet: number) {
  return queryOptions({
    queryKey: ['medias', 'photos', objet],
    queryFn: async ({ signal }) => (await call(photosDObjet, { params: { objet } }, { signal })).items,
  });
}

/** The most media that one call accepts. */
const MOST = 200;

interface Batch {
  readonly ids: Set<number>;
  readonly answer: Promise<ReadonlyMap<number, MediaAChoisir>>;
}

// The batch of media being asked for: twenty cells drawn together ask once, when the drawing is over.
let waiting: Batch | null = null;

async function mediaOf(id: number): Promise<MediaAChoisir | null> {
  const batch = waiting ?? open();
  batch.ids.add(id);
  if (batch.ids.size >= MOST) waiting = null;
  return (await batch.answer).get(id) ?? null;
}

function open(): Batch {
  const ids = new Set<number>();
  waiting = { ids, answer: answerOf(ids) };
  return waiting;
}

async function answerOf(ids: ReadonlySet<number>): Promise<ReadonlyMap<number, MediaAChoisir>> {
  await new Promise((resolve) => setTimeout(resolve));
  // A full batch has already made room for the next one.
  if (waiting?.ids === ids) waiting = null;
  const query = { ids: [...ids].sort((a, b) => a - b).join() };
  const { items } = await call(chooseMedia, { query });
  return new Map(items.map((item) => [item.id, item]));
}
