import { useMemo } from 'react';
import { empriseIn, empriseWords, type Sketch } from '../../carte/sketch.rules.ts';
import { SketchMap } from '../../carte/sketch.tsx';
import { SketchFold } from './sketch-fold.tsx';
import type { ZoneProps } from './zone.ts';

/** A frame, taken from the bounds that a map shows. */
export function EmpriseValeur({ id, zone, onChange }: ZoneProps<'emprise'>) {
  const box = useMemo(() => empriseIn(zone), [zone]);
  const sketch = useMemo<Sketch>(() => ({ kind: 'box', box }), [box]);
  return (
    <SketchFold
      id={id}
      label="Changer de cadre"
      said={box ? empriseWords(box) : 'Aucun cadre pris.'}
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
