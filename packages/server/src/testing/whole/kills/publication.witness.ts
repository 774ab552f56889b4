import { type AnyRecord, SANS_REGLE } from '@bridge/contract';
import { expect } from 'vitest';
import type { Exploitant } from '../../../sources/testing/exploitant.ts';
import { scale } from '../../scale.ts';
import { pause, type Serveurs, type Witness } from './witness.ts';

const EVERY = scale(40, 10);
const PAGE = '/public/ot/fr/liste';

const texts = (n: number) => ({
  titre: { fr: `Version ${n}` },
  introduction: { fr: `<p>Version ${n}</p>` },
  textePied: { fr: `<p>Version ${n}</p>` },
});

/** Creates a site with one list that is not published yet. */
async function prepare(admin: Exploitant): Promise<AnyRecord> {
  const create = (path: string, values: object) => admin.call<AnyRecord>('POST', `/api${path}`, values);
  const first = async (path: string) => (await admin.call<{ items: AnyRecord[] }>('GET', `/api${path}`)).items[0]?.id;
  const site = await create('/web/sites', { nom: 'Office', code: 'ot', langues: ['fr'], langueParDefaut: 'fr' });
  const selection = await create('/selections', { nom: 'Tout', code: 'tout', regles: SANS_REGLE });
  const modele = await create('/web/listModels', {
    nom: 'Modèle',
    code: 'modele',
    gabarit: await first('/superadmin/listes/templates'),
    gabaritElement: await first('/superadmin/listes/items/templates'),
  });
  const values = { nom: 'Liste', code: 'liste', sites: [site.id], selection: selection.id, modele: modele.id };
  return create('/web/listes', { ...values, ...texts(0) });
}

interface Visit {
  readonly at: number;
  readonly status: number;
  readonly versions: readonly string[];
}

/** Reads a page again and again until it is stopped. */
function watch(url: string): { readonly read: Visit[]; stop(): Promise<void> } {
  const read: Visit[] = [];
  let over = false;
  const work = (async () => {
    while (!over) {
      const answer = await fetch(url);
      const body = await answer.text();
      read.push({ at: performance.now(), status: answer.status, versions: [...new Set(body.match(/Version \d+/g))] });
      await pause(EVERY);
    }
  })();
  return {
    read,
    stop: () => {
      over = true;
      return work;
    },
  };
}

/** The longest that the reader was refused the page, in milliseconds. */
function longestRefusal(read: readonly Visit[]): number {
  let since: number | undefined;
  let longest = 0;
  for (const { at, status } of read) {
    since = status >= 500 ? (since ?? at) : undefined;
    if (since !== undefined) longest = Math.max(longest, at - since);
  }
  return longest;
}

/** Somebody publishes a page on the server that dies; visitors read it at the other. */
export async function publication({ reader, writer, admin }: Serveurs): Promise<Witness> {
  let liste = await prepare(admin());
  const publish = () =>
    admin().call('POST', `/api/web/listes/${liste.id}/publier`, { version: liste.version, du: null, au: null });
  const start = performance.now();
  await publish();
  // Kills come within twice the time of a publication: some before its end, some after.
  const life = 2 * (performance.now() - start);
  // The other server hears of a new site within moments.
  while ((await fetch(`${reader.address}${PAGE}`)).status !== 200) await pause(EVERY);
  const watched = watch(`${reader.address}${PAGE}`);
  const published: number[] = [];
  let asked: Promise<unknown> = Promise.resolve();
  return {
    life,
    async begin(mort) {
      const { version } = liste;
      liste = await admin().call<AnyRecord>('PUT', `/api/web/listes/${liste.id}`, { version, ...texts(mort) });
      asked = publish().catch(() => undefined);
    },
    async after() {
      await asked;
      const { enCours } = await admin().call<{ enCours: { version: number } }>(
        'GET',
        `/api/web/listes/${liste.id}/publications`,
      );
      // Both servers show the same whole version.
      const own = await (await fetch(`${writer().address}${PAGE}`)).text();
      expect([...new Set(own.match(/Version \d+/g))]).toEqual([`Version ${enCours.version - 1}`]);
      published.push(enCours.version - 1);
    },
    async end() {
      await publish();
      const morts = published.length;
      while (!watched.read.at(-1)?.versions.includes(`Version ${morts}`)) await pause(EVERY);
      await watched.stop();
      const kept = published.filter((version, index) => version === index + 1).length;
      process.stdout.write(`${morts} kills, ${kept} publications done, ${watched.read.length} reads\n`);
      // Times are checked on an idle machine only.
      expect(longestRefusal(watched.read)).toBeLessThan(scale(30_000, 3_000));
      const right = watched.read.filter(({ status }) => status < 500);
      expect(right.filter(({ status, versions }) => status !== 200 || versions.length !== 1)).toEqual([]);
      const seen = right.map(({ versions }) => Number(versions[0]?.slice('Version '.length)));
      // An older version never comes back.
      expect(seen).toEqual([...seen].sort((one, other) => one - other));
    },
  };
}
