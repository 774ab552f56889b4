import { apercuDeDiapositive, apercuDeGabaritDiaporama, BridgeError, parametresDuGabarit } from '@bridge/contract';
import { openCadre } from '../../composition/cadre.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { cadreOf } from '../cadre.ts';
import { apercuDe, gabaritDe, testGabarit } from './apercu.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** Origin of their own that files are served from; empty where they have none. */
  readonly filesUrl: string;
}

/** Slides as screens show them, before they are saved. */
export function displayRoutes(bind: Bind, { db, clock, filesUrl }: Dependencies): void {
  bind(parametresDuGabarit, async ({ identity, query: { gabarit: id } }) => {
    const gabarit = await gabaritDe(openCadre(db, await cadreOf(db, identity, { at: clock.now(), langue: 'fr' })), id);
    if (gabarit === undefined) throw new BridgeError('notFound');
    return { items: gabarit.parametres };
  });
  bind(apercuDeDiapositive, async ({ identity, body }) => {
    const { langue, habillage } = body;
    const cadre = await cadreOf(db, identity, { owner: habillage.entiteId, at: clock.now(), langue });
    return apercuDe(db, { ...cadre, fichiers: filesUrl }, body);
  });
  bind(apercuDeGabaritDiaporama, async ({ identity, body }) =>
    testGabarit(db, await cadreOf(db, identity, { at: clock.now(), langue: body.langue }), body),
  );
}
