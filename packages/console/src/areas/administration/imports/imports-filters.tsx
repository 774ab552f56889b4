import { ETATS_IMPORTATION, SYSTEMES, type Systeme } from '@bridge/contract';
import { Button, NativeSelect } from '@mantine/core';
import '../../../resource/widgets/choice.styles.ts';
import { IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { nameQuery, offerQuery } from '../../../resource/values/choix.query.ts';
import type { Filtre } from './importation.queries.ts';
import { isFiltered, withFiltre } from './imports.address.ts';
import classes from './parts/table.module.css';

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
    <search className={classes.filters} aria-label="Filtrer les imports">
      <NativeSelect
        label="Système"
        value={filtre.systeme ?? ''}
        data={[{ value: '', label: 'Tous' }, ...SYSTEMES]}
        onChange={({ currentTarget }) => change({ systeme: currentTarget.value })}
      />
      {filtre.systeme && (
        <FluxFilter systeme={filtre.systeme} flux={filtre.flux} onChange={(flux) => change({ flux })} />
      )}
      <NativeSelect
        label="État"
        value={filtre.etat ?? ''}
        data={[{ value: '', label: 'Tous' }, ...ETATS_IMPORTATION.map(({ value, label }) => ({ value, label }))]}
        onChange={({ currentTarget }) => change({ etat: currentTarget.value })}
      />
      {isFiltered(filtre) && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconFilterOff size={14} aria-hidden />}
          className={classes.clear}
          onClick={() => change({ systeme: '', flux: '', etat: '' })}
        >
          Tout effacer
        </Button>
      )}
    </search>
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
    <NativeSelect
      label="Flux"
      value={flux ?? ''}
      data={[
        { value: '', label: 'Tous' },
        ...[...own, ...offered].map(({ id, titre }) => ({ value: String(id), label: titre })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
