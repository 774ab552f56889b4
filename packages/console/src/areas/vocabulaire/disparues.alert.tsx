import type { ContexteMot } from '@bridge/contract';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Usages } from '../../resource/list/actions/usage-list.tsx';
import classes from './vocabulaire.module.css';

/** Warns of values that the source no longer has, and of the records that still use them. */
export function DisparuesAlert({ disparues }: Pick<ContexteMot, 'disparues'>) {
  if (disparues.length === 0) return null;
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title="Disparues de la source, et encore utilisées"
    >
      <ul className={classes.lines} aria-label="Modalités disparues encore utilisées">
        {disparues.map(({ id, libelle, usages, ailleurs }) => (
          <li key={id}>
            <strong>{libelle}</strong>
            <Usages items={usages} elsewhere={ailleurs} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
