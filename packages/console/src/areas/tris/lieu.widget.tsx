import type { Point } from '@bridge/contract';
import { Button, Input } from '@mantine/core';
import { IconMap } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { isPlaced, type Sketch } from '../../catalogue/carte/sketch.rules.ts';
import { SketchMap } from '../../catalogue/carte/sketch.tsx';
import { NombreInput } from '../../catalogue/nombre-input.tsx';
import { CommuneCentre } from '../../catalogue/regles/valeurs/commune-centre.tsx';
import { entriesIn, numberIn } from '../../resource/values/read.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import classes from './tris.module.css';

/** A place with its name, found by its commune, by coordinates or on a map. */
export default function LieuWidget({ id, value, onChange, assign, inner }: WidgetProps) {
  const [opened, setOpened] = useState(false);
  const point = useMemo(() => pointIn(value), [value]);
  const sketch = useMemo<Sketch>(() => ({ kind: 'circle', centre: isPlaced(point) ? point : null, km: 0 }), [point]);
  const place = (next: Point) => onChange(Number.isNaN(next.lat) && Number.isNaN(next.lon) ? null : next);
  const [wrong] = Object.values(inner);
  return (
    <>
      <div className={classes.row}>
        <CommuneCentre
          id={id}
          label="Partir d’une commune"
          onPick={(next, { nom }) => assign?.({ point: next, libelle: nom })}
        />
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
      </div>
      {wrong && <Input.Error mt={4}>{wrong}</Input.Error>}
      <Button
        variant="default"
        size="compact-sm"
        my="xs"
        leftSection={<IconMap size={14} aria-hidden />}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {opened ? 'Fermer la carte' : 'Placer sur la carte'}
      </Button>
      {opened && (
        <SketchMap
          label="Carte où placer le lieu"
          sketch={sketch}
          onPoint={place}
          pointWord="Prendre le milieu de la carte"
        />
      )}
    </>
  );
}

/** The point in a value; a coordinate not typed yet is NaN. */
function pointIn(value: unknown): Point {
  const { lat, lon } = entriesIn(value);
  return { lat: numberIn(lat) ?? Number.NaN, lon: numberIn(lon) ?? Number.NaN };
}
