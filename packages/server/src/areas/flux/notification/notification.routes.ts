import { fluxApidae, PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type CrudContext, takeRecord } from '../../../crud/write/record.service.ts';
import { createWrite } from '../../../crud/write/writing.ts';
import { automate } from '../../../platform/auth/acteur.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import { type Allowed, isAllowed, readAllowed } from '../../../platform/net/target.rules.ts';
import type { Db } from '../../../schema.ts';
import { launchAnnounced } from '../export/flux-export.service.ts';
import { NOTIFICATION_PATH } from '../flux-apidae.server.ts';
import { feedAnnouncedAt } from './notification.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly engine: CrudContext;
  /** Hosts of the operator's own network that feeds may be read from. */
  readonly intranet: readonly string[];
}

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const annonceSchema = z.object({
  projetId: z.string().min(1).max(20),
  statut: z.enum(['SUCCESS', 'ERROR']),
  reinitialisation: flag.default(false),
  urlRecuperation: z.url().max(2_000).optional(),
  urlConfirmation: z.url().max(2_000).optional(),
});

const LARGEST = 16_384;
const OF_ANY_ENTITY = { kind: 'system', reason: 'the address of the announcement names the feed' } as const;

/** Apidae announces exports here without any proof of identity: only facts about a known feed count. */
export function installNotifications(app: FastifyInstance, { db, clock, log, engine, intranet }: Dependencies): void {
  const write = createWrite({ db, clock, log });
  const entry = engine.registry.require(fluxApidae);
  const allowed = readAllowed(intranet);
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.post<{ Params: { jeton: string } }>(
      `${NOTIFICATION_PATH}:jeton`,
      { config: { access: PUBLIC } },
      async (request, reply) => {
        const parsed = annonceSchema.safeParse(request.body);
        const flux = await feedAnnouncedAt(db, `${NOTIFICATION_PATH}${request.params.jeton}`);
        if (!parsed.success || flux === undefined || flux.projet !== parsed.data.projetId)
          return reply.code(404).send('');
        const { statut, reinitialisation, urlRecuperation, urlConfirmation } = parsed.data;
        const from = [urlRecuperation, urlConfirmation].filter((url) => url !== undefined);
        if (!from.every((url) => isApidae(url, allowed))) return reply.code(404).send('');
        if (statut === 'SUCCESS' && urlRecuperation !== undefined && flux.actif) {
          const annonce = { urlRecuperation, urlConfirmation: urlConfirmation ?? null, reinitialisation };
          const acteur = automate('imports', { scope: OF_ANY_ENTITY, entiteId: flux.entiteId });
          await write({ acteur }, async (writing) => {
            const feed = await takeRecord(writing, entry, flux.id, { unversioned: true });
            const announced = { feed, flux, annonce, demandePar: null, reinitialiser: feed.reinitialiser };
            return launchAnnounced(engine, writing, announced);
          });
        }
        return reply.code(200).type('text/plain').send('OK');
      },
    );
  });
}

const HOSTS = /(^|\.)apidae-tourisme\.(com|cooking)$/;

function isApidae(address: string, allowed: Allowed): boolean {
  const url = new URL(address);
  return (url.protocol === 'https:' && HOSTS.test(url.hostname)) || isAllowed(url, allowed);
}
