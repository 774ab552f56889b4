import {
  annonceur,
  archiveHtml5,
  checkMedia,
  conflitsDAnnonce,
  diffusionDAnnonce,
  diffusionDEspace,
  type EndpointRequest,
  type FormatVu,
  formatsDAnnonces,
  occupationDEspace,
  pageDeParution,
  parutionsDAnnonce,
  previsionDAnnonce,
  previsionDEspace,
  type QuestionDeDiffusion,
  sitesDEspace,
  statistiquesDAnnonce,
  statistiquesDEspace,
} from '@bridge/contract';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';

/** The formats by id; one still to be chosen has the id 0, and is left out. Read again whenever a format changes. */
function formatsQuery(ids: readonly number[]) {
  const asked = [...new Set(ids)].filter((id) => id > 0).sort((one, other) => one - other);
  return queryOptions({
    queryKey: [...resourceKey('formatAnnonce'), 'vus', asked],
    queryFn:
      asked.length === 0
        ? skipToken
        : async ({ signal }) => (await call(formatsDAnnonces, { query: { ids: asked.join() } }, { signal })).items,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

export type Formats = ReadonlyMap<number, FormatVu>;
const AUCUN: Formats = new Map();

/** The formats that are known already; none while they are asked for. */
export function useFormats(ids: readonly number[]): Formats {
  return useQuery({ ...formatsQuery(ids), select: byId }).data ?? AUCUN;
}

const byId = (items: readonly FormatVu[]): Formats => new Map(items.map((format) => [format.id, format]));

/** Whether a media suits a format, once both are chosen. */
export function controleQuery(format: number | null, media: number | null) {
  return queryOptions({
    queryKey: [...resourceKey('formatAnnonce'), 'controle', format, media],
    queryFn:
      format === null || media === null
        ? skipToken
        : ({ signal }) => call(checkMedia, { body: { format, media } }, { signal }),
  });
}

type Placee = EndpointRequest<typeof conflitsDAnnonce>['body'];

/** What keeps an annonce from taking its places, as it is typed; null for an annonce that takes none yet. */
export function conflitsQuery(placee: Placee | null) {
  return queryOptions({
    queryKey: [...resourceKey('annonce'), 'conflits', placee],
    queryFn: placee === null ? skipToken : ({ signal }) => call(conflitsDAnnonce, { body: placee }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The annonces in an espace between two days. Selling an annonce changes the answer. */
export function occupationQuery(id: number, dates: { readonly du: string; readonly au: string }) {
  return queryOptions({
    queryKey: [...resourceKey('annonce'), 'occupation', id, dates.du, dates.au],
    queryFn: ({ signal }) => call(occupationDEspace, { params: { id }, query: dates }, { signal }),
  });
}

/** The documents in which an annonce was printed. */
export function parutionsQuery(id: number) {
  return queryOptions({
    queryKey: [...resourceKey('annonce'), id, 'parutions'],
    queryFn: async ({ signal }) => (await call(parutionsDAnnonce, { params: { id } }, { signal })).items,
    staleTime: 30_000,
  });
}

/** A printed page never changes. */
export function pageDeParutionQuery(id: number, generation: number, page: number, largeur: 160 | 960) {
  return queryOptions({
    queryKey: [...resourceKey('annonce'), id, 'parutions', generation, page, largeur],
    queryFn: ({ signal }) => call(pageDeParution, { params: { id, generation, page }, query: { largeur } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The question as the text parameters of an address. */
export const enAdresse = ({ liste, carte, objet, ...moment }: QuestionDeDiffusion) => ({
  ...moment,
  ...(liste && { liste: String(liste) }),
  ...(carte && { carte: String(carte) }),
  ...(objet && { objet: String(objet) }),
});

/** Where an annonce is shown, or what an espace shows, at a page, a day and an hour. */
export function diffusionQuery(de: 'annonce' | 'espace', id: number, version: number, question: QuestionDeDiffusion) {
  const query = enAdresse(question);
  return queryOptions({
    queryKey: [...resourceKey('annonce'), 'diffusion', de, id, version, query],
    queryFn: async ({ signal }) =>
      (await call(de === 'annonce' ? diffusionDAnnonce : diffusionDEspace, { params: { id }, query }, { signal }))
        .items,
    placeholderData: keepPreviousData,
  });
}

/** How often an annonce, or those of an espace, were seen between two days. */
export function statistiquesQuery(
  de: 'annonce' | 'espace',
  id: number,
  periode: { readonly du: string; readonly au: string },
) {
  return queryOptions({
    queryKey: [...resourceKey('annonce'), 'statistiques', de, id, periode.du, periode.au],
    queryFn: ({ signal }) =>
      call(
        de === 'annonce' ? statistiquesDAnnonce : statistiquesDEspace,
        { params: { id }, query: periode },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The sites where an espace may be put by hand. */
export function sitesDEspaceQuery(id: number, version: number) {
  return queryOptions({
    queryKey: [...resourceKey('espace'), 'sites', id, version],
    queryFn: async ({ signal }) => (await call(sitesDEspace, { params: { id } }, { signal })).items,
  });
}

/** How often an espace is expected to be seen between two days. */
export function previsionDEspaceQuery(id: number, periode: { readonly du: string; readonly au: string }) {
  return queryOptions({
    queryKey: [...resourceKey('annonce'), 'prevision', 'espace', id, periode.du, periode.au],
    queryFn: ({ signal }) => call(previsionDEspace, { params: { id }, query: periode }, { signal }),
    staleTime: 60_000,
  });
}

/** How often a saved annonce is expected to be seen until it ends. */
export function previsionDAnnonceQuery(id: number, version: number) {
  return queryOptions({
    queryKey: [...resourceKey('annonce'), 'prevision', id, version],
    queryFn: ({ signal }) => call(previsionDAnnonce, { params: { id } }, { signal }),
    staleTime: 60_000,
  });
}

/** The saved advertiser of an annonce; nothing is asked when none is named. */
export function annonceurQuery(id: number | null) {
  return queryOptions({
    queryKey: [...resourceKey('annonceur'), 'vu', id],
    queryFn: id === null ? skipToken : ({ signal }) => call(annonceur.calls.get, { params: { id } }, { signal }),
    staleTime: 60_000,
  });
}

/** The facts of an HTML5 création, and the address that plays it: the address ends within half an hour. */
export function archiveQuery(id: string) {
  return queryOptions({
    queryKey: [...resourceKey('annonce'), 'archive', id],
    queryFn: id === '' ? skipToken : ({ signal }) => call(archiveHtml5, { params: { id } }, { signal }),
    staleTime: 20 * 60_000,
    retry: false,
  });
}
