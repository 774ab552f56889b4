import { useMemo } from 'react';
import { cadreIn, cadreWords, type Sketch } from '../../carte/sketch.rules.ts';
import { SketchMap } from '../../carte/sketch.tsx';
import { SketchFold } from './sketch-fold.tsx';
import type { ZoneProps } from './zone.ts';

/** A frame, taken from the bounds that a map shows. */
export function EmpriseValeur({ id, zone, onChange }: ZoneProps<'emprise'>) {
  const box = useMemo(() => cadreIn(zone), [zone]);
  const sketch = useMemo<Sketch>(() => ({ kind: 'box', box }), [box]);
  return (
    <SketchFold
      id={id}
      label="Changer de cadre"
      said={box ? cadreWords(box) : 'Aucun cadre pris.'}
      startsOpen={box === null}
    >
      <SketchMap
        label="Carte à cadrer"
        sketch={sketch}
        onBox={({ south, west, north, east }) =>
          onChange({ forme: 'emprise', sud: south, ouest: west, nord: north, est: east })
        }
      />
    </SketchFold>
  );
}
