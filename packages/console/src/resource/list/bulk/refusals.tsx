import type { BulkResult, Resource } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { recordPath } from '../../record-path.ts';
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
          <Anchor component={Link} to={recordPath(resource, id)} inherit>
            {titre}
          </Anchor>
          <Text span size="sm" c="dimmed">
            {message}
          </Text>
        </li>
      ))}
    </ul>
  );
}
