import type { CleDeTri, CleDeTriDe, Point } from '@bridge/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import '../../resource/widgets/choice.styles.ts';
import { IconMap } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { isPlaced, type Sketch } from '../../catalogue/carte/sketch.rules.ts';
import { SketchMap } from '../../catalogue/carte/sketch.tsx';
import { NombreInput } from '../../catalogue/nombre-input.tsx';
import { CommuneCentre } from '../../catalogue/regles/valeurs/commune-centre.tsx';
import classes from './tris.module.css';

interface Props {
  readonly cle: CleDeTriDe<'distance'>;
  readonly onChange: (next: CleDeTri) => void;
}

const DEPUIS = [
  { value: 'point', label: 'd’un lieu' },
  { value: 'visiteur', label: 'du visiteur, sinon d’un lieu' },
] as const;
const NULLE_PART: Point = { lat: Number.NaN, lon: Number.NaN };

/** From where: the visitor, or a place found by its commune, by its numbers or on a map. */
export function DistanceOptions({ cle, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const point = cle.point ?? NULLE_PART;
  const sketch = useMemo<Sketch>(() => ({ kind: 'circle', centre: isPlaced(point) ? point : null, km: 0 }), [point]);
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
        <CommuneCentre label="Partir d’une commune" onPick={place} />
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
          sketch={sketch}
          onPoint={(next) => place(next)}
          pointWord="Prendre le milieu de la carte"
        />
      )}
    </>
  );
}
