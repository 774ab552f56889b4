import type { Point } from '@bridge/contract';
import { type OptionsFilter, Select } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { communesQuery } from '../../../navigation/communes.query.ts';

interface CommuneProps {
  readonly id?: string;
  readonly label: string;
  readonly labelHidden?: boolean;
  /** The name of the place in the rule; absent where communes only help to find a place. */
  readonly libelle?: string;
  readonly onPick: (point: Point, commune: Commune) => void;
}

interface Commune {
  /** The code of the commune; empty where records name it without its code. */
  readonly insee: string;
  readonly nom: string;
}

interface Placee extends Point, Commune {
  /** The code of the commune, or its name where records have no code. */
  readonly value: string;
  readonly label: string;
}

const DELAY = 200;
/** The server has searched without regard to accents: the menu must not filter again. */
const asFound: OptionsFilter = ({ options }) => options;

/** The option of the place in the rule, of which only the name is known. */
const keptAs = (nom: string) => ({ value: `kept:${nom}`, label: nom });

/** The choice of a commune by its centre. Communes of the same name are told apart by their codes. */
export function CommuneCentre({ id, label, labelHidden = false, libelle = '', onPick }: CommuneProps) {
  const [picked, setPicked] = useState<Placee | null>(null);
  const [search, setSearch] = useState(libelle);
  const [opened, setOpened] = useState(false);
  const current = libelle === '' ? null : picked?.nom === libelle ? picked : keptAs(libelle);
  // The name of the chosen commune is no search.
  const asked = search === current?.label ? '' : search.trim();
  const [settled] = useDebouncedValue(asked, DELAY);
  const { data = [] } = useQuery({ ...communesQuery(settled), enabled: opened });
  // Only communes that the map knows can be a centre.
  const placees = data.flatMap(({ insee, nom, lat, lon }): Placee[] =>
    lat === null || lon === null
      ? []
      : [{ value: insee || nom, label: insee ? `${nom} (${insee})` : nom, insee, nom, lat, lon }],
  );
  const options = new Map([...(current ? [current] : []), ...placees].map((one) => [one.value, one]));
  return (
    <Select
      {...(id ? { id } : {})}
      {...(labelHidden ? { 'aria-label': label } : { label })}
      placeholder="Rechercher une commune…"
      data={[...options.values()].map((one) => ({ value: one.value, label: one.label }))}
      value={current?.value ?? null}
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={() => setOpened(true)}
      onChange={(value) => {
        const commune = placees.find((one) => one.value === value);
        if (!commune) return;
        setPicked(commune);
        setSearch('');
        onPick({ lat: commune.lat, lon: commune.lon }, { insee: commune.insee, nom: commune.nom });
      }}
      filter={asFound}
      allowDeselect={false}
      searchable
      nothingFoundMessage="Aucun objet dans une telle commune."
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
