import type { FicheObjet } from '@bridge/contract';
import { Badge, Text } from '@mantine/core';
import { Panel } from '../../../ui/panel.tsx';
import { anomalieEnMots } from '../anomalie.words.ts';
import classes from './fiche.module.css';

/** What is wrong or missing, what it costs, and where it is put right. */
export function AnomaliesTab({ fiche }: { readonly fiche: FicheObjet }) {
  const anomalies = fiche.objet.anomalies.map(anomalieEnMots).sort((a, b) => Number(b.grave) - Number(a.grave));
  return (
    <Panel title="Anomalies" intro="Relevées à chaque import. Elles disparaissent d’elles-mêmes une fois corrigées.">
      {anomalies.length === 0 && <Text c="dimmed">Rien à signaler sur cet objet.</Text>}
      <ul className={classes.lines}>
        {anomalies.map(({ value, label, grave, explication }) => (
          <li key={value}>
            <Text fw={550} span>
              {label}
            </Text>{' '}
            {grave && (
              <Badge size="sm" variant="light" color="red">
                Grave
              </Badge>
            )}
            <Text size="sm" c="dimmed">
              {explication}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
