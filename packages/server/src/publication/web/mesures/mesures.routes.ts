import { PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { createDebitDeVisiteurs } from '../../visiteurs.debit.ts';
import { PARTAGE } from '../http/entetes.ts';
import { createJetons, createPremieres } from './jeton.ts';
import { isRobot } from './mesure.rules.ts';
import type { Mesures } from './mesures.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const siteSchema = z.union([id, z.string().regex(/^[a-z0-9-]{1,100}$/)]);

/** The message of a page when an objet is opened. */
const clicSchema = z.strictObject({
  site: siteSchema,
  ressource: z.enum(['listeWeb', 'ficheWeb', 'carte']),
  id,
  objet: id,
  genre: z.literal('clic'),
  jeton: z.string().max(200),
});

const LARGEST = 1_024;
/** Clicks a minute: more than a person makes. */
const MOST = 60;
/** Pages a minute that are clicked in. */
const MOST_PAGES = 30;

interface Dependencies {
  readonly mesures: Mesures;
  readonly clock: Clock;
  readonly secret: string;
}

/**
 * Where pages tell that an objet was opened: they ask for a jeton first, since pages are kept and served to all, and each of them counts once
 * for one objet of one list. The answer is the same whatever was sent: nobody learns what exists. Pages of other sites send it too, as plain
 * text, which asks no leave of anybody.
 */
export function installMesures(app: FastifyInstance, { mesures, clock, secret }: Dependencies): void {
  const [mayCount, mayAsk] = [createDebitDeVisiteurs(clock, MOST), createDebitDeVisiteurs(clock, MOST_PAGES)];
  const [jetons, isFirst] = [createJetons(secret, clock), createPremieres(clock)];
  const url = '/public/_mesure';
  app.addHook('onClose', () => mesures.close());
  // A scope of its own: plain text is read here and nowhere else.
  app.register(async (here) => {
    here.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: LARGEST },
      async (_: unknown, body: string) => body,
    );
    here.get<{ Querystring: { site?: unknown } }>(url, { config: { access: PUBLIC } }, async (request, reply) => {
      const site = siteSchema.safeParse(request.query.site).data;
      const isVisitor = site !== undefined && !isRobot(request.headers['user-agent']) && mayAsk(request.ip);
      reply.headers({ ...PARTAGE, 'cache-control': 'no-store' });
      if (!isVisitor) return reply.status(204).send();
      return reply.type('text/plain').send(jetons.give(String(site), request.ip));
    });
    here.post(url, { config: { access: PUBLIC, fromAnySite: true }, bodyLimit: LARGEST }, async (request, reply) => {
      const clic = isRobot(request.headers['user-agent']) ? null : readClic(request.body);
      if (clic !== null) {
        const { site, ressource, id: enregistrement, objet } = clic;
        const jeton = jetons.read(clic.jeton, String(site), request.ip);
        if (jeton !== null && mayCount(request.ip) && isFirst([jeton, ressource, enregistrement, objet].join(' ')))
          mesures.clic({ site, ressource, enregistrement, objet });
      }
      return reply.header('cross-origin-resource-policy', 'cross-origin').status(204).send();
    });
  });
}

function readClic(body: unknown): z.output<typeof clicSchema> | null {
  if (typeof body !== 'string') return clicSchema.safeParse(body).data ?? null;
  try {
    return clicSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
