import {
  type AnyRecord,
  API_BASE,
  type ArchiveDAnnonce,
  type apercuEnContexte,
  civilDay,
  type EndpointAnswer,
  nouvelleCreation,
} from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keep } from '../../../areas/annonces/archive/archive.service.ts';
import { createWrite } from '../../../crud/write/writing.ts';
import { automate } from '../../../platform/auth/acteur.ts';
import { archiveOf } from '../../../sources/reading/archives/testing.archive.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { type Office, officeEnLigne } from '../testing/site.ts';
import { regieDe } from './testing/regie.ts';

const world = useWorld();
let office: Office;
let regie: Awaited<ReturnType<typeof regieDe>>;
beforeAll(async () => {
  office = await officeEnLigne(world());
  regie = await regieDe(world(), office);
});

const DAY = 24 * 60 * 60_000;
const PAGE = `<!doctype html><html><head><meta name="ad.size" content="width=300,height=250"></head>
<body onclick="window.open(clickTag)"><img src="a.png"></body></html>`;

const deposit = async (payload: Buffer, by = regie.vendeur) => {
  const { statusCode, body } = await world().app.inject({
    method: 'POST',
    url: `${API_BASE}/api/annonces/archives?nom=pub.zip`,
    headers: { authorization: `Bearer ${by.tokens.token}`, 'content-type': 'application/octet-stream' },
    payload,
  });
  const { data, errors } = JSON.parse(body) as { data: ArchiveDAnnonce; errors?: { message: string }[] };
  return { status: statusCode, archive: data, reasons: errors?.map(({ message }) => message).join() ?? '' };
};
const sell = async (format: AnyRecord, archive: string, values: object = {}) => {
  const espace = await regie.espace({ formats: [format.id] });
  const creations = [{ ...nouvelleCreation(format.id), archive, url: 'https://velos.exemple.fr/' }];
  return { espace, annonce: await regie.annonce({ format: format.id, creations, espaces: [espace.id], ...values }) };
};

describe('An HTML5 creation that nobody said yes to', () => {
  it('runs in the page of who tries it, at an address that nobody else has', async () => {
    const { archive } = await deposit(await archiveOf({ 'index.html': PAGE, 'a.png': 'png' }));
    const format = await regie.format({ genre: 'html5', largeur: 300, hauteur: 250 });
    const espace = await regie.espace({ formats: [format.id] });
    const creations = [{ ...nouvelleCreation(format.id), archive: archive.id, url: 'https://velos.exemple.fr/' }];
    const draft = await regie.brouillon({ format: format.id, creations });
    await office.liste();
    const at = `jour=${civilDay(world().now)}&heure=12:00&langue=fr&annonce=${draft.id}`;
    const { body } = await regie.vendeur.call<EndpointAnswer<typeof apercuEnContexte>>(
      'GET',
      `/api/annonces/space/${espace.id}/apercu?${at}`,
    );
    const { html, anime } = body.data;
    expect(anime).toBe(true);
    const [, src = ''] = /<iframe [^>]*src="([^"]+)"/.exec(html) ?? [];
    const opened = (url: string, remoteAddress = '127.0.0.1') => world().app.inject({ url, remoteAddress });
    const { statusCode, headers } = await opened(src);
    expect([statusCode, headers['content-security-policy']]).toEqual([200, expect.stringContaining('frame-src http')]);
    expect((await opened(`${src}/index.html`)).body).toContain('about:blank');
    expect((await opened(src, '203.0.113.9')).statusCode).toBe(404);
    const quoi = `${draft.id}-${espace.id}-${office.site.id}-${format.id}-fr`;
    expect((await opened(`/public/_annonces/creation/${quoi}`)).statusCode).toBe(404);
  });
});

