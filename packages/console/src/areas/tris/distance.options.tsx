import type { CleDeTri, CleDeTriDe, Point } from '@bridge/contract';
import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import '../../resource/widgets/choice.styles.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMap } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPlaced } from '../../catalogue/carte/sketch.rules.ts';
import { SketchMap } from '../../catalogue/carte/sketch.tsx';
import { communesQuery } from '../../catalogue/catalogue.queries.ts';
import { NombreInput } from '../../catalogue/nombre-input.tsx';
import classes from './tris.module.css';

interface Props {
  readonly cle: CleDeTriDe<'distance'>;
  readonly onChange: (next: CleDeTri) => void;
}

const DEPUIS = [
  { value: 'point', label: 'd’un lieu' },
  { value: 'visiteur', label: 'du visiteur, sinon d’un lieu' },
] as const;
const DELAY = 200;
const NULLE_PART: Point = { lat: Number.NaN, lon: Number.NaN };

/** From where: the visitor, or a place found by its commune, by its numbers or on a map. */
export function DistanceOptions({ cle, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const point = cle.point ?? NULLE_PART;
  const place = (next: Point, libelle = cle.libelle) =>
    onChange({ ...cle, point: Number.isNaN(next.lat) && Number.isNaN(next.lon) ? null : next, libelle });
  return (
    <>
      <div className={classes.row}>
        <NativeSelect
          label="Distance"
          data={[...DEPUIS]}
          value={cle.depuis}
          onChange={({ currentTarget }) =>
            onChange({ ...cle, depuis: currentTarget.value === 'visiteur' ? 'visiteur' : 'point' })
          }
        />
        <CommuneChoice onPick={place} />
      </div>
      <div className={classes.row}>
        <NombreInput
          label="Latitude"
          value={point.lat}
          onChange={(lat) => place({ ...point, lat: lat ?? Number.NaN })}
        />
        <NombreInput
          label="Longitude"
          value={point.lon}
          onChange={(lon) => place({ ...point, lon: lon ?? Number.NaN })}
        />
        <TextInput
          label="Nom de ce lieu"
          value={cle.libelle}
          maxLength={200}
          onChange={({ currentTarget }) => onChange({ ...cle, libelle: currentTarget.value })}
        />
      </div>
      <div>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconMap size={14} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {opened ? 'Fermer la carte' : 'Placer sur la carte'}
        </Button>
      </div>
      {opened && (
        <SketchMap
          label="Carte où placer le lieu"
          sketch={{ kind: 'circle', centre: isPlaced(point) ? point : null, km: 0 }}
          onPoint={(next) => place(next)}
          pointWord="Prendre le milieu de la carte"
        />
      )}
    </>
  );
}

/** The heart of a commune, under its name. */
function CommuneChoice({ onPick }: { readonly onPick: (point: Point, libelle: string) => void }) {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), DELAY);
  const { data = [] } = useQuery(communesQuery(settled));
  const placees = data.flatMap(({ nom, lat, lon }) => (lat === null || lon === null ? [] : [{ nom, lat, lon }]));
  return (
    <Select
      label="Partir d’une commune"
      placeholder="Rechercher une commune…"
      data={[...new Set(placees.map(({ nom }) => nom))]}
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(picked) => {
        const commune = placees.find(({ nom }) => nom === picked);
        if (commune) onPick({ lat: commune.lat, lon: commune.lon }, commune.nom);
      }}
      searchable
      nothingFoundMessage="Aucun objet dans une telle commune."
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
