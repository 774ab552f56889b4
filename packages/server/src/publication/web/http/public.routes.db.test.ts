import type { AnyRecord } from '@bridge/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { inLanes } from '../../../testing/lanes.ts';
import { scale } from '../../../testing/scale.ts';
import { usePublic } from '../testing/use-public.ts';

const scene = usePublic({
  redirections: [
    { de: '/fr/ancienne', statut: '301', vers: '/fr/restaurants' },
    { de: '/fr/partie', statut: '410', vers: '' },
    { de: '/fr/ailleurs', statut: '301', vers: 'https://ailleurs.example/é' },
  ],
});
const LISTE = '/public/ot/fr/restaurants';
let liste: AnyRecord;

beforeEach(async () => {
  liste = await scene().editeur.liste('restaurants', { titre: { fr: 'Nos tables' } });
  await scene().editeur.publish(liste);
});

describe('a page', () => {
  it('is made once, then served without asking the database', async () => {
    const [first, second] = [await scene().get(LISTE), await scene().get(LISTE)];
    expect(first).toMatchObject({ status: 200, body: expect.stringContaining('<h1>Nos tables</h1>') });
    expect(second.body).toBe(first.body);
    expect(scene().fabrique.demandes).toEqual(['liste restaurants']);
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
      'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=300, stale-if-error=86400',
      vary: 'Accept-Encoding',
    });
    // No header tells the numbers of the records that the page was made of.
    expect(JSON.stringify(first.headers)).not.toMatch(/listeWeb|selection:/);
  });

  it('is made by one of those who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => scene().get(LISTE)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(scene().fabrique.demandes).toHaveLength(1);
  });

  it('that the visitor has is not sent again', async () => {
    const { headers } = await scene().get(LISTE);
    const again = await scene().get(LISTE, { 'if-none-match': `W/"autre", ${headers.etag}` });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await scene().get(LISTE, { 'if-none-match': '"autre"' })).status).toBe(200);
  });

  it('that is not fresh is served as it is and made anew behind; past its time, it is made first', async () => {
    await scene().get(LISTE);
    scene().world.advance(301_000);
    await scene().get(LISTE);
    await scene().get(LISTE);
    expect(scene().fabrique.demandes).toHaveLength(2);
    scene().world.advance(25 * 60 * 60_000);
    scene().fabrique.demandes.length = 0;
    await scene().get(LISTE);
    expect(scene().fabrique.demandes).toHaveLength(1);
  });

  it('never sets nor reads a cookie', async () => {
    const plain = await scene().get(LISTE);
    const other = await scene().get(LISTE, { cookie: 'bridge_token=x' });
    expect(other.body).toBe(plain.body);
    expect(other.headers['set-cookie']).toBeUndefined();
    expect(String(other.headers.vary)).not.toMatch(/cookie/i);
  });

  it('of an address that leads nowhere is a page in the words of its language', async () => {
    for (const [path, words] of [
      ['/public/inconnu/fr/x', 'Page introuvable'],
      ['/public/ot/fr/rien', 'Page introuvable'],
      ['/public/ot/en/rien', 'Page not found'],
      ['/public/ot/de/restaurants', 'Page not found'],
      ['/public/ot/fr/restaurant/sans-numero', 'Page introuvable'],
      ['/public/ot/fr/a/b/c', 'Page introuvable'],
      ['/public/ot/fr/%2e%2e%2fetc', 'Page introuvable'],
    ]) {
      const { status, body, headers } = await scene().get(path ?? '');
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
      expect(body).toContain(words);
    }
  });

  it('that was looked for before it was there is found once it is published', async () => {
    expect((await scene().get('/public/ot/fr/hotels')).status).toBe(404);
    await scene().editeur.publish(await scene().editeur.liste('hotels'));
    expect((await scene().get('/public/ot/fr/hotels')).status).toBe(200);
  });
});

describe('where a site starts', () => {
  it('is in the language that the visitor reads, of those of the site', async () => {
    for (const [accepted, to] of [
      ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
      ['de,en;q=0.1', 'en'],
      ['en;q=0,fr', 'fr'],
      ['ja', 'fr'],
      ['', 'fr'],
    ]) {
      const { status, headers } = await scene().get('/public/ot', { 'accept-language': accepted ?? '' });
      expect([accepted, status, headers.location, headers.vary]).toEqual([
        accepted,
        302,
        `/public/ot/${to}`,
        'Accept-Language',
      ]);
    }
  });
});

