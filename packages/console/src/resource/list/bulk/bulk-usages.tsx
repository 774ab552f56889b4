import type { BulkResult, Resource } from '@bridge/contract';
import { Text } from '@mantine/core';
import { Usages } from '../actions/usage-list.tsx';
import { RecordName } from '../record-name.tsx';
import classes from './refusals.module.css';

interface Props {
  readonly resource: Resource;
  readonly results: BulkResult['results'];
}

/** The rows that are in use, with the records that refer to them: the action takes these rows all the same. */
export function BulkUsages({ resource, results }: Props) {
  const used = results.flatMap(({ id, titre, ok, usages }) => (ok && usages ? [{ id, titre, usages }] : []));
  if (used.length === 0) return null;
  return (
    <>
      <Text size="sm">
        {used.length === 1
          ? 'Une ligne est encore utilisée. Ce qui s’en sert n’est pas changé\u00a0:'
          : `${used.length} lignes sont encore utilisées. Ce qui s’en sert n’est pas changé\u00a0:`}
      </Text>
      <ul className={classes.refusals} aria-label="Lignes encore utilisées">
        {used.map(({ id, titre, usages }) => (
          <li key={id} className={classes.refusal}>
            <RecordName resource={resource} id={id} name={titre} />
            <Usages items={usages.items} elsewhere={usages.ailleurs} />
          </li>
        ))}
      </ul>
    </>
  );
}
