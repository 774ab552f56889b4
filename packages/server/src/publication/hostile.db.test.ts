import { API_BASE } from '@bridge/contract';
import { beforeAll, expect, it } from 'vitest';
import { hostileTo, INSIDES, STRANGERS } from '../crud/conformance/testing/hostile.ts';
import { isTorture } from '../testing/scale.ts';
import { useWorld } from '../testing/use-world.ts';
import { officeEnLigne } from './web/testing/site.ts';

/** S-38, S-44 and S-45: what anybody sends to the doors of visitors and of screens is refused, and breaks nothing. */
const world = useWorld();
let valid: Readonly<Record<string, string>> = {};
let cle = '';

beforeAll(async () => {
  const office = await officeEnLigne(world());
  const [objet = 0] = await office.objets({ colonnes: { nom: 'Auberge', latitude: 45, longitude: 6 } });
  await office.fiche();
  const { code } = await office.liste();
  const made = await office.admin.call<{ cle: string }>('POST', `/api/web/sites/${office.site.id}/cles`, {
    ...{ nom: 'Clé', origines: [], quota: 100_000 },
  });
  cle = made.body.data.cle;
  valid = {
    ...{ site: String(office.site.code), code: String(code), id: String(objet), objet: String(objet), langue: 'fr' },
    ...{ '*': `fr/${code}`, media: '1', vue: '1280-libre-sujet.webp', photo: '0-abc', quoi: '1-1-1-1-fr' },
  };
});

/** As an address writes them; what no address may write is told as it is. */
const HOSTILE = [
  ...[...hostileTo(''), ...hostileTo(0)].map((value) => encodeURIComponent(Buffer.from(String(value)).toString())),
  ...['%ff%fe', '%ED%A0%80', '%', '%2', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%5c..%5c', 'a%2Fb%3Fc%23d', '%250a%250d'],
];
const QUERIES = ['q', 'page', 'tri', 'commune', 'jour', 'du', 'pres', 'emprise', 'langue', 'j', 'site', 'format'];

/** Every value in long runs; otherwise some in each place. */
const some = (rank: number): readonly string[] =>
  isTorture ? HOSTILE : HOSTILE.filter((_, turn) => (turn + rank) % 10 === 0);

it('whatever stands in an address is no fault, and tells nothing of the inside', { timeout: 120_000 }, async () => {
  const doors = world().app.declaredRoutes.filter(({ method, url }) => method === 'GET' && !url.startsWith(API_BASE));
  const filled = (url: string, except?: string, by = '') =>
    url.replace(/:(\w+)|\*/g, (found, name = found) => (name === except ? by : (valid[name] ?? 'x')));
  // A door that stays open would hold up the test.
  const asked = doors.filter(({ url }) => !/ecoute|flux$/.test(url)).map(({ url }) => url);
  const ask = async (url: string) => {
    const { statusCode, body } = await world().app.inject({ url, headers: { 'x-api-key': cle, accept: 'text/html' } });
    expect(statusCode, `${url.slice(0, 300)}: ${body.slice(0, 300)}`).toBeLessThan(500);
    if (statusCode >= 400) expect(body, url).not.toMatch(INSIDES);
  };
  for (const [rank, url] of asked.entries()) {
    const named = [...url.matchAll(/:(\w+)|\*/g)].map(([found, name = found]) => name);
    for (const name of named) for (const by of some(rank)) await ask(filled(url, name, by));
    for (const [at, name] of QUERIES.entries())
      for (const by of some(rank + at).slice(0, isTorture ? undefined : 1)) await ask(`${filled(url)}?${name}=${by}`);
    await ask(`${filled(url)}?${HOSTILE.map((by) => `${by}=${by}`).join('&')}`);
  }
});

it('whatever is sent to them is no fault either', async () => {
  const doors = world().app.declaredRoutes.filter(({ method, url }) => method === 'POST' && !url.startsWith(API_BASE));
  expect(doors.length).toBeGreaterThan(4);
  const bodies = ['', '{', '"\\ud800"', '{"secret":"\\u0000"}', '{"vues":[[1e308,-0]]}', '\u0000', '='.repeat(5_000)];
  for (const { url } of doors)
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      for (const payload of [...bodies, ...STRANGERS.map((one) => JSON.stringify(one))]) {
        const headers = { 'content-type': type, authorization: 'Bearer ecran.x' };
        const { statusCode, body } = await world().app.inject({
          ...{ method: 'POST', url: url.replace(/:\w+/g, 'x'), headers, payload },
        });
        expect(statusCode, `${url} ${type} ${payload.slice(0, 200)}: ${body.slice(0, 200)}`).toBeLessThan(500);
        if (statusCode >= 400) expect(body, url).not.toMatch(INSIDES);
      }
});
