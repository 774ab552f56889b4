import { API_BASE, type ErrorName, errorKinds, SUCCESS_CODE, type Vue } from '@bridge/contract';
import { vi } from 'vitest';
import { browser } from '../../../api/browser.ts';

/** A record of the fake server of tags, which finds, sorts, changes, refuses, and remembers its requests. */

export interface FakeTag {
  readonly id: number;
  readonly version: number;
  readonly libelle: Readonly<Record<string, string>>;
  readonly code: string;
  readonly famille: string;
  readonly couleur: string | null;
  readonly modifieLe: string;
  readonly etat: 'actif' | 'archive' | 'corbeille';
  readonly utilisations: number;
  /** The list that the tag serves, which does not keep the tag from being archived. */
  readonly sert?: string;
  readonly modifiable?: boolean;
}

export function tagOf(id: number, changes: Partial<FakeTag> = {}): FakeTag {
  const modifieLe = new Date(Date.UTC(2026, 0, 1) - id * 60_000).toISOString();
  const own = { id, version: 1, libelle: { fr: `Tag ${id}` }, code: `tag-${id}`, famille: '', couleur: null };
  return { ...own, modifieLe, etat: 'actif', utilisations: 0, ...changes };
}

export interface Sent {
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
}

interface Reply {
  readonly status?: number;
  readonly body: unknown;
}
type Route = (sent: Sent, id: number) => Reply;

/** The fields that a whole record has beside those that a list shows. */
const REST = {
  description: '',
  picto: null,
  parent: null,
  portee: [],
  selection: null,
  publique: false,
  entiteId: null,
  partage: 'prive',
  notesInternes: '',
  creeLe: null,
  creePar: null,
  modifiePar: null,
  archiveLe: null,
  supprimeLe: null,
};

const listOf = (titre: string) => ({
  ressource: 'listeWeb',
  nature: 'Liste',
  champ: 'Tags',
  id: 9,
  titre,
  chemin: '/web/listes/edit/9',
});

const ok = (data: unknown): Reply => ({ body: { code: SUCCESS_CODE, message: '', data } });
export function refuse(name: ErrorName, data: unknown = null): Reply {
  const { status, ...kind } = errorKinds[name];
  return { status, body: { ...kind, data, requestId: 'req-7' } };
}

const BASE = '/api/reglages/tags';
export const USERS = [
  { ressource: 'entite', nature: 'Entité', champ: 'Tags', id: 3, titre: 'Office du Val', chemin: '/x/3' },
];

