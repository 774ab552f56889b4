import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Consignes, Manifeste, Nouvelles, PassageJoue } from '@bridge/contract';
import { installProtection } from '@bridge/server/platform/http/protection';
import { installRouteRegister } from '@bridge/server/platform/http/route-register';
import { installLecteur } from '@bridge/server/publication/ecran/lecteur.routes';
import fastify from 'fastify';

const EMBED = fileURLToPath(new URL('../../packages/embed/dist', import.meta.url));

/** The built player, and the server of a screen that a journey commands: it goes away, comes back, loses answers. */
export interface ServeurDEcran {
  readonly url: string;
  readonly recus: PassageJoue[];
  readonly dites: Nouvelles[];
  readonly captures: Buffer[];
  /** A person types the code. */
  pair(): void;
  publie(manifeste: Manifeste, fichiers?: readonly Buffer[]): void;
  order(ordre: Consignes['ordres'][number]['ordre']): void;
  coupe(): Promise<void>;
  comeBack(): Promise<void>;
  /** Loses that many answers to passages on their way back. */
  lose(answers: number): void;
  close(): Promise<void>;
}

export const empreinteDe = (octets: Buffer | string): string => createHash('sha256').update(octets).digest('hex');

export async function openServeurDEcran(): Promise<ServeurDEcran> {
  const recus: PassageJoue[] = [];
  const dites: Nouvelles[] = [];
  const captures: Buffer[] = [];
  const fichiers = new Map<string, Buffer>();
  const ordres: Consignes['ordres'][number][] = [];
  const oreilles = new Set<ServerResponse>();
  let texte = '';
  let isPaired = false;
  let lost = 0;

  const json = (response: ServerResponse, body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const api = async (name: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const received = Buffer.concat(parts);
    const body = received.toString();
    if (name === 'appairage') return void json(response, { code: 'K7P4MX', secret: 's' });
    if (name === 'appairage/etat')
      return void json(response, isPaired ? { etat: 'appaire', jeton: 'jeton', ecran: {} } : { etat: 'attente' });
    if (request.headers.authorization !== 'Bearer jeton') return void json(response, {}, 401);
    const version = texte === '' ? null : empreinteDe(texte);
    if (name === 'manifeste') {
      if (version === null) return void json(response, { message: 'Choisissez-lui un diaporama.' }, 404);
      if (request.headers['if-none-match'] === `"${version}"`) return void response.writeHead(304).end();
      return void response.writeHead(200, { etag: `"${version}"`, 'content-type': 'application/json' }).end(texte);
    }
    if (name.startsWith('medias/')) {
      const found = fichiers.get(name.slice('medias/'.length));
      return void response.writeHead(found ? 200 : 404, { 'content-type': 'image/png' }).end(found);
    }
    if (name === 'ecoute') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      oreilles.add(response);
      return;
    }
    if (name === 'nouvelles') {
      dites.push(JSON.parse(body));
      return void json(response, { maintenant: new Date().toISOString(), version, ordres });
    }
    if (name === 'passages') {
      const { passages } = JSON.parse(body);
      recus.push(...passages);
      if (lost-- > 0) return void response.destroy();
      return void json(response, { recus: passages.map(({ id }: PassageJoue) => id) });
    }
    captures.push(received);
    json(response, {});
  };

  // The page and its files come from the product's own routes, with their policy.
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  installRouteRegister(app);
  await installProtection(app, { https: false });
  await installLecteur(app, { embedDirectory: EMBED, publicUrl: 'https://bridge.example' });
  await app.ready();

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname.startsWith('/e/api/')) return api(pathname.slice('/e/api/'.length), request, response);
    app.routing(request, response);
  };
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const tell = (event: string) => {
    for (const one of oreilles) one.write(`event: ${event}\ndata: -\n\n`);
  };

  return {
    url: `http://127.0.0.1:${port}/e`,
    recus,
    dites,
    captures,
    pair: () => {
      isPaired = true;
    },
    publie(manifeste, files = []) {
      for (const octets of files) fichiers.set(empreinteDe(octets), octets);
      texte = JSON.stringify(manifeste);
      tell('manifeste');
    },
    order(ordre) {
      ordres.push({ numero: ordres.length + 1, ordre });
      tell('ordre');
    },
    coupe: stop,
    comeBack: async () => void (await listen(port)),
    lose: (answers) => {
      lost = answers;
    },
    close: async () => {
      if (server.listening) await stop();
      await app.close();
    },
  };
}
