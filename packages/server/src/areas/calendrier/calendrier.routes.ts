import {
  BridgeError,
  civilDay,
  createAbonnement,
  getAbonnement,
  getCalendrier,
  revokeAbonnement,
} from '@bridge/contract';
import type { Write } from '../../crud/write/writing.ts';
import { auditChange } from '../../platform/audit.ts';
import { createSecret, digest } from '../../platform/auth/secret.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { abonnementOf, putAbonnement, removeAbonnement } from './abonnement.repository.ts';
import { nomsDesEntites } from './calendrier.repository.ts';
import { echeancesOf, type SourceDeDates } from './echeances.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly write: Write;
  readonly publicUrl: string;
  readonly sources: readonly SourceDeDates[];
}

/** The start of the addresses of calendars: whoever has an address reads the calendar. */
export const ADRESSE_DE_CALENDRIER = '/public/_calendrier';

export function calendrierRoutes(bind: Bind, { db, clock, write, publicUrl, sources }: Dependencies): void {
  bind(getCalendrier, async ({ identity, query }) => {
    const items = await echeancesOf(db, sources, identity, query);
    const ids = new Set(items.flatMap(({ entiteId }) => (entiteId === null ? [] : [entiteId])));
    return { items, entites: await nomsDesEntites(db, [...ids]), jour: civilDay(clock.now()) };
  });

  const told = async (tx: Db, userId: number) => {
    const found = await abonnementOf(tx, userId);
    return { creeLe: found?.creeLe.toISOString() ?? null, luLe: found?.luLe?.toISOString() ?? null };
  };

  bind(getAbonnement, ({ identity }) => told(db, identity.userId));

  bind(createAbonnement, ({ demande, identity: { userId, actor } }) => {
    // The address would stay with who acts, and take away the person's own.
    if (actor !== null) throw new BridgeError('forbiddenWhileActing');
    return write(demande, async (writing) => {
      const { tx, at } = writing;
      const secret = createSecret('calendrier');
      await putAbonnement(tx, userId, digest(secret), at);
      await auditChange(writing, { action: 'calendrier.abonner' });
      const adresse = `${publicUrl.replace(/\/+$/, '')}${ADRESSE_DE_CALENDRIER}/${secret}.ics`;
      return { ...(await told(tx, userId)), adresse };
    });
  });

  bind(revokeAbonnement, ({ demande, identity: { userId } }) =>
    write(demande, async (writing) => {
      const { tx } = writing;
      if (await removeAbonnement(tx, userId)) await auditChange(writing, { action: 'calendrier.couper' });
      return told(tx, userId);
    }),
  );
}
