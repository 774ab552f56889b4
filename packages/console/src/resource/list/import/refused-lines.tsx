import type { ImportResult } from '@bridge/contract';
import { Text } from '@mantine/core';
import classes from '../bulk/refusals.module.css';

/** The lines of the file that cannot be imported, each with the reason, to be corrected in the file. */
export function RefusedLines({ results }: { readonly results: ImportResult['results'] }) {
  const refused = results.filter(({ ok }) => !ok);
  if (refused.length === 0) return null;
  return (
    <ul className={classes.refusals} aria-label="Lignes refusées">
      {refused.map(({ ligne, titre, message }) => (
        <li key={ligne} className={classes.refusal}>
          <span>
            Ligne {ligne}
            {titre && ` (${titre})`}
          </span>
          <Text span size="sm" c="dimmed">
            {message}
          </Text>
        </li>
      ))}
    </ul>
  );
}