describe('An HTML5 archive', () => {
  it('that a zip bomb, a stray path or a script of elsewhere makes suspicious is refused in words', async () => {
    const bomb = await archiveOf({ 'index.html': PAGE, 'a.png': '0'.repeat(6_000_000) });
    expect(await deposit(bomb)).toMatchObject({ status: 400, reasons: expect.stringContaining('trop grande') });
    const network = await archiveOf({ 'index.html': PAGE.replace('a.png', 'https://pisteur.example/a.png') });
    expect((await deposit(network)).reasons).toContain('appelle le réseau');
    expect((await deposit(Buffer.from('not a zip'))).reasons).toContain('ZIP');
    const stray = (await archiveOf({ 'aa/index.html': PAGE })).toString('latin1').replaceAll('aa/index', '../index');
    expect((await deposit(Buffer.from(stray, 'latin1'))).reasons).toContain('hors de son dossier');
  });

  it('that does not suit its format is refused at its field', async () => {
    const { archive } = await deposit(await archiveOf({ 'index.html': PAGE, 'a.png': 'png' }));
    const format = await regie.format({ genre: 'html5', largeur: 728, hauteur: 90 });
    await expect(sell(format, archive.id)).rejects.toThrow(/creations\.0\.archive.*Pas la bonne taille/);
  });

  it('is shown in a frame without network or origin, and clicks by the address that we count', async () => {
    const { archive } = await deposit(await archiveOf({ 'index.html': PAGE, 'a.png': 'png' }));
    const format = await regie.format({ genre: 'html5', largeur: 300, hauteur: 250 });
    const { espace, annonce } = await sell(format, archive.id);
    const quoi = `${annonce.id}-${espace.id}-${office.site.id}-${format.id}-fr`;
    const { statusCode, headers, body } = await world().app.inject(`/public/_annonces/creation/${quoi}/index.html`);
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts allow-popups');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("connect-src 'none'");
    // The policy allows the files of the archive alone: the address that counts clicks is no picture.
    expect(policy).toMatch(new RegExp(`img-src data: https?://[^ ]*/public/_annonces/creation/${quoi}/;`));
    expect(policy).not.toContain("'self'");
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toMatch(new RegExp(`<head><script>var clickTag="[^"]*/public/_annonces/clic/${quoi}"`));
    const outer = await world().app.inject(`/public/_annonces/creation/${quoi}?j=abc.1.x`);
    expect(outer.headers['content-security-policy']).toMatch(
      new RegExp(`frame-src https?://[^ ]*/public/_annonces/creation/${quoi}/;`),
    );
    const [, src = ''] = /<iframe src="([^"]*)"/.exec(outer.body) ?? [];
    expect(src).toMatch(new RegExp(`/creation/${quoi}/index.html\\?j=abc.1.x$`));
    const inner = await world().app.inject(new URL(src).pathname + new URL(src).search);
    expect(inner.body).toMatch(new RegExp(`clickTag="[^"]*/public/_annonces/clic/${quoi}\\?j=abc.1.x"`));
    const forged = await world().app.inject(`/public/_annonces/creation/${quoi}/index.html?j=%22%3C/script%3E`);
    expect(forged.body).toMatch(new RegExp(`clickTag="[^"]*/clic/${quoi}"`));
    expect((await world().app.inject(`/public/_annonces/creation/${quoi}/a.png`)).headers['content-type']).toBe(
      'image/png',
    );
    expect((await world().app.inject(`/public/_annonces/creation/${quoi}/b.png`)).statusCode).toBe(404);
    await world().setParametres({ enable_module_ads: false });
    expect((await world().app.inject(`/public/_annonces/creation/${quoi}/index.html`)).statusCode).toBe(404);
    await world().setParametres({ enable_module_ads: true });
  });

  it('is served where it is sold and as long as it runs, whichever numbers somebody guesses', async () => {
    const { archive } = await deposit(await archiveOf({ 'index.html': PAGE, 'a.png': 'png' }));
    const format = await regie.format({ genre: 'html5', largeur: 300, hauteur: 250 });
    const { espace, annonce } = await sell(format, archive.id);
    const elsewhere = await regie.espace({ formats: [format.id] });
    const stranger = await officeEnLigne(world());
    const served = async (ofEspace = espace.id, ofSite = office.site.id) => {
      const quoi = `${annonce.id}-${ofEspace}-${ofSite}-${format.id}-fr`;
      return (await world().app.inject(`/public/_annonces/creation/${quoi}/a.png`)).statusCode;
    };
    expect([await served(), await served(elsewhere.id), await served(espace.id, stranger.site.id)]).toEqual([
      200, 404, 404,
    ]);
    // Pages that are kept may show it on the day after its last.
    world().advance(2 * DAY);
    onTestFinished(() => world().advance(-2 * DAY));
    expect(await served()).toBe(404);
    world().advance(-2 * DAY);
    await sql`UPDATE annonces SET archive_le = now() WHERE id = ${annonce.id}`.execute(world().db);
    expect(await served()).toBe(404);
    world().advance(2 * DAY);
  });

  it('is opened, tried and used by its own entity and by who sees an annonce that shows it, and by nobody of none', async () => {
    const zip = await archiveOf({ 'index.html': PAGE, 'a.png': 'png' });
    const { archive } = await deposit(zip);
    const format = await regie.format({ genre: 'html5', largeur: 300, hauteur: 250 });
    const other = await regieDe(world(), await officeEnLigne(world()));
    const path = `/api/annonces/archives/${archive.id}`;
    const creations = [{ ...nouvelleCreation(format.id), archive: archive.id, url: 'https://velos.exemple.fr/' }];
    expect((await regie.vendeur.call('GET', path)).status).toBe(200);
    expect((await other.vendeur.call('GET', path)).status).toBe(404);
    await expect(other.brouillon({ format: format.id, creations })).rejects.toThrow(/creations\.0\.archive/);
    const shown = await regie.brouillon({ format: format.id, creations, partage: 'toutes' });
    expect((await other.vendeur.call('GET', path)).status).toBe(200);
    await sql`UPDATE annonces SET partage = 'prive' WHERE id = ${shown.id}`.execute(world().db);
    expect((await other.vendeur.call('GET', path)).status).toBe(404);
    const nobody = await world().person({ roles: ['ROLE_ANNONCE_ADMIN'] });
    expect((await deposit(zip, nobody)).status).toBe(403);
  });

  it('of a campaign to come is told to nobody before its first day, nor where it leads', async () => {
    const { archive } = await deposit(await archiveOf({ 'index.html': PAGE, 'a.png': 'png' }));
    const format = await regie.format({ genre: 'html5', largeur: 300, hauteur: 250 });
    const jour = civilDay(new Date(world().now.getTime() + DAY));
    const { espace, annonce } = await sell(format, archive.id, { du: jour, au: jour });
    const quoi = `${annonce.id}-${espace.id}-${office.site.id}-${format.id}-fr`;
    const asked = async () => {
      const urls = [`creation/${quoi}`, `creation/${quoi}/index.html`, `creation/${quoi}/a.png`, `clic/${quoi}`];
      const answers = await Promise.all(urls.map((url) => world().app.inject(`/public/_annonces/${url}`)));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await asked()).toEqual([404, 404, 404, 404]);
    world().advance(DAY);
    onTestFinished(() => world().advance(-DAY));
    expect(await asked()).toEqual([200, 200, 200, 302]);
  });

  it('is tried before anybody approved it by who deposited it, for half an hour, and leads nowhere', async () => {
    const { archive } = await deposit(await archiveOf({ 'index.html': PAGE, 'a.png': 'png' }));
    const { apercu } = archive as ArchiveDAnnonce & { apercu: string };
    const outer = await world().app.inject(apercu);
    expect(outer.headers['content-security-policy']).toContain('sandbox allow-scripts');
    const inner = await world().app.inject(`${apercu}/index.html`);
    expect(inner.body).toContain('clickTag="about:blank"');
    expect((await world().app.inject(`${apercu}/a.png`)).statusCode).toBe(200);
    expect((await world().app.inject(`${apercu.replace(/[^/]+$/, 'forge.9999999999999.x')}/a.png`)).statusCode).toBe(
      404,
    );
    world().advance(31 * 60_000);
    expect((await world().app.inject(`${apercu}/index.html`)).statusCode).toBe(404);
  });
});

