import { ETATS_TACHE, TYPES_TACHE } from '@bridge/contract';
import { useSearchParams } from 'react-router';
import { ChoiceFilter, Filters } from '../../resource/rows/filters.tsx';
import { SearchField } from '../../resource/rows/search-field.tsx';
import { type Filtre, isFiltered, withFiltre } from './taches.address.ts';

export function TachesFilters({ filtre }: { readonly filtre: Filtre }) {
  const [, setSearch] = useSearchParams();
  const change = (changes: Parameters<typeof withFiltre>[1]) =>
    setSearch((now) => withFiltre(now, changes), { replace: true });
  const isKnown = TYPES_TACHE.some(({ value }) => value === filtre.type);
  const own = filtre.type && !isKnown ? [{ value: filtre.type, label: filtre.type }] : [];
  return (
    <Filters
      label="Filtrer les tâches"
      isFiltered={isFiltered(filtre)}
      onClear={() => change({ etat: '', type: '', q: '' })}
    >
      <SearchField
        label="Recherche"
        placeholder="Cible, message ou personne"
        value={filtre.q}
        onChange={(q) => change({ q })}
      />
      <ChoiceFilter
        label="État"
        value={filtre.etat ?? ''}
        choices={ETATS_TACHE}
        onChange={(etat) => change({ etat })}
      />
      <ChoiceFilter
        label="Type"
        value={filtre.type}
        choices={[...TYPES_TACHE, ...own]}
        onChange={(type) => change({ type })}
      />
    </Filters>
  );
}
