import { Button, Group, Text } from '@mantine/core';
import { IconMap } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { cadreIn, cadreWords, type Sketch } from '../../carte/sketch.rules.ts';
import { SketchMap } from '../../carte/sketch.tsx';
import classes from '../regles.module.css';
import type { ZoneProps } from './zone.ts';

/** A frame, taken from what a map shows. */
export function EmpriseValeur({ id, zone, onChange }: ZoneProps<'emprise'>) {
  const box = useMemo(() => cadreIn(zone), [zone]);
  const sketch = useMemo<Sketch>(() => ({ kind: 'box', box }), [box]);
  const [opened, setOpened] = useState(box === null);
  return (
    <div className={classes.stack}>
      <Group gap="xs">
        <Button
          id={id}
          variant="default"
          size="compact-sm"
          leftSection={<IconMap size={14} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {opened ? 'Fermer la carte' : 'Changer de cadre'}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {box ? cadreWords(box) : 'Aucun cadre pris.'}
        </Text>
      </Group>
      {opened && (
        <SketchMap
          label="Carte à cadrer"
          sketch={sketch}
          onBox={({ south, west, north, east }) =>
            onChange({ forme: 'emprise', sud: south, ouest: west, nord: north, est: east })
          }
        />
      )}
    </div>
  );
}
