import { PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { createDebit } from './debit.ts';
import { isRobot } from './mesure.rules.ts';
import type { Mesures } from './mesures.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** What a page sends when an objet is opened. */
const clicSchema = z.strictObject({
  site: z.union([id, z.string().regex(/^[a-z0-9-]{1,100}$/)]),
  ressource: z.enum(['listeWeb', 'ficheWeb', 'carte']),
  id,
  objet: id,
  genre: z.literal('clic'),
});

const LARGEST = 1_024;
/** Clicks a minute: more than a person makes. */
const MOST = 60;

/**
 * Where pages tell that an objet was opened. The answer is the same whatever was sent: nobody learns what exists. Pages of other sites send it
 * too, as plain text, which asks no leave of anybody.
 */
export function installMesures(
  app: FastifyInstance,
  { mesures, clock }: { readonly mesures: Mesures; readonly clock: Clock },
): void {
  const mayCount = createDebit(clock, MOST);
  app.addHook('onClose', () => mesures.close());
  // Apart from the others: plain text comes in here and nowhere else.
  app.register(async (here) => {
    here.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: LARGEST },
      async (_: unknown, body: string) => body,
    );
    here.post(
      '/public/_mesure',
      { config: { access: PUBLIC, fromAnySite: true }, bodyLimit: LARGEST },
      async (request, reply) => {
        const clic = readClic(request.body);
        if (clic !== null && !isRobot(request.headers['user-agent']) && mayCount(request.ip)) {
          const { site, ressource, id: enregistrement, objet } = clic;
          mesures.clic({ site, ressource, enregistrement, objet });
        }
        return reply.header('cross-origin-resource-policy', 'cross-origin').status(204).send();
      },
    );
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
