import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Sketch } from '../../carte/sketch.rules.ts';
import { SketchMap } from '../../carte/sketch.tsx';
import { SketchFold } from './sketch-fold.tsx';
import type { ZoneProps } from './zone.ts';

/** A zone drawn point by point. */
export function PolygoneValeur({ id, zone, onChange }: ZoneProps<'polygone'>) {
  const { sommets } = zone;
  const set = (next: typeof sommets) => onChange({ ...zone, sommets: next });
  const sketch = useMemo<Sketch>(() => ({ kind: 'polygon', corners: sommets }), [sommets]);
  return (
    <SketchFold
      id={id}
      label="Modifier la zone"
      said={
        sommets.length === 0
          ? 'Cliquez sur la carte pour poser chaque coin.'
          : `${sommets.length} ${sommets.length > 1 ? 'coins' : 'coin'}`
      }
      startsOpen={sommets.length < 3}
      acts={
        sommets.length > 0 && (
          <>
            <Button variant="subtle" size="compact-sm" onClick={() => set(sommets.slice(0, -1))}>
              Effacer le dernier coin
            </Button>
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => set([])}>
              Tout effacer
            </Button>
          </>
        )
      }
    >
      <SketchMap
        label="Carte où dessiner la zone"
        sketch={sketch}
        onPoint={(point) => set([...sommets, point])}
        onMove={(rang, point) => set(sommets.map((autre, place) => (place === rang ? point : autre)))}
        pointWord="Poser un coin au milieu de la carte"
      />
    </SketchFold>
  );
}
