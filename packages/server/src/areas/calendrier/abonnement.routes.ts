import { BridgeError, civilDay, PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../platform/auth/identity.ts';
import { digest, isSecret } from '../../platform/auth/secret.ts';
import { networkOf, type Throttle } from '../../platform/auth/throttle.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../schema.ts';
import { readerOf } from './abonnement.repository.ts';
import { agendaOf } from './agenda.ts';
import { ADRESSE_DE_CALENDRIER } from './calendrier.routes.ts';
import { echeancesOf, type SourceDeDates } from './echeances.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly publicUrl: string;
  readonly sources: readonly SourceDeDates[];
  /** The present rights of a person; undefined once their account no longer works. */
  readonly identityOf: (userId: number) => Promise<Pick<Identity, 'viewer' | 'scope'> | undefined>;
}

/** Days that an agenda is told of, before today and after. */
const [BEFORE, AFTER] = [31, 366];
const DAY = 86_400_000;
const READINGS = { name: 'calendrier', most: 120, seconds: 3_600 };

/** Serves the calendar of a person at its secret address, with their present rights. Imports are left out. */
export function installCalendriers(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, clock, throttle, publicUrl, sources, identityOf } = dependencies;
  const told = sources.filter(({ canal }) => canal !== 'imports');
  app.get<{ Params: { fichier: string } }>(
    `${ADRESSE_DE_CALENDRIER}/:fichier`,
    { config: { access: PUBLIC } },
    async ({ params, ip }, reply) => {
      const secret = params.fichier.replace(/\.ics$/, '');
      if (!isSecret('calendrier', secret)) throw new BridgeError('notFound');
      const empreinte = digest(secret);
      const now = clock.now();
      const userId = await readerOf(db, empreinte, now);
      // What nobody was given is counted by who tries it: a count for each would be kept of as many as somebody makes up.
      await throttle.count(READINGS, userId === undefined ? networkOf(ip) : empreinte.toString('hex'));
      const reader = userId === undefined ? undefined : await identityOf(userId);
      if (reader === undefined) throw new BridgeError('notFound');
      const fenetre = {
        du: civilDay(new Date(now.getTime() - BEFORE * DAY)),
        au: civilDay(new Date(now.getTime() + AFTER * DAY)),
      };
      const agenda = agendaOf(await echeancesOf(db, told, reader, fenetre), { at: now, origine: publicUrl });
      return reply
        .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
        .type('text/calendar; charset=utf-8')
        .send(agenda);
    },
  );
}
