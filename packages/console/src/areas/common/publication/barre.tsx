import { Group, Text } from '@mantine/core';
import { Dot } from '../../../ui/dot.tsx';
import classes from './publication.module.css';

/** In the bar of a form: where the record stands. */
export function EtatEnBarre({ colour, label }: { readonly colour: string; readonly label: string }) {
  return (
    <Group gap={8} wrap="nowrap" role="status" className={classes.barState}>
      <Dot colour={colour} />
      <Text size="sm">{label}</Text>
    </Group>
  );
}
