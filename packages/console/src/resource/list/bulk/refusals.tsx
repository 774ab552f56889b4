import type { BulkResult, Resource } from '@bridge/contract';
import { Text } from '@mantine/core';
import { RecordName } from '../record-name.tsx';
import classes from './refusals.module.css';

interface Props {
  readonly resource: Resource;
  readonly results: BulkResult['results'];
}

/** The rows that are refused, each with its reason and the way to it. */
export function Refusals({ resource, results }: Props) {
  const refused = results.filter(({ ok }) => !ok);
  if (refused.length === 0) return null;
  return (
    <ul className={classes.refusals} aria-label="Lignes refusées">
      {refused.map(({ id, titre, message }) => (
        <li key={id} className={classes.refusal}>
          <RecordName resource={resource} id={id} name={titre} />
          <Text span size="sm" c="dimmed">
            {message}
          </Text>
        </li>
      ))}
    </ul>
  );
}
