import { ETATS_IMPORTATION, SYSTEMES, type Systeme } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Filtre } from '../../catalogue/importation/importation.queries.ts';
import { ChoiceFilter, Filters } from '../../resource/rows/filters.tsx';
import { nameQuery, offerQuery } from '../../resource/values/choix.query.ts';
import { isFiltered, withFiltre } from './imports.address.ts';

/** Which resource holds the feeds of a system. */
const FLUX: Readonly<Record<Systeme, string>> = {
  tourinsoft: 'fluxTourinsoft',
  lei: 'fluxLei',
  apidae: 'fluxApidae',
};

export function ImportsFilters({ filtre }: { readonly filtre: Filtre }) {
  const [, setSearch] = useSearchParams();
  const change = (changes: Parameters<typeof withFiltre>[1]) =>
    setSearch((now) => withFiltre(now, changes), { replace: true });
  return (
    <Filters
      label="Filtrer les imports"
      isFiltered={isFiltered(filtre)}
      onClear={() => change({ systeme: '', flux: '', etat: '' })}
    >
      <ChoiceFilter
        label="Système"
        value={filtre.systeme ?? ''}
        choices={SYSTEMES}
        onChange={(systeme) => change({ systeme })}
      />
      {filtre.systeme && (
        <FluxFilter systeme={filtre.systeme} flux={filtre.flux} onChange={(flux) => change({ flux })} />
      )}
      <ChoiceFilter
        label="État"
        value={filtre.etat ?? ''}
        choices={ETATS_IMPORTATION}
        onChange={(etat) => change({ etat })}
      />
    </Filters>
  );
}

interface FluxProps {
  readonly systeme: Systeme;
  readonly flux: number | null;
  readonly onChange: (flux: string) => void;
}

/** Feeds are numbered inside their system: chosen after it. */
function FluxFilter({ systeme, flux, onChange }: FluxProps) {
  const { data: offered = [] } = useQuery(offerQuery(FLUX[systeme], '', ''));
  // One that the address names may be archived, or beyond the first that are offered.
  const { data: named } = useQuery({ ...nameQuery(FLUX[systeme], flux ?? 0), enabled: flux !== null });
  const isOffered = offered.some(({ id }) => id === flux);
  const own = flux !== null && !isOffered ? [{ id: flux, titre: named?.titre ?? `n°\u00a0${flux}` }] : [];
  return (
    <ChoiceFilter
      label="Flux"
      value={String(flux ?? '')}
      choices={[...own, ...offered].map(({ id, titre }) => ({ value: String(id), label: titre }))}
      onChange={onChange}
    />
  );
}
