import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError, cheminDAppairage, PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { qrSvg } from '../../composition/bloc/qr.ts';
import { packingsOf, sendKept } from '../../platform/http/packing.ts';

interface Dependencies {
  /** Folder of the built scripts of public pages; null where they were not built. */
  readonly embedDirectory: string | null;
  /** Address that people reach the console at. */
  readonly publicUrl: string;
}

/** What the player is made of, by the name that it is asked by. */
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

/** The player of screens, at a short address that is typed with a remote control. What it asks for once there is another matter. */
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

  // Asked again each time: the worker in the browser is what keeps them, all of one version.
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
      // Its folder is « /e/ »: the page itself, without the slash, is its business too.
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

/** What it may load as it installs itself: its own files. */
const POLITIQUE_DU_WORKER = "default-src 'none'; connect-src 'self'";

/** Runs its own script alone. Slides bring their styles along, which run nothing and load nothing from elsewhere; a slide may frame a page. */
function politique(ancetres: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' blob: data:",
    // Whether a page to frame answers, and what watches over the screen on its own machine.
    "connect-src 'self' https: http://127.0.0.1:*",
    'frame-src https:',
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancetres}`,
  ].join('; ');
}
