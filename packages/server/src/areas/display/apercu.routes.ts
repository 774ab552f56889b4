import { apercuDeDiapositive, apercuDeGabaritDiaporama, BridgeError, parametresDuGabarit } from '@bridge/contract';
import { openCadre } from '../../composition/cadre.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { cadreOf } from '../cadre.ts';
import { apercuDe, gabaritDe, testGabarit } from './apercu.service.ts';

/** Slides as screens show them, before they are saved. */
export function displayRoutes(bind: Bind, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  bind(parametresDuGabarit, async ({ identity, query: { gabarit: id } }) => {
    const gabarit = await gabaritDe(openCadre(db, cadreOf(identity, clock.now(), 'fr')), id);
    if (gabarit === undefined) throw new BridgeError('notFound');
    return { items: gabarit.parametres };
  });
  bind(apercuDeDiapositive, ({ identity, body }) => apercuDe(db, cadreOf(identity, clock.now(), body.langue), body));
  bind(apercuDeGabaritDiaporama, ({ identity, body }) =>
    testGabarit(db, cadreOf(identity, clock.now(), body.langue), body),
  );
}