it('archives of an entity weigh so much, even when two come at once', async () => {
  const { db, now } = world();
  const entiteId = await world().createEntite('Office aux archives');
  const acteur = automate('demonstration', { scope: { kind: 'system', reason: 'a test' }, entiteId });
  const write = createWrite({ db, clock: { now: () => now }, log: { error: vi.fn() } });
  const examen = (poids: number) => ({
    ...{ largeur: 300, hauteur: 250 },
    fichiers: [{ chemin: 'index.html', contenu: Buffer.alloc(poids) }],
  });
  const deposited = (poids: number) => write({ acteur }, (writing) => keep(writing, 'pub.zip', examen(poids), 1_000));
  const both = await Promise.allSettled([deposited(600), deposited(600)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const message = expect.stringContaining('puis videz la corbeille');
  await expect(deposited(401)).rejects.toMatchObject({ details: { errors: [{ path: 'archive', message }] } });
  await deposited(400);
});

it('archives that somebody deposits are so many an hour', async () => {
  const { db, now } = world();
  const person = await world().person({ roles: ['ROLE_ANNONCE_ADMIN'], entiteId: office.entiteId });
  await sql`INSERT INTO archives_annonce (id, nom, cree_le, cree_par)
    SELECT gen_random_uuid(), 'pub.zip', ${now}, ${person.user.id} FROM generate_series(1, 60)`.execute(db);
  const files = { 'index.html': PAGE, 'a.png': 'png' };
  expect(await deposit(await archiveOf(files), person)).toMatchObject({
    status: 400,
    reasons: expect.stringContaining('une heure'),
  });
  await sql`UPDATE archives_annonce SET cree_le = cree_le - interval '1 hour' WHERE cree_par = ${person.user.id}`.execute(
    db,
  );
  expect((await deposit(await archiveOf(files), person)).status).toBe(200);
});
