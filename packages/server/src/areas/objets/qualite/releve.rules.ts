import type { EndpointAnswer, getTendanceDeQualite } from '@bridge/contract';
import type { Releve } from './releve.repository.ts';

type Flux = EndpointAnswer<typeof getTendanceDeQualite>['flux'][number];

/** Readings grouped by feed, in the order given. */
export function fluxDeReleves(releves: readonly Releve[]): Flux[] {
  const flux = new Map<string, Flux>();
  for (const { systeme, fluxId, nom, le, ...mesures } of releves) {
    const cle = `${systeme} ${fluxId}`;
    const one = flux.get(cle) ?? { systeme, id: fluxId, nom, releves: [] };
    flux.set(cle, one);
    one.releves.push({ ...mesures, le: le.toISOString() });
  }
  return [...flux.values()];
}
