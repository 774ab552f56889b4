import { ETATS_TACHE, TYPES_TACHE } from '@bridge/contract';
import { Button, NativeSelect } from '@mantine/core';
import '../../../resource/widgets/choice.styles.ts';
import { IconFilterOff } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { SearchField } from '../imports/parts/search-field.tsx';
import classes from '../imports/parts/table.module.css';
import { type Filtre, isFiltered, withFiltre } from './taches.address.ts';

export function TachesFilters({ filtre }: { readonly filtre: Filtre }) {
  const [, setSearch] = useSearchParams();
  const change = (changes: Parameters<typeof withFiltre>[1]) =>
    setSearch((now) => withFiltre(now, changes), { replace: true });
  const isKnown = TYPES_TACHE.some(({ value }) => value === filtre.type);
  const types = TYPES_TACHE.map(({ value, label }) => ({ value: String(value), label: String(label) }));
  const own = filtre.type && !isKnown ? [{ value: filtre.type, label: filtre.type }] : [];
  return (
    <search className={classes.filters} aria-label="Filtrer les tâches">
      <SearchField
        label="Recherche"
        placeholder="Cible, message ou personne"
        value={filtre.q}
        onChange={(q) => change({ q })}
      />
      <NativeSelect
        label="État"
        value={filtre.etat ?? ''}
        data={[{ value: '', label: 'Tous' }, ...ETATS_TACHE.map(({ value, label }) => ({ value, label }))]}
        onChange={({ currentTarget }) => change({ etat: currentTarget.value })}
      />
      <NativeSelect
        label="Type"
        value={filtre.type}
        data={[{ value: '', label: 'Tous' }, ...types, ...own]}
        onChange={({ currentTarget }) => change({ type: currentTarget.value })}
      />
      {isFiltered(filtre) && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconFilterOff size={14} aria-hidden />}
          className={classes.clear}
          onClick={() => change({ etat: '', type: '', q: '' })}
        >
          Tout effacer
        </Button>
      )}
    </search>
  );
}
