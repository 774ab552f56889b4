import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../explain.ts';
import classes from '../annonces.module.css';
import { controleQuery } from '../annonces.queries.ts';

interface Props {
  readonly format: number | null;
  readonly media: number | null;
}

/** Whether a media suits a format, as soon as both are chosen: the reasons of a refusal, and advice. */
export function Controle({ format, media }: Props) {
  const { data, error } = useQuery(controleQuery(format, media));
  return (
    <div role="status">
      {error && (
        <Text size="sm" c="var(--mantine-color-error)">
          {sentenceOf(error)}
        </Text>
      )}
      {data?.fautes.length === 0 && (
        <Text size="sm" className={classes.suits}>
          Ce média convient au format.
        </Text>
      )}
      {data?.fautes.map((faute) => (
        <Text key={faute} size="sm" c="var(--mantine-color-error)">
          {faute}
        </Text>
      ))}
      {data?.remarques.map((remarque) => (
        <Text key={remarque} size="sm" c="dimmed">
          {remarque}
        </Text>
      ))}
    </div>
  );
}
