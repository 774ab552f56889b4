import { apercuDeDiapositive, apercuDeGabaritDiaporama, BridgeError, parametresDuGabarit } from '@bridge/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { type ApercuDependencies, apercuDe, eprouver } from './apercu.service.ts';
import { gabaritVu } from './lecture.ts';

/** Slides as screens show them, before they are saved. */
export function displayRoutes(
  bind: Bind,
  { clock, ...dependencies }: ApercuDependencies & { readonly clock: Clock },
): void {
  bind(parametresDuGabarit, async ({ identity, query: { gabarit: id } }) => {
    const { db: tx, registry } = dependencies;
    const gabarit = await gabaritVu({ tx, registry, identity, at: clock.now(), langue: 'fr' }, id);
    if (gabarit === undefined) throw new BridgeError('notFound');
    return { items: gabarit.parametres };
  });
  bind(apercuDeDiapositive, ({ identity, body }) => apercuDe(dependencies, body, { identity, at: clock.now() }));
  bind(apercuDeGabaritDiaporama, ({ identity, body }) => eprouver(dependencies, body, { identity, at: clock.now() }));
}
