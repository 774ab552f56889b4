import type { Point, Zone } from '@bridge/contract';
import { Button, Select, TextInput } from '@mantine/core';
import '../../../resource/widgets/choice.styles.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMap } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPlaced } from '../../carte/sketch.rules.ts';
import { SketchMap } from '../../carte/sketch.tsx';
import { communesQuery } from '../../catalogue.queries.ts';
import { NombreInput } from '../../nombre-input.tsx';
import { RefChoice } from '../../ref-choice.tsx';
import classes from '../regles.module.css';
import { SANS_POINT } from '../sujets.ts';
import { ChoixNatif } from './choix-natif.tsx';
import type { ZoneProps } from './zone.ts';

type Rayon = Extract<Zone, { forme: 'rayon' }>;

const CENTRES = [
  { value: 'objet', label: 'd’un objet' },
  { value: 'commune', label: 'd’une commune' },
  { value: 'point', label: 'd’un point de la carte' },
] as const;
type Genre = (typeof CENTRES)[number]['value'];

/** So many kilometres around an objet, a commune or a point. A commune is kept as the point at its heart, under its name. */
export function RayonValeur({ id, zone, onChange }: ZoneProps<'rayon'>) {
  const { centre } = zone;
  const [genre, setGenre] = useState<Genre>(() =>
    centre.genre === 'objet' ? 'objet' : centre.libelle === '' ? 'point' : 'commune',
  );
  const setCentre = (next: Rayon['centre']) => onChange({ ...zone, centre: next });
  const setPoint = (point: Point, libelle: string) => setCentre({ genre: 'point', point, libelle });
  return (
    <div className={classes.stack}>
      <div className={classes.row}>
        <span>à moins de</span>
        <div className={classes.small}>
          <NombreInput
            label="Distance"
            labelHidden
            unit="km"
            min={0}
            value={zone.km}
            onChange={(km) => onChange({ ...zone, km: km ?? Number.NaN })}
          />
        </div>
        <ChoixNatif
          label="Autour de quoi"
          choices={CENTRES}
          value={genre}
          onChange={(next) => {
            setGenre(next);
            if (next === 'objet') setCentre({ genre: 'objet', objet: { ref: 'objet', id: 0 } });
            else setPoint(SANS_POINT, '');
          }}
        />
      </div>
      {genre === 'objet' && (
        <RefChoice
          id={id}
          to="objet"
          label="Objet au centre"
          labelHidden
          placeholder="Rechercher un objet…"
          value={centre.genre === 'objet' ? centre.objet : null}
          onChange={(objet) => setCentre({ genre: 'objet', objet: objet ?? { ref: 'objet', id: 0 } })}
        />
      )}
      {genre === 'commune' && centre.genre === 'point' && (
        <CommuneCentre id={id} libelle={centre.libelle} onPick={setPoint} />
      )}
      {genre === 'point' && centre.genre === 'point' && (
        <PointCentre id={id} centre={centre} km={zone.km} onChange={setPoint} />
      )}
    </div>
  );
}

interface CommuneProps {
  readonly id: string;
  readonly libelle: string;
  readonly onPick: (point: Point, libelle: string) => void;
}

const DELAY = 200;

function CommuneCentre({ id, libelle, onPick }: CommuneProps) {
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

interface PointProps {
  readonly id: string;
  readonly centre: Extract<Rayon['centre'], { genre: 'point' }>;
  readonly km: number;
  readonly onChange: (point: Point, libelle: string) => void;
}

function PointCentre({ id, centre, km, onChange }: PointProps) {
  const { point, libelle } = centre;
  const [opened, setOpened] = useState(!isPlaced(point));
  return (
    <>
      <div className={classes.row}>
        <div className={classes.small}>
          <NombreInput
            id={id}
            label="Latitude"
            labelHidden
            placeholder="latitude"
            value={point.lat}
            onChange={(lat) => onChange({ ...point, lat: lat ?? Number.NaN }, libelle)}
          />
        </div>
        <div className={classes.small}>
          <NombreInput
            label="Longitude"
            labelHidden
            placeholder="longitude"
            value={point.lon}
            onChange={(lon) => onChange({ ...point, lon: lon ?? Number.NaN }, libelle)}
          />
        </div>
        <TextInput
          aria-label="Nom de ce lieu"
          placeholder="Nom de ce lieu"
          className={classes.operator}
          value={libelle}
          maxLength={200}
          onChange={({ currentTarget }) => onChange(point, currentTarget.value)}
        />
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
          label="Carte où placer le centre"
          sketch={{ kind: 'circle', centre: isPlaced(point) ? point : null, km }}
          onPoint={(next) => onChange(next, libelle)}
          pointWord="Placer le centre au milieu de la carte"
        />
      )}
    </>
  );
}