describe('the redirections of a site', () => {
  it('come before anything else', async () => {
    const moved = await scene().get('/public/ot/fr/ancienne/?utm_source=x');
    expect([moved.status, moved.headers.location]).toEqual([301, LISTE]);
    const framed = await scene().get('/public/ot/fr/ancienne?cadre=1&base=https://pirate.example/');
    expect(framed.headers.location).toBe(`${LISTE}?cadre=1`);
    const away = await scene().get('/public/ot/fr/ailleurs');
    expect(away.headers.location).toBe('https://ailleurs.example/%C3%A9');
    const gone = await scene().get('/public/ot/fr/partie');
    expect([gone.status, gone.body]).toEqual([410, expect.stringContaining('Page supprimée')]);
  });
});

describe('a purge', () => {
  it('touches the pages that depend on what changed, and no other', async () => {
    const { editeur, get, fabrique } = scene();
    const autre = await editeur.create('/selections', {
      nom: 'Hôtels',
      code: 'hotels',
      regles: editeur.selection.regles,
    });
    await editeur.publish(await editeur.liste('hotels', { selection: autre.id }));
    await get(LISTE);
    await get('/public/ot/fr/hotels');
    fabrique.demandes.length = 0;
    await editeur.change('/selections', autre, { nom: 'Hôtels du lac' });
    expect((await get(LISTE)).body).toContain('Nos tables');
    expect((await get('/public/ot/fr/hotels')).body).toContain('Hôtels du lac');
    expect(fabrique.demandes).toEqual(['liste hotels']);
  });

  it('shows what was published at once, and what was withdrawn no more', async () => {
    const { editeur, get } = scene();
    await get(LISTE);
    const changed = await editeur.change('/web/listes', liste, { titre: { fr: 'Autres tables' } });
    expect((await get(LISTE)).body).toContain('Nos tables');
    await editeur.publish(changed);
    expect((await get(LISTE)).body).toContain('Autres tables');
    await editeur.person.call('POST', `/api/web/listes/${liste.id}/retirer`);
    expect((await get(LISTE)).status).toBe(404);
  });

  it('is not undone by a page that was being made meanwhile', async () => {
    const { editeur, get, fabrique } = scene();
    let release = () => {};
    fabrique.retenue = new Promise((resolve) => {
      release = resolve;
    });
    const slow = get(LISTE);
    // The first request has read what is published before the second publication.
    while (fabrique.demandes.length === 0) await new Promise(setImmediate);
    await editeur.person.call('GET', '/api/web/sites');
    const changed = await editeur.change('/web/listes', liste, { titre: { fr: 'Autres tables' } });
    await editeur.publish(changed);
    const held = fabrique.retenue;
    fabrique.retenue = undefined;
    expect((await get(LISTE)).body).toContain('Autres tables');
    release();
    await held;
    expect((await slow).status).toBe(200);
    expect((await get(LISTE)).body).toContain('Autres tables');
  });
});

const LISTES = scale(40, 500);

describe('R-27: lists that depend on one sélection', () => {
  it('are each of one version of it while it is edited and they are published', {
    timeout: scale(120_000, 30 * 60_000),
  }, async () => {
    const { editeur, get } = scene();
    const lists: AnyRecord[] = [];
    for (let n = 0; n < LISTES; n += 1) lists.push(await editeur.liste(`liste-${n}`, { titre: { fr: `Liste ${n}` } }));
    let selection = editeur.selection;
    const edits = (async () => {
      for (let n = 0; n < LISTES / 2; n += 1)
        selection = await editeur.change('/selections', selection, { nom: `Version ${n}` });
    })();
    const publications = inLanes([...lists.entries()], async ([n, one]) => {
      await editeur.publish(one);
      const { body } = await get(`/public/ot/fr/liste-${n}`);
      expect(body).toMatch(new RegExp(`<h1>Liste ${n}</h1><p>(Restaurants|Version \\d+)</p>`));
    });
    await Promise.all([edits, publications]);
    for (const [n] of lists.entries())
      expect((await get(`/public/ot/fr/liste-${n}`)).body).toContain(`<p>Version ${LISTES / 2 - 1}</p>`);
  });
});
