import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { API_BASE, BridgeError, PUBLIC } from '@bridge/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LANGUAGES } from '../parole.reader.ts';
import { languageOf } from './language.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const FILES_PLACEHOLDER = '__FILES_URL__';

interface ConsoleOptions {
  /** Folder of the built console. */
  readonly directory: string;
  /** Whether an address is a page of the console: others answer 404, with the console's own page. */
  readonly isKnownPath: (path: string) => boolean;
  /** The origin of the files, when they have one of their own; otherwise empty. */
  readonly filesUrl: string;
}

/** Serves the built console: its files, and its page at every other address that is not the API's. */
export async function installConsole(app: FastifyInstance, options: ConsoleOptions): Promise<void> {
  const { directory, isKnownPath, filesUrl } = options;
  const all = await listFiles(directory);
  const files = new Set(all.filter((file) => !OF_THE_SERVER.has(basename(file))));
  const readPage = async (folder: string) =>
    (await readFile(join(directory, folder, 'index.html'), 'utf8')).replaceAll(FILES_PLACEHOLDER, filesUrl);
  const french = await readPage('');
  /** The console in another language is a folder of its own. */
  const others = new Map<string, string>();
  for (const language of LANGUAGES) {
    if (all.includes(`${language}/index.html`)) others.set(language, await readPage(language));
  }
  await app.register(fastifyStatic, { root: directory, serve: false, preCompressed: true });

  // Search engines should not list the console; public pages are on other hosts, or below /public.
  app.get('/robots.txt', { config: { access: PUBLIC } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nAllow: /public/\nDisallow: /\n'),
  );

  app.get('/*', { config: { access: PUBLIC } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = path.slice(1);
    // Vite names files after their content; other files keep their names and are revalidated.
    const isBuilt = BUILT.test(path);
    if (files.has(file)) return reply.sendFile(file, isBuilt ? FOREVER : ASK_AGAIN);
    if (path.startsWith(`${API_BASE}/`) || isBuilt) throw new BridgeError('notFound');
    const page = others.get(languageOf(request)) ?? french;
    return sendPage(reply.status(isKnownPath(path) ? 200 : 404), page, filesUrl);
  });
}

/** Files that are not sent as such: the page, and the words of the server. */
const OF_THE_SERVER = new Set(['index.html', 'words.json']);
const BUILT = /^\/(?:\w+\/)?assets\//;
const FOREVER = { immutable: true, maxAge: '1y' };
const ASK_AGAIN = { maxAge: 0 };

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The page has no inline script; the few style elements of the UI library have a nonce. */
function sendPage(reply: FastifyReply, page: string, filesUrl: string) {
  const nonce = randomBytes(16).toString('base64');
  const files = filesUrl === '' ? "'self'" : `'self' ${filesUrl}`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Photos of the sources and tiles of maps come from elsewhere: never but over TLS, and images run nothing.
    `img-src ${files} data: blob: https:`,
    `media-src ${files}`,
    "font-src 'self'",
    "connect-src 'self'",
    // The player of screens, for drafts.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
}
