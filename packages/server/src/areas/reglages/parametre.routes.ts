import { bridgeParametersSchema, getCoupleTypes, getParams, updateParams } from '@bridge/contract';
import { recordAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { parametresInForce, saveParametres } from './parametre.repository.ts';

export function parametreRoutes(bind: Bind, { db, clock }: { db: Db; clock: Clock }): void {
  bind(getParams, async () => bridgeParametersSchema.strip().parse(await parametresInForce(db)));

  bind(getCoupleTypes, async () => ({ couples: (await parametresInForce(db)).couple_types }));

  bind(updateParams, async ({ body, identity, request }) =>
    db.transaction().execute(async (tx) => {
      const before = await parametresInForce(tx);
      const at = clock.now();
      await saveParametres(tx, body, at);
      const after = await parametresInForce(tx);
      const changed = Object.keys(body).map((cle) => [
        cle,
        { avant: Reflect.get(before, cle), apres: Reflect.get(after, cle) },
      ]);
      await recordAudit(tx, {
        at,
        action: 'parametres.modifier',
        by: identity,
        details: Object.fromEntries(changed),
        ip: request.ip,
      });
      return after;
    }),
  );
}
