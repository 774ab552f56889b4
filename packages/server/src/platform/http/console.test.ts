import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC } from '@bridge/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installConsole } from './console.ts';
import { installErrorAnswers } from './errors.ts';
import { installProtection } from './protection.ts';
import { installRouteRegister } from './route-register.ts';

let directory: string;
let app: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bridge-console-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(
    join(directory, 'index.html'),
    '<meta name="csp-nonce" content="__CSP_NONCE__"><meta name="files-url" content="__FILES_URL__"><p>console</p>',
  );
  await writeFile(join(directory, 'assets/index-abc.js'), 'let a = 1;');
  await writeFile(join(directory, 'assets/index-abc.js.gz'), 'gz');
  await writeFile(join(directory, 'boot.js'), 'let b = 1;');
  await mkdir(join(directory, 'en/assets'), { recursive: true });
  await writeFile(join(directory, 'en/index.html'), '<p>the console</p>');
  await writeFile(join(directory, 'en/assets/index-def.js'), 'let c = 1;');
  app = fastify();
  installRouteRegister(app);
  installErrorAnswers(app);
  await installProtection(app, { https: true });
  await installConsole(app, { directory, isKnownPath: (path) => path === '/guide/index', filesUrl: '' });
});

afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

describe('the console', () => {
  it('asks search engines to leave it alone, in the words that they read', async () => {
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Disallow: /\n');
  });

  it('is served at its addresses with a strict policy and a fresh nonce each time', async () => {
    const [one, two] = await Promise.all([app.inject('/guide/index'), app.inject('/guide/index')]);
    const policy = String(one.headers['content-security-policy']);
    expect(one.statusCode).toBe(200);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    // Images alone come from elsewhere, over TLS: photos of the sources, tiles of maps.
    expect(policy).toContain("img-src 'self' data: blob: https:;");
    expect(policy.replace(/img-src [^;]*/, '')).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(one.body).toContain(`content="${nonce}"`);
    expect(two.body).not.toContain(nonce);
    expect(one.headers['cache-control']).toBe('no-store');
  });

  it('speaks the language that its cookie asks for, French where it has not that one', async () => {
    const inLanguageOf = async (cookie: string) =>
      (await app.inject({ url: '/guide/index', headers: { cookie } })).body;
    expect(await inLanguageOf('size=mini; language=en')).toContain('the console');
    expect(await inLanguageOf('language=fr')).toContain('<p>console</p>');
    expect(await inLanguageOf('language=../..')).toContain('<p>console</p>');
    const file = await app.inject('/en/assets/index-def.js');
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await app.inject('/en/assets/other.js')).statusCode).toBe(404);
  });

  it('takes pictures, films and sounds from the origin that files have of their own', async () => {
    const here = await app.inject('/guide/index');
    expect(here.body).toContain('name="files-url" content=""');
    expect(here.headers['content-security-policy']).toContain("media-src 'self';");
    const other = fastify();
    installRouteRegister(other);
    await installConsole(other, { directory, isKnownPath: () => true, filesUrl: 'http://fichiers.example' });
    const { body, headers } = await other.inject('/guide/index');
    expect(body).toContain('name="files-url" content="http://fichiers.example"');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' http://fichiers.example data:");
    expect(policy).toContain("media-src 'self' http://fichiers.example;");
    await other.close();
  });

  it('answers 404 with its own page at addresses that lead nowhere', async () => {
    const answer = await app.inject('/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('console');
  });

  it('lets browsers keep the files named after their content, and ask again for the others', async () => {
    const asset = await app.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'gzip' } });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-encoding']).toBe('gzip');
    expect((await app.inject('/boot.js')).headers['cache-control']).toBe('public, max-age=0');
    expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
  });

  it('serves nothing outside its folder, nor its raw page', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/index.html',
      '/assets',
      '//etc/passwd',
      '/.env',
    ]) {
      const answer = await app.inject(path);
      expect(`${path} ${answer.body.includes('__CSP_NONCE__') || answer.body.includes('"name"')}`).toBe(
        `${path} false`,
      );
    }
    expect(app.declaredRoutes.every(({ access }) => access === PUBLIC)).toBe(true);
  });

  it('leaves unknown calls of the API to the envelope', async () => {
    expect((await app.inject('/prod-api/unknown')).json()).toMatchObject({ code: 40400 });
  });
});
