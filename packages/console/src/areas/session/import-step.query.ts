import { findPage, fluxApidae, fluxLei, fluxTourinsoft, type GuideState, mayVisit, PAGES } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.store.ts';
import { createPath, recordPath } from '../../resource/record-path.ts';
import { ConsoleContext } from '../../shell/console-context.ts';
import { GUIDE_KEY } from '../../shell/guide-key.ts';

/** How far the data of the catalogue are: measured, never ticked by hand. */
export type ImportStep =
  | { readonly kind: 'sans-flux'; readonly to: string }
  | { readonly kind: 'sans-objet'; readonly to: string }
  | { readonly kind: 'fait' }
  /** Not measured yet. */
  | { readonly kind: 'inconnu' };

const FLUX = [fluxTourinsoft, fluxLei, fluxApidae];

/** Absent to who may connect no source, whether for lack of rights or because no system is switched on. */
export function useImportStep(catalogue: GuideState['catalogue'] | undefined): ImportStep | undefined {
  const viewer = useSession((session) => session.viewer);
  const { hasScreen } = use(ConsoleContext);
  const offered = FLUX.flatMap((resource) => {
    const path = createPath(resource);
    const placed = path === null ? undefined : findPage(PAGES, path);
    return path && placed && mayVisit(placed, viewer) && hasScreen(placed.page) ? [{ resource, path }] : [];
  });
  const { data, isLoading } = useQuery({
    queryKey: [...GUIDE_KEY, 'import', offered.map(({ path }) => path)],
    queryFn: ({ signal }) => measure(offered, signal),
    enabled: catalogue === 'vide' && offered.length > 0,
  });
  if (catalogue === 'rempli' && offered.length > 0) return { kind: 'fait' };
  return data ?? (isLoading ? { kind: 'inconnu' } : undefined);
}

type Offered = readonly { readonly resource: (typeof FLUX)[number]; readonly path: string }[];

async function measure(offered: Offered, signal: AbortSignal): Promise<ImportStep> {
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
