import { createHash, createHmac } from 'node:crypto';
import { PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deriveKey } from '../../../platform/auth/secret.ts';
import { networkOf } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import { createDebitDeVisiteurs } from '../../visiteurs.debit.ts';
import { PARTAGE } from '../http/entetes.ts';
import { createJetons, VALIDITE } from '../mesures/jeton.ts';
import { isRobot } from '../mesures/mesure.rules.ts';
import { ANNONCES, type Apparition, apparitionDe } from './adresse.rules.ts';
import { createComptoir } from './comptoir.ts';
import { destinationDe } from './destination.repository.ts';
import { CLES_GARDEES, type EvenementDAnnonce } from './evenements.repository.ts';
import { isAhead, isOpened, isOpposed } from './visiteur.rules.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const MOST_VUES = 20;
/** What a page sends when annonces were seen: which, in which espaces. */
const vuesSchema = z.strictObject({
  site: id,
  jeton: z.string().max(200),
  vues: z
    .array(z.tuple([id, id]))
    .min(1)
    .max(MOST_VUES),
});

const LARGEST = 1_024;
/** How many requests one network may send in a minute: more than an office full of visitors makes. */
const MOST = 300;
const MOST_OF_ONE = 60;
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** A click comes after its view: the jeton of a click is accepted for as long as its view is still known. */
const SURSIS = CLES_GARDEES - VALIDITE;
const SANS_TRACE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

interface Dependencies {
  readonly db: Db;
  /** The database that lots of events are written to, one after the other. */
  readonly writesDb: Db;
  readonly clock: Clock;
  readonly secret: string;
}

type Vue = Pick<Apparition, 'annonce' | 'espace' | 'site'>;

/**
 * Where views and clicks of annonces are told. A page asks for a jeton, signed and short-lived, and each counts once for one annonce of one
 * espace; without a script, an address and a browser count once an hour, by a number that nobody can read back and that is forgotten
 * within hours. Nothing is written on the side of the visitor, and the answer is the same whatever was sent.
 */
export function installAnnonces(app: FastifyInstance, { db, writesDb, clock, secret }: Dependencies): void {
  const [mayCount, mayAsk] = [createDebitDeVisiteurs(clock, MOST), createDebitDeVisiteurs(clock, MOST)];
  const mayCountOne = createDebitDeVisiteurs(clock, MOST_OF_ONE, 'allow');
  const jetons = createJetons(secret, clock, 'views of annonces');
  const sansScript = deriveKey(secret, 'views of annonces without a script');
  const comptoir = createComptoir({ db: writesDb, clock });
  const config = { access: PUBLIC };

  const isVisitor = ({ headers }: FastifyRequest) =>
    !isOpposed(headers) && !isRobot(headers['user-agent']) && !isAhead(headers);
  const mayTell = ({ ip }: FastifyRequest, annonce: number) => mayCount(ip) && mayCountOne(ip, annonce);
  const keyed = (told: Buffer): string => told.subarray(0, 16).toString('hex');
  const byJeton =
    (jeton: string) =>
    (genre: string, { annonce, espace }: Vue) =>
      keyed(createHash('sha256').update([jeton, genre, annonce, espace].join('\n')).digest());
  const byHour =
    ({ ip, headers }: FastifyRequest) =>
    (genre: string, { annonce, espace }: Vue) => {
      const hour = Math.floor(clock.now().getTime() / 3_600_000);
      const who = [hour, networkOf(ip), headers['user-agent'], genre, annonce, espace].join('\n');
      return keyed(createHmac('sha256', sansScript).update(who).digest());
    };
  const told = (
    genre: EvenementDAnnonce['genre'],
    { annonce, espace, site }: Vue,
    cleDe: ReturnType<typeof byJeton>,
  ) => ({
    ...{ cle: cleDe(genre, { annonce, espace, site }), genre, annonce, espace, site },
  });

  app.get<{ Querystring: { site?: unknown } }>(`${ANNONCES}/jeton`, { config }, async (request, reply) => {
    const site = z.coerce.number().pipe(id).safeParse(request.query.site).data;
    reply.headers({ ...PARTAGE, ...SANS_TRACE });
    if (site === undefined || isRobot(request.headers['user-agent']) || !mayAsk(request.ip))
      return reply.status(204).send();
    return reply.type('text/plain').send(jetons.give(String(site), request.ip));
  });

  // A scope of its own for plain text, which browsers send to another site without asking for permission.
  app.register(async (here) => {
    here.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: LARGEST },
      async (_: unknown, body: string) => body,
    );
    here.post(ANNONCES, { config: { ...config, fromAnySite: true }, bodyLimit: LARGEST }, async (request, reply) => {
      const read = readVues(request.body);
      const jeton = read && jetons.read(read.jeton, String(read.site), request.ip);
      if (read && jeton !== null && isVisitor(request)) {
        const cleDe = byJeton(jeton);
        const vues = read.vues.filter(([annonce]) => mayTell(request, annonce));
        await comptoir.note(vues.map(([annonce, espace]) => told('vue', { annonce, espace, site: read.site }, cleDe)));
      }
      return reply
        .headers({ ...PARTAGE, ...SANS_TRACE })
        .status(204)
        .send();
    });
  });

  app.get<{ Params: { quoi: string } }>(`${ANNONCES}/vue/:quoi`, { config }, async (request, reply) => {
    const vue = apparitionDe(request.params.quoi.replace(/\.gif$/, ''));
    if (vue !== null && isVisitor(request) && mayTell(request, vue.annonce))
      await comptoir.note([told('vue', vue, byHour(request))]);
    return reply
      .headers({ ...PARTAGE, ...SANS_TRACE })
      .type('image/gif')
      .send(PIXEL);
  });

  app.get<{ Params: { quoi: string }; Querystring: { j?: unknown } }>(
    `${ANNONCES}/clic/:quoi`,
    { config },
    async (request, reply) => {
      const clic = apparitionDe(request.params.quoi);
      const location = clic && (await destinationDe(db, clic, { hote: request.hostname, at: clock.now() }));
      reply.headers(SANS_TRACE);
      if (clic === null || location === null) return notThere(reply);
      if (
        request.method === 'GET' &&
        isOpened(request.headers) &&
        isVisitor(request) &&
        mayTell(request, clic.annonce)
      ) {
        const { j } = request.query;
        const jeton =
          typeof j === 'string' ? jetons.read(j.slice(0, 200), String(clic.site), request.ip, SURSIS) : null;
        const cleDe = jeton === null ? byHour(request) : byJeton(jeton);
        // A click counts as a view too, so that no rate of clicks is above one.
        await comptoir.note([told('vue', clic, cleDe), told('clic', clic, cleDe)]);
      }
      return reply.header('referrer-policy', 'strict-origin').status(302).header('location', location).send();
    },
  );
}

const notThere = (reply: FastifyReply) =>
  reply.status(404).type('text/plain; charset=utf-8').send('Cette annonce n’est plus là.');

function readVues(body: unknown): z.output<typeof vuesSchema> | null {
  if (typeof body !== 'string') return vuesSchema.safeParse(body).data ?? null;
  try {
    return vuesSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
