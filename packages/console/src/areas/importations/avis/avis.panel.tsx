import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisQuery } from '../../../catalogue/importation/importation.queries.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './avis.module.css';
import { byUrgency } from './avis.rules.ts';
import { AvisLine } from './avis-line.tsx';

const FIRST = 3;

/** The notices of imports that a person must judge; nothing without any. A failed reading only delays them. */
export function AvisPanel() {
  const { data } = useQuery(avisQuery);
  const [isWhole, setWhole] = useState(false);
  if (!data || data.items.length === 0) return null;
  const items = data.items.toSorted(byUrgency);
  const shown = isWhole ? items : items.slice(0, FIRST);
  return (
    <Panel
      title={`À vérifier (${items.length})`}
      intro="Ce que les sources ont changé dans leurs valeurs ou leurs champs, et qui demande votre avis."
      aside={<IconAlertTriangle size={20} color="var(--mantine-color-orange-filled)" aria-hidden />}
    >
      <ul className={classes.list}>
        {shown.map((avis) => (
          <AvisLine key={avis.id} avis={avis} />
        ))}
      </ul>
      {items.length > FIRST && (
        <Button variant="subtle" size="compact-sm" style={{ alignSelf: 'start' }} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Montrer moins' : `Montrer les ${items.length} avis`}
        </Button>
      )}
    </Panel>
  );
}
