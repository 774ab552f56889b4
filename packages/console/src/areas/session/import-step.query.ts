import type { GuideState } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { recordPath } from '../../resource/record-path.ts';
import { GUIDE_KEY } from '../../shell/guide-key.ts';
import { type OpenFlux, useOpenFlux } from '../use-open-flux.ts';

/** How far the data of the catalogue are: measured, never ticked by hand. */
export type ImportStep =
  | { readonly kind: 'sans-flux'; readonly to: string }
  | { readonly kind: 'sans-objet'; readonly to: string }
  | { readonly kind: 'fait' }
  /** Not measured yet. */
  | { readonly kind: 'inconnu' };

/** Absent to who may connect no source, whether for lack of rights or because no system is switched on. */
export function useImportStep(catalogue: GuideState['catalogue'] | undefined): ImportStep | undefined {
  const offered = useOpenFlux();
  const { data, isLoading } = useQuery({
    queryKey: [...GUIDE_KEY, 'import', offered.map(({ path }) => path)],
    queryFn: ({ signal }) => measure(offered, signal),
    enabled: catalogue === 'vide' && offered.length > 0,
  });
  if (catalogue === 'rempli' && offered.length > 0) return { kind: 'fait' };
  return data ?? (isLoading ? { kind: 'inconnu' } : undefined);
}

async function measure(offered: readonly OpenFlux[], signal: AbortSignal): Promise<ImportStep> {
  const one = { query: { itemsPerPage: 1 } };
  const feeds = await Promise.all(
    offered.map(async ({ resource }) => {
      const { items } = await call(resource.calls.list, one, { quiet: true, signal });
      return items.map(({ id }) => recordPath(resource, id));
    }),
  );
  const [feed] = feeds.flat();
  return feed === undefined ? { kind: 'sans-flux', to: offered[0]?.path ?? '' } : { kind: 'sans-objet', to: feed };
}
