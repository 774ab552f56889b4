import type { GuideState } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { GUIDE_KEY } from '../../../shell/guide-key.ts';
import { GESTION, useMayOpenGestion } from '../../gestion.ts';
import { useOpenFlux } from '../../use-open-flux.ts';
import type { ImportStep } from './import-measure.ts';

/** The step of imports; undefined for a person who may neither connect a source nor switch a system on. */
export function useImportStep(catalogue: GuideState['catalogue'] | undefined): ImportStep | undefined {
  const offered = useOpenFlux();
  const maySwitchOn = useMayOpenGestion();
  const { data, isLoading } = useQuery({
    queryKey: [...GUIDE_KEY, 'import', offered.map(({ path }) => path)],
    // Only an empty catalogue is measured: the code that does it is loaded then.
    queryFn: async ({ signal }) => (await import('./import-measure.ts')).measure(offered, signal),
    enabled: catalogue === 'vide' && offered.length > 0,
  });
  if (catalogue === 'rempli' && offered.length > 0) return { kind: 'fait' };
  if (catalogue === 'vide' && offered.length === 0 && maySwitchOn) return { kind: 'eteint', to: GESTION };
  return data ?? (isLoading ? { kind: 'inconnu' } : undefined);
}
