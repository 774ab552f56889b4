import type { BulkResult, Resource } from '@bridge/contract';
import { Text } from '@mantine/core';
import { RecordName } from '../record-name.tsx';
import classes from './refusals.module.css';

interface Props {
  readonly resource: Resource;
  readonly results: BulkResult['results'];
}

/** The refused rows, with links to them; a reason that several rows share is told once. */
export function Refusals({ resource, results }: Props) {
  const refused = results.filter(({ ok }) => !ok);
  if (refused.length === 0) return null;
  const messages = [...new Set(refused.map(({ message }) => message))];
  return (
    <ul className={classes.refusals} aria-label="Lignes refusées">
      {messages.map((message) => (
        <li key={message} className={classes.refusal}>
          {refused
            .filter((row) => row.message === message)
            .map(({ id, titre }) => (
              <RecordName key={id} resource={resource} id={id} name={titre} />
            ))}
          <Text span size="sm" c="dimmed">
            {message}
          </Text>
        </li>
      ))}
    </ul>
  );
}
