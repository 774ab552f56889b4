import { type Filter, formatNumber, listeDAnomalie } from '@bridge/contract';
import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import { anomalieEnMots } from '../anomalie.words.ts';
import classes from './qualite.module.css';
import { listeDe, type Qualite } from './qualite.rules.ts';

/** The anomalies of the objets, each with the list to work through. */
export function AnomaliesPanel({ data, filters }: { readonly data: Qualite; readonly filters: Filter }) {
  const { anomalies, objets } = data;
  return (
    <Panel title="Anomalies" intro="Chaque nombre ouvre la liste des objets à corriger.">
      {anomalies.length === 0 && <Text role="status">Aucune anomalie.</Text>}
      <ul className={classes.anomalies}>
        {anomalies.map(({ anomalie, nombre }) => {
          const { label, grave, explication } = anomalieEnMots(anomalie);
          return (
            <li key={anomalie}>
              <span className={classes.name}>
                <Anchor component={Link} to={listeDe(filters, listeDAnomalie(anomalie))} fw={550}>
                  {label} <span className={classes.count}>{formatNumber(nombre)}</span>
                </Anchor>
                {grave && (
                  <Badge size="sm" color="red" variant="light">
                    D’abord
                  </Badge>
                )}
              </span>
              <span
                className={classes.bar}
                data-grave={grave || undefined}
                style={{ width: `${Math.max(1, (nombre / objets) * 100)}%` }}
                aria-hidden
              />
              <Text size="sm" c="dimmed">
                {explication}
              </Text>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