export function fakeServer(tags: readonly FakeTag[]) {
  const server = {
    tags: [...tags],
    views: [] as Vue[],
    sent: [] as Sent[],
    failure: null as Reply | null,
    most: 10_000,
  };
  const put = (id: number, changes: Partial<FakeTag>) => {
    server.tags = server.tags.map((tag) => (tag.id === id ? { ...tag, ...changes, version: tag.version + 1 } : tag));
    return { ...REST, ...server.tags.find((tag) => tag.id === id) };
  };
  const found = ({ q = '', filter = '{}', sort = '' }: Sent['query']) => {
    const { etat = 'actif', famille, id } = JSON.parse(filter);
    const [key = ''] = sort.split(',');
    const name = key.replace('-', '');
    const text = (tag: FakeTag) => String(name === 'libelle' ? tag.libelle.fr : { ...tag }[name as keyof FakeTag]);
    return server.tags
      .filter((tag) => tag.etat === etat && (tag.libelle.fr ?? '').toLowerCase().includes(q.toLowerCase()))
      .filter((tag) => (!famille || famille.includes(tag.famille)) && (!id || id.includes(tag.id)))
      .sort((a, b) => text(a).localeCompare(text(b)) * (key.startsWith('-') ? -1 : 1));
  };
  const NEXT = { archive: 'archive', restore: 'actif', remove: 'corbeille' } as const;
  const routes: Readonly<Record<string, Route>> = {
    [`GET ${BASE}`]: ({ query }) => {
      const all = found(query);
      const [page, size] = [Number(query.page), Number(query.itemsPerPage)];
      const items = all.slice((page - 1) * size, page * size).map(({ etat, ...tag }) => tag);
      const isMore = query.compte !== 'exact' && all.length > server.most;
      return ok({ items, total: isMore ? server.most : all.length, ...(isMore && { plus: true }), names: {} });
    },
    [`POST ${BASE}/:id/archive`]: (_, id) => ok(put(id, { etat: 'archive' })),
    [`POST ${BASE}/:id/restore`]: (_, id) => ok(put(id, { etat: 'actif' })),
    [`POST ${BASE}/:id/duplicate`]: (_, id) => ok({ ...REST, ...tagOf(1_000 + id) }),
    [`GET ${BASE}/:id/usages`]: () => ok({ items: USERS, ailleurs: 2 }),
    [`DELETE ${BASE}/:id`]: (_, id) => {
      if (server.tags.find((tag) => tag.id === id)?.utilisations) return refuse('inUse', { items: USERS, ailleurs: 2 });
      put(id, { etat: 'corbeille' });
      return ok(null);
    },
    [`POST ${BASE}/bulk`]: ({ body }) => {
      const ids = body.ids as number[];
      const results = ids.map((id) => {
        const tag = server.tags.find((one) => one.id === id);
        const refused = body.action === 'remove' || body.action === 'archive' ? Boolean(tag?.utilisations) : false;
        const result = { id, titre: tag?.libelle.fr ?? '', ok: !refused };
        const message = refused ? 'Encore utilisé ailleurs.' : null;
        return { ...result, message, ...(tag?.sert && { usages: { items: [listOf(tag.sert)], ailleurs: 0 } }) };
      });
      const next = NEXT[body.action as keyof typeof NEXT];
      for (const { id } of results.filter((one) => one.ok && !body.dryRun)) put(id, next ? { etat: next } : {});
      const done = results.filter((one) => one.ok).length;
      return ok({ dryRun: body.dryRun, done, refused: results.length - done, results });
    },
    'GET /api/choix/tag': () => ok({ items: [{ id: 7, titre: 'Saisons', couleur: null, actif: true }] }),
    'PUT /users/update_user_params': ({ body }) => ok({ userParams: body }),
    'GET /api/vues': () => ok({ items: server.views }),
    'POST /api/vues': ({ body }) => {
      const { ressource, nom, partagee, etat } = body as unknown as Vue;
      const vue = { ressource, nom, partagee, etat, id: 12, version: 1, aMoi: true };
      server.views = [vue];
      return ok(vue);
    },
    'PUT /api/vues/:id': ({ body }, id) => {
      server.views = server.views.map((vue) => (vue.id === id ? { ...vue, ...body, version: vue.version + 1 } : vue));
      return ok(server.views.find((vue) => vue.id === id));
    },
    'DELETE /api/vues/:id': (_, id) => {
      server.views = server.views.filter((vue) => vue.id !== id);
      return ok(null);
    },
  };
  vi.spyOn(browser, 'fetch').mockImplementation(async (address, { method, body, headers }) => {
    const { pathname, searchParams } = new URL(address.replace(API_BASE, ''), 'http://x');
    const sent: Sent = {
      call: `${method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : {},
      key: new Headers(headers).get('Idempotency-Key'),
    };
    server.sent.push(sent);
    if (pathname.endsWith('/export')) return new Response('Libellé;Code');
    const route = routes[sent.call] ?? routes[sent.call.replace(/\/\d+/, '/:id')];
    const reply = server.failure ?? route?.(sent, Number(/\d+/.exec(pathname)?.[0])) ?? refuse('notFound');
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 });
  });
  return Object.assign(server, {
    calls: (call: string) => server.sent.filter((one) => one.call === call),
    /** The query of the last request for the list. */
    asked: () => server.sent.findLast(({ call }) => call === `GET ${BASE}`)?.query ?? {},
  });
}
export type FakeServer = ReturnType<typeof fakeServer>;
