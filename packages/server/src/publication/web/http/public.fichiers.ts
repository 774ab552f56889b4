import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { packingsOf } from '../../../platform/http/packing.ts';
import type { Db } from '../../../schema.ts';
import { type Entree, entree } from '../../cache.ts';
import type { Reserve } from '../../reserve.ts';
import { codeServi } from '../adresses/hotes.repository.ts';
import type { Mesure } from '../pages/composition.ts';
import { FOREVER, PARTAGE } from './entetes.ts';
import { sendEntree } from './public.envoi.ts';
import { quiDemande } from './public.visite.ts';

export interface Fichier {
  readonly nom: string;
  readonly type: string;
  readonly corps: string | Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The scripts and styles of public pages, as built. Empty without a build: the pages work without scripts. */
export async function fichiersDe(directory: string | null): Promise<Fichier[]> {
  if (directory === null) return [];
  const names = await readdir(directory).catch(() => []);
  const wanted = names.flatMap((nom) => {
    const type = TYPES[nom.split('.').at(-1) ?? ''];
    return type === undefined ? [] : [{ nom, type }];
  });
  return Promise.all(wanted.map(async (file) => ({ ...file, corps: await readFile(join(directory, file.nom)) })));
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly reserve: Reserve<Mesure>;
  readonly fichiers: readonly Fichier[];
}

const config = { access: PUBLIC };
/** A file name that holds a fingerprint of the content: what it names never changes. */
const NAMED = /(?:^|[.-])(?=\w*\d)\w{8,}\.\w+$/;
const SHORT = 'public, max-age=300, stale-while-revalidate=86400';

/** Serves styles, scripts and active custom codes as files, so that no page runs code written inside it. */
export async function fichierRoutes(
  app: FastifyInstance,
  { db, clock, reserve, fichiers }: Dependencies,
): Promise<void> {
  const entries = await Promise.all(
    fichiers.map(async ({ nom, type, corps }): Promise<[string, Entree]> => {
      const made = entree({
        statut: 200,
        type,
        corps: Buffer.from(corps),
        cles: [],
        entetes: FILE,
        fraicheJusque: 0,
        perime: 0,
        parametres: [],
      });
      return [nom, { ...made, packings: await packingsOf(made.corps, type) }];
    }),
  );
  const known = new Map(entries);
  const none = (reply: FastifyReply) =>
    reply
      .headers({ ...PARTAGE, 'cache-control': 'public, max-age=10' })
      .status(404)
      .type('text/plain')
      .send('');

  app.get<{ Params: { fichier: string } }>('/public/_bridge/:fichier', { config }, (request, reply) => {
    const { fichier } = request.params;
    const found = known.get(fichier);
    if (found === undefined) return none(reply);
    const entetes = { 'cache-control': NAMED.test(fichier) ? FOREVER : SHORT };
    return sendEntree(request, reply, found, { now: clock.now(), entetes });
  });

  app.get<{ Params: { fichier: string } }>('/public/_codes/:fichier', { config }, async (request, reply) => {
    const [, id = '', version = '', type = ''] =
      /^([1-9]\d{0,14})-([1-9]\d{0,8})\.(js|css)$/.exec(request.params.fichier) ?? [];
    if (id === '') return none(reply);
    const found = await reserve.answer(`code ${id} ${version} ${type}`, quiDemande(request, null), async () => {
      const code = await codeServi(db, Number(id), Number(version));
      const now = clock.now().getTime();
      const statut = code?.type === type ? 200 : 404;
      const corps = Buffer.from(statut === 200 ? (code?.contenu ?? '') : '');
      return {
        statut,
        type: TYPES[type] ?? '',
        corps,
        cles: ['codes'],
        entetes: FILE,
        fraicheJusque: now + MINUTE,
        perime: now + MINUTE,
        parametres: [],
      };
    });
    return found.statut === 200 ? sendEntree(request, reply, found, { now: clock.now() }) : none(reply);
  });
}

const MINUTE = 60_000;
const FILE = { ...PARTAGE, 'x-content-type-options': 'nosniff' };
