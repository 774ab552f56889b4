import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorAnswers } from '../../platform/http/errors.ts';
import { installProtection } from '../../platform/http/protection.ts';
import { installRouteRegister } from '../../platform/http/route-register.ts';
import { installLecteur } from './lecteur.routes.ts';

let directory: string;
let app: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bridge-lecteur-'));
  await mkdir(join(directory, 'lecteur'));
  const files = ['page.html', 'lecteur.js', 'sw.js', 'lecteur.css', 'lecteur.webmanifest', 'icone-192.png'];
  for (const name of files) await writeFile(join(directory, 'lecteur', name), `${name} ${'x'.repeat(2_000)}`);
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  installRouteRegister(app);
  installErrorAnswers(app);
  await installProtection(app, { https: true });
  await installLecteur(app, { embedDirectory: directory, publicUrl: 'https://bridge.example' });
});

afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const policyAt = async (path: string) => String((await app.inject(path)).headers['content-security-policy']);

describe('the player of screens', () => {
  it('is a page that runs its own script and is framed by nobody, with or without a slash', async () => {
    for (const path of ['/e', '/e/']) {
      const { statusCode, headers } = await app.inject(path);
      expect([statusCode, headers['content-type'], headers['x-frame-options']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'DENY',
      ]);
    }
    expect(await policyAt('/e')).toMatch(/default-src 'none'; script-src 'self';.*frame-ancestors 'none'/);
    expect(await policyAt('/e')).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('plays drafts in a frame of the console, and of no other site', async () => {
    expect(await policyAt('/e/essai')).toContain("frame-ancestors 'self'");
    expect((await app.inject('/e/essai')).headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('is asked for again, and answered in a word where it is the same', async () => {
    const first = await app.inject({ url: '/e/lecteur.js', headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'gzip' });
    const again = await app.inject({ url: '/e/lecteur.js', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('may be kept for its page too by its worker', async () => {
    expect((await app.inject('/e/sw.js')).headers['service-worker-allowed']).toBe('/e');
  });

  it('draws the code that opens the console, of codes alone', async () => {
    const { statusCode, headers, body } = await app.inject('/e/qr/K7P4MX.svg');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toContain('<svg');
    for (const path of ['/e/qr/K7P4M.svg', '/e/qr/../../etc', '/e/qr/%3Cscript.svg'])
      expect((await app.inject(path)).statusCode).toBe(404);
  });

  it('is not there where it was not built', async () => {
    const none = fastify();
    installRouteRegister(none);
    await installLecteur(none, { embedDirectory: null, publicUrl: '' });
    expect((await none.inject('/e')).statusCode).toBe(404);
    await none.close();
  });
});
