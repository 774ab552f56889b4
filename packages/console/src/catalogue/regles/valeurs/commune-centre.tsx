import type { Point } from '@bridge/contract';
import { Select } from '@mantine/core';
import '../../../resource/widgets/choice.styles.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { communesQuery } from '../../catalogue.queries.ts';

interface CommuneProps {
  readonly id: string;
  readonly libelle: string;
  readonly onPick: (point: Point, libelle: string) => void;
}

const DELAY = 200;

/** The heart of a commune. */
export function CommuneCentre({ id, libelle, onPick }: CommuneProps) {
  const [search, setSearch] = useState(libelle);
  const [settled] = useDebouncedValue(search.trim(), DELAY);
  const { data = [] } = useQuery(communesQuery(settled));
  // Only those that the map knows can be the centre of anything.
  const placees = data.flatMap(({ nom, lat, lon }) => (lat === null || lon === null ? [] : [{ nom, lat, lon }]));
  const noms = [...new Set([...(libelle ? [libelle] : []), ...placees.map(({ nom }) => nom)])];
  return (
    <Select
      id={id}
      aria-label="Commune au centre"
      placeholder="Rechercher une commune…"
      data={noms}
      value={libelle || null}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(picked) => {
        const commune = placees.find(({ nom }) => nom === picked);
        if (commune) onPick({ lat: commune.lat, lon: commune.lon }, commune.nom);
      }}
      allowDeselect={false}
      searchable
      nothingFoundMessage="Aucun objet dans une telle commune."
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
