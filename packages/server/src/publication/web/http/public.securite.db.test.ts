import { API_BASE } from '@bridge/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePublic } from '../testing/use-public.ts';

const scene = usePublic({ domaines: [{ domaine: 'https://www.Lacs.example/' }, { domaine: 'lacs.example' }] });
const LISTE = '/public/ot/fr/restaurants';
const OWN = { host: 'www.lacs.example' };

beforeEach(async () => {
  await scene().editeur.publish(await scene().editeur.liste('restaurants', { titre: { fr: 'Nos tables' } }));
});

const policyOf = (headers: Readonly<Record<string, unknown>>) => String(headers['content-security-policy']);
const directive = (headers: Readonly<Record<string, unknown>>, name: string) =>
  policyOf(headers)
    .split('; ')
    .find((one) => one.startsWith(`${name} `) || one === name);

describe('S-26: custom codes', () => {
  it('run on the host of the console as nobody: no cookie, no storage, no call of its API', async () => {
    const { headers } = await scene().get(LISTE);
    const sandbox = directive(headers, 'sandbox');
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).not.toContain('allow-same-origin');
    expect(directive(headers, 'script-src')).toBe("script-src 'self' https://bridge.example");
    expect(directive(headers, 'default-src')).toBe("default-src 'none'");
    expect(directive(headers, 'base-uri')).toBe("base-uri 'none'");
    // A page without an origin may call the API, but nothing lets it read the answer.
    const api = await scene().get(`${API_BASE}/users/profile`, { origin: 'null' });
    expect(api.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('are files of their own while they are on, and nothing at all once they are switched off', async () => {
    const { world, get } = scene();
    const root = await world.person({ roles: ['ROLE_SUPER_ADMIN'] });
    const made = await root.call<{ id: number; version: number }>('POST', '/api/superadmin/customcodes', {
      nom: 'Mesure',
      type: 'js',
      js: 'console.log(document.cookie)',
    });
    const { id, version } = made.body.data;
    const file = await get(`/public/_codes/${id}-${version}.js`);
    expect(file).toMatchObject({ status: 200, body: 'console.log(document.cookie)' });
    expect(file.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await get(`/public/_codes/${id}-${version}.css`)).status).toBe(404);
    expect((await get(`/public/_codes/${id}-${version + 1}.js`)).status).toBe(404);
    await root.call('PUT', `/api/superadmin/customcodes/${id}`, { version, actif: false });
    expect((await get(`/public/_codes/${id}-${version}.js`)).status).toBe(404);
    expect((await get(`/public/_codes/${id}-${version + 1}.js`)).status).toBe(404);
  });
});

describe('S-30: other origins', () => {
  it('read what is public, never with credentials, never by being named; the console, nobody', async () => {
    const { get } = scene();
    const origin = { origin: 'https://pirate.example' };
    for (const path of [
      LISTE,
      `${LISTE}?cadre=1`,
      `${LISTE}?fragment=1`,
      `${LISTE}.json`,
      '/public/_bridge/base.12345678.css',
      '/public/openapi.json',
    ]) {
      const { status, headers } = await get(path, origin);
      expect([
        path,
        status,
        headers['access-control-allow-origin'],
        headers['access-control-allow-credentials'],
      ]).toEqual([path, 200, '*', undefined]);
    }
    const api = await get(`${API_BASE}/users/profile`, origin);
    expect(api.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('S-31: frames', () => {
  it('of pages are those of the site and of its domains; the console is in none', async () => {
    const { get } = scene();
    const { headers } = await get(`${LISTE}?cadre=1`);
    expect(directive(headers, 'frame-ancestors')).toBe(
      "frame-ancestors 'self' https://bridge.example https://www.lacs.example https://lacs.example",
    );
    expect(headers['x-frame-options']).toBeUndefined();
    const api = await get(`${API_BASE}/users/profile`);
    expect(policyOf(api.headers)).toContain("frame-ancestors 'none'");
    expect(api.headers['x-frame-options']).toBe('DENY');
  });

  it('keep the visitor in pages for frames, without the head and the foot of the site', async () => {
    const { body, headers } = await scene().get(`${LISTE}?cadre=1`);
    expect(body).toContain('href="/public/ot/fr/x?cadre=1"');
    expect(body).toContain('.bridge-haut,.bridge-bas');
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});

describe('S-33: what is kept', () => {
  it('does not depend on headers that it is not kept by', async () => {
    const { get, fabrique } = scene();
    const plain = await get(LISTE);
    for (const headers of [
      { 'x-forwarded-host': 'pirate.example' },
      { 'x-forwarded-proto': 'http', 'x-forwarded-prefix': '/x' },
      { 'x-original-url': '/public/autre', 'x-rewrite-url': '/admin' },
      { host: 'pirate.example' },
      { 'x-http-method-override': 'DELETE' },
    ] as Record<string, string>[]) {
      const answer = await get(LISTE, headers);
      expect([answer.status, answer.body]).toEqual([200, plain.body]);
    }
    expect(fabrique.demandes).toHaveLength(1);
    expect(plain.body).not.toContain('pirate');
  });

  it('is one page for one question, however it is written; what the page does not know is not asked', async () => {
    const { get, fabrique } = scene();
    const asked = [
      '?commune=malbrume&page=2',
      '?page=2&commune=malbrume',
      '?PAGE=2&Commune=malbrume&utm_source=lettre&fbclid=x&inconnu=1',
      '?commune=malbrume&page=2&page=2&__proto__=1&commune=',
    ];
    const bodies = await Promise.all(asked.map(async (query) => (await get(`${LISTE}${query}`)).body));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('<i>commune=malbrume&amp;page=2</i>');
    await get(`${LISTE}?utm_campaign=x&page=1&inconnu=<script>`);
    expect([...fabrique.demandes].sort()).toEqual(['liste restaurants', 'liste restaurants commune=malbrume&page=2']);
  });

  it('is not what leads nowhere: beyond the last page, or with choices that the list does not offer', async () => {
    const { get, fabrique } = scene();
    for (const query of ['?page=6', '?commune=inconnue', '?commune=malbrume', '?page=5'])
      for (const turn of [1, 2]) expect([turn, (await get(`${LISTE}${query}`)).status]).toEqual([turn, 200]);
    expect(fabrique.demandes).toEqual([
      'liste restaurants',
      'liste restaurants page=6',
      'liste restaurants page=6',
      'liste restaurants commune=inconnue',
      'liste restaurants commune=inconnue',
      'liste restaurants commune=malbrume',
      'liste restaurants page=5',
    ]);
  });

  it('is not reached under a name that caches take for a file', async () => {
    const { get } = scene();
    for (const path of [`${LISTE}.css`, `${LISTE}/x.css`, `${LISTE};a.css`, `${LISTE}%2f..%2fa.css`])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('is of one site, one language and one host', async () => {
    const { get } = scene();
    const [console, own, english] = [
      await get(LISTE),
      await get('/fr/restaurants', OWN),
      await get('/public/ot/en/restaurants'),
    ];
    expect(console.body).toContain('href="/public/ot/fr/x"');
    expect(own.body).toContain('href="/fr/x"');
    expect(english.headers.etag).toBeDefined();
    expect((await get(LISTE)).body).toBe(console.body);
    expect((await get('/public/autre/fr/restaurants')).status).toBe(404);
  });
});

describe('S-34: what an address says', () => {
  it('is only ever shown as text, and names no function', async () => {
    const { get } = scene();
    const { body } = await get(`${LISTE}?q=${encodeURIComponent('"><script>alert(1)</script>')}&callback=alert`);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('q=%22%3E%3Cscript');
    const sortie = await get(`${LISTE}.json?callback=alert&jsonp=alert`);
    expect(JSON.parse(sortie.body)).toMatchObject({ requete: '' });
    // The link to the next part is readable by programs of other sites too.
    expect([sortie.headers.link, sortie.headers['access-control-expose-headers']]).toEqual([
      '<https://bridge.example/suite>; rel="next"',
      'Link',
    ]);
    const missing = await get('/public/ot/fr/<script>alert(1)</script>');
    expect(missing.body).not.toContain('alert');
  });

  it('tells where a fragment stands only when that is one of the domains of the site', async () => {
    const { get } = scene();
    const at = (base: string) => get(`${LISTE}?fragment=1&base=${encodeURIComponent(base)}`);
    expect((await at('https://www.lacs.example/sortir/')).body).toContain(
      'href="https://www.lacs.example/sortir/fr/x"',
    );
    for (const base of [
      'https://pirate.example/',
      'javascript:alert(1)',
      'https://www.lacs.example@pirate.example/',
      '//pirate.example',
    ])
      expect((await at(base)).body).toContain('href="/public/ot/fr/x"');
    expect((await get(`${LISTE}?base=https://www.lacs.example/`)).body).toContain('href="/public/ot/fr/x"');
  });
});

describe('a host of the site’s own', () => {
  it('serves the site at its root without a sandbox, and nothing of the console', async () => {
    const { get } = scene();
    const page = await get('/fr/restaurants', OWN);
    expect(page.status).toBe(200);
    expect(directive(page.headers, 'sandbox')).toBeUndefined();
    expect(directive(page.headers, 'script-src')).toBe("script-src 'self'");
    expect((await get('/', { ...OWN, 'accept-language': 'en' })).headers.location).toBe('/en');
    expect((await get('/robots.txt', { host: 'LACS.example:443' })).body).toContain(
      'Sitemap: https://lacs.example/sitemap.xml',
    );
    for (const path of [
      `${API_BASE}/users/profile`,
      '/healthz',
      '/public/ot/fr/restaurants',
      '//bridge.example/fr',
      '/public/autre/fr',
    ])
      expect([path, (await get(path, OWN)).status]).toEqual([path, 404]);
    expect((await get('/public/_bridge/base.12345678.css', OWN)).status).toBe(200);
  });

  it('is never the one of the console, whatever a site claims', async () => {
    const { editeur, get } = scene();
    await editeur.change('/web/sites', editeur.site, {
      domaines: [{ domaine: 'bridge.example' }],
    });
    expect((await get('/healthz', { host: 'bridge.example' })).body).toBe('{"status":"ok"}');
  });
});
