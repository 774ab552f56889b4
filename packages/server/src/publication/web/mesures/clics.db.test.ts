import fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { installErrorAnswers } from '../../../platform/http/errors.ts';
import { installProtection } from '../../../platform/http/protection.ts';
import { installRouteRegister } from '../../../platform/http/route-register.ts';
import { installMesures } from './mesures.routes.ts';
import { NOW, useMesures } from './testing/mesures.ts';
import { insertSite } from './testing/pages.ts';

const { counted, open, pages } = useMesures();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';

describe('a click', () => {
  const CROSS_SITE = { 'user-agent': FIREFOX, 'sec-fetch-site': 'cross-site' };

  async function beacon() {
    const { mesures } = open();
    let now = NOW;
    const later = (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    };
    const app = fastify();
    installRouteRegister(app);
    installErrorAnswers(app);
    await installProtection(app, { https: true });
    installMesures(app, { mesures, clock: { now: () => now }, secret: 'x'.repeat(32) });
    onTestFinished(async () => {
      await app.close();
    });
    const ask = (of: string | number = 'ot', headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
      app.inject({ url: `/public/_mesure?site=${of}`, headers: { ...CROSS_SITE, ...headers }, remoteAddress });
    const jeton = async (of?: string | number, from?: string) => (await ask(of, {}, from)).body;
    const send = (payload: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
      app.inject({
        method: 'POST',
        url: '/public/_mesure',
        headers: { 'content-type': 'text/plain;charset=UTF-8', ...CROSS_SITE, ...headers },
        payload,
        remoteAddress,
      });
    return { app, mesures, ask, jeton, send, later };
  }
  const clic = (jeton: string, changes: object = {}) =>
    JSON.stringify({
      site: 'ot',
      ressource: 'listeWeb',
      id: pages.liste,
      objet: pages.objet,
      genre: 'clic',
      jeton,
      ...changes,
    });

  it('is told by a page of any site, by the number or the code of the site', async () => {
    const { mesures, ask, jeton, send } = await beacon();
    const { statusCode, headers } = await ask();
    expect([statusCode, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([
      200,
      'no-store',
      '*',
    ]);
    expect((await send(clic(await jeton()))).statusCode).toBe(204);
    expect((await send(clic(await jeton(pages.site), { site: pages.site }))).statusCode).toBe(204);
    await mesures.writeCounts();
    expect(await counted()).toEqual([`clic listeWeb ${pages.liste} ${pages.objet} 2`]);
  });

  it('counts once for each page that is opened, however often it is sent', async () => {
    const { mesures, jeton, send } = await beacon();
    const [one, other] = [await jeton(), await jeton()];
    for (const payload of [clic(one), clic(one), clic(other), clic(one, { ressource: 'carte' })]) await send(payload);
    await mesures.writeCounts();
    expect(await counted()).toEqual([`clic listeWeb ${pages.liste} ${pages.objet} 2`]);
  });

  it('without what the page was given, or with that of another, counts for nothing and is answered the same', async () => {
    const { mesures, jeton, send, later } = await beacon();
    await insertSite(open().db, 'autre');
    const [given, old] = [await jeton(), await jeton()];
    const [name = '', end = '', signature = ''] = given.split('.');
    const hostile = [
      clic(''),
      clic('..'),
      clic(`${name}.${end}.${signature.replace(/./g, 'A')}`),
      clic(`AAAAAAAAAAAAAAAA.${end}.${signature}`),
      clic(`${name}.${Number(end) + 60_000}.${signature}`),
      clic(await jeton('autre')),
      clic(await jeton('ot', '198.51.100.7')),
      JSON.stringify({ site: 'ot', ressource: 'listeWeb', id: pages.liste, objet: pages.objet, genre: 'clic' }),
    ];
    for (const payload of hostile) expect((await send(payload)).statusCode).toBe(204);
    expect((await send(clic(given), {}, '198.51.100.7')).statusCode).toBe(204);
    later(31);
    expect((await send(clic(old))).statusCode).toBe(204);
    await mesures.writeCounts();
    expect(await counted()).toEqual([]);
  });

  it('that is made up is answered the same, and counts for nothing', async () => {
    const { mesures, ask, jeton, send } = await beacon();
    const given = await jeton();
    const hostile = [
      clic(await jeton('inconnu'), { site: 'inconnu' }),
      clic(given, { objet: pages.masque }),
      clic(given, { objet: 999_999 }),
      clic(given, { genre: 'vue' }),
      clic(given, { ressource: 'objets; DROP TABLE sites' }),
      clic(given, { objet: -1 }),
      clic(given, { objet: 1e300 }),
      clic(given, { en: 'plus' }),
      '{',
      'null',
      '[[[[',
      '"\\ud800"',
    ];
    for (const payload of hostile) expect((await send(payload)).statusCode).toBe(204);
    expect((await send(clic(given), { 'user-agent': 'curl/8' })).statusCode).toBe(204);
    await mesures.writeCounts();
    expect(await counted()).toEqual([]);
    const refused = [await ask('ot', { 'user-agent': 'curl/8' }), await ask('../..'), await ask('ot&site=ot')];
    expect(refused.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([204, '']));
  });

  it('of more than a kilobyte is refused, and of more than a person makes is not counted', async () => {
    const { mesures, ask, jeton, send, later } = await beacon();
    expect((await send(clic('', { site: 'a'.repeat(2_000) }))).statusCode).toBe(413);
    const clics = vi.spyOn(mesures, 'clic');
    const given = await jeton();
    for (let id = 1; id <= 80; id++) await send(clic(given, { id }));
    expect(clics).toHaveBeenCalledTimes(60);
    const asked = await Promise.all(Array.from({ length: 40 }, () => ask()));
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(29);
    later(1);
    expect((await ask()).statusCode).toBe(200);
  });

  it('opens no other door: plain text and other sites are refused elsewhere', async () => {
    const { app } = await beacon();
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ method: 'POST', url: '/public/_mesures', headers, payload: 'x' });
    expect(answer.statusCode).toBe(403);
  });
});
