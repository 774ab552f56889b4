import type { Point, Zone } from '@bridge/contract';
import { Button, TextInput } from '@mantine/core';
import { IconMap } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { isPlaced, type Sketch } from '../../carte/sketch.rules.ts';
import { SketchMap } from '../../carte/sketch.tsx';
import { NombreInput } from '../../nombre-input.tsx';
import classes from '../regles.module.css';

type Rayon = Extract<Zone, { forme: 'rayon' }>;

interface PointProps {
  readonly id: string;
  readonly centre: Extract<Rayon['centre'], { genre: 'point' }>;
  readonly km: number;
  readonly onChange: (point: Point, libelle: string) => void;
}

/** A point, by its coordinates or on a map, with the name that sentences give it. */
export function PointCentre({ id, centre, km, onChange }: PointProps) {
  const { point, libelle } = centre;
  const [opened, setOpened] = useState(!isPlaced(point));
  // The same sketch until the place changes: a new one would move the map under the hand.
  const sketch = useMemo<Sketch>(() => ({ kind: 'circle', centre: isPlaced(point) ? point : null, km }), [point, km]);
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
          sketch={sketch}
          onPoint={(next) => onChange(next, libelle)}
          pointWord="Placer le centre au milieu de la carte"
        />
      )}
    </>
  );
}
