import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError, cheminDAppairage, PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { qrSvg } from '../../composition/bloc/qr.ts';
import { packingsOf, sendKept } from '../../platform/http/packing.ts';

interface Dependencies {
  /** The folder of the built scripts of public pages, or null when they were not built. */
  readonly embedDirectory: string | null;
  /** Address that people reach the console at. */
  readonly publicUrl: string;
}

/** The files of the player, by the names in their addresses. */
const FICHIERS = {
  'lecteur.js': 'text/javascript; charset=utf-8',
  'sw.js': 'text/javascript; charset=utf-8',
  'lecteur.css': 'text/css; charset=utf-8',
  'lecteur.webmanifest': 'application/manifest+json; charset=utf-8',
  'icone-192.png': 'image/png',
  'icone-512.png': 'image/png',
} as const;
const config = { access: PUBLIC };
const CODE = /^([A-Z0-9]{6})\.svg$/;

/** Serves the player of screens, at a short address that can be typed with a remote control. */
export async function installLecteur(app: FastifyInstance, { embedDirectory, publicUrl }: Dependencies): Promise<void> {
  if (embedDirectory === null) return;
  const keep = async (name: string, type: string) => {
    const corps = await readFile(join(embedDirectory, 'lecteur', name)).catch(() => null);
    if (corps === null) return null;
    const empreinte = createHash('sha256').update(corps).digest('hex').slice(0, 32);
    return { statut: 200, type, corps, empreinte, packings: await packingsOf(corps, type) };
  };
  const page = await keep('page.html', 'text/html; charset=utf-8');
  if (page === null) return;

  // The player is revalidated each time: its worker in the browser keeps all its files, of one version.
  const send = (request: FastifyRequest, reply: FastifyReply, kept: NonNullable<typeof page>) =>
    sendKept(request, reply.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff'), kept);

  app.get('/e', { config }, (request, reply) =>
    send(request, reply.header('content-security-policy', politique("'none'")), page),
  );
  // A draft, in a frame of the console.
  app.get('/e/essai', { config }, (request, reply) =>
    send(
      request,
      reply.header('content-security-policy', politique("'self'")).header('x-frame-options', 'SAMEORIGIN'),
      page,
    ),
  );
  for (const [name, type] of Object.entries(FICHIERS)) {
    const kept = await keep(name, type);
    if (kept === null) continue;
    app.get(`/e/${name}`, { config }, (request, reply) => {
      // The worker is in « /e/ » and must control « /e », the page itself, too.
      if (name === 'sw.js')
        reply.header('service-worker-allowed', '/e').header('content-security-policy', POLITIQUE_DU_WORKER);
      return send(request, reply, kept);
    });
  }
  app.get<{ Params: { fichier: string } }>('/e/qr/:fichier', { config }, (request, reply) => {
    const [, code] = CODE.exec(request.params.fichier) ?? [];
    const svg = code === undefined ? null : qrSvg(`${publicUrl}${cheminDAppairage(code)}`);
    if (svg === null) throw new BridgeError('notFound');
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(svg);
  });
}

/** The policy of the worker: it loads its own files only. */
const POLITIQUE_DU_WORKER = "default-src 'none'; connect-src 'self'";

/** The policy of the player, which runs its own script alone. A slide may frame a page. */
function politique(ancetres: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' blob: data:",
    // The player checks that a page to frame answers, and talks to a supervisor on its own machine.
    "connect-src 'self' https: http://127.0.0.1:*",
    'frame-src https:',
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancetres}`,
  ].join('; ');
}
