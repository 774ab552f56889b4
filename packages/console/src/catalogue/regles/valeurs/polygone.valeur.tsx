import { Button, Group, Text } from '@mantine/core';
import { IconMap } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Sketch } from '../../carte/sketch.rules.ts';
import { SketchMap } from '../../carte/sketch.tsx';
import classes from '../regles.module.css';
import type { ZoneProps } from './zone.ts';

/** A zone drawn point by point. */
export function PolygoneValeur({ id, zone, onChange }: ZoneProps<'polygone'>) {
  const { sommets } = zone;
  const [opened, setOpened] = useState(sommets.length < 3);
  const set = (next: typeof sommets) => onChange({ ...zone, sommets: next });
  const sketch = useMemo<Sketch>(() => ({ kind: 'polygon', corners: sommets }), [sommets]);
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
          {opened ? 'Fermer la carte' : 'Modifier la zone'}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {sommets.length === 0
            ? 'Cliquez sur la carte pour poser chaque coin.'
            : `${sommets.length} ${sommets.length > 1 ? 'coins' : 'coin'}`}
        </Text>
        {sommets.length > 0 && opened && (
          <>
            <Button variant="subtle" size="compact-sm" onClick={() => set(sommets.slice(0, -1))}>
              Effacer le dernier coin
            </Button>
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => set([])}>
              Tout effacer
            </Button>
          </>
        )}
      </Group>
      {opened && (
        <SketchMap
          label="Carte où dessiner la zone"
          sketch={sketch}
          onPoint={(point) => set([...sommets, point])}
          onMove={(rang, point) => set(sommets.map((autre, place) => (place === rang ? point : autre)))}
          pointWord="Poser un coin au milieu de la carte"
        />
      )}
    </div>
  );
}
