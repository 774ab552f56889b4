import { fluxBySystem } from '@bridge/contract';
import { call } from '../../../api/client.ts';
import { recordPath } from '../../../resource/record-path.ts';
import type { OpenFlux } from '../../use-open-flux.ts';

/** The progress of the first import, measured and never ticked by hand. */
export type ImportStep =
  | { readonly kind: 'sans-flux'; readonly to: string }
  | { readonly kind: 'sans-objet'; readonly to: string }
  | { readonly kind: 'fait' }
  /** No system is switched on, and the reader may switch one on. */
  | { readonly kind: 'eteint'; readonly to: string }
  /** The progress is not measured yet. */
  | { readonly kind: 'inconnu' };

/** Measures whether a feed is connected, among those that the reader may connect. */
export async function measure(offered: readonly OpenFlux[], signal: AbortSignal): Promise<ImportStep> {
  const resources = Object.values(fluxBySystem).filter(({ id }) => offered.some(({ head }) => head.id === id));
  const one = { query: { itemsPerPage: 1 } };
  const feeds = await Promise.all(
    resources.map(async (resource) => {
      const { items } = await call(resource.calls.list, one, { signal });
      return items.map(({ id }) => recordPath(resource, id));
    }),
  );
  const [feed] = feeds.flat();
  return feed === undefined ? { kind: 'sans-flux', to: offered[0]?.path ?? '' } : { kind: 'sans-objet', to: feed };
}
