import type { Resource, Usage } from '@bridge/contract';
import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usagesQuery } from '../../form/record.queries.ts';
import classes from './usage-list.module.css';

interface Props {
  readonly resource: Resource;
  readonly id: number;
}

/** The records that refer to a record, read when the list is opened. */
export function UsageList({ resource, id }: Props) {
  const { data, error } = useQuery({ ...usagesQuery(resource, id), staleTime: 0 });
  if (error) return <Text role="alert">{error.message}</Text>;
  if (!data) return <Skeleton height={48} />;
  return <Usages items={data.items} elsewhere={data.ailleurs} />;
}

interface UsagesProps {
  readonly items: readonly Usage[];
  /** The count of usages in entities that the reader does not see. */
  readonly elsewhere: number;
}

export function Usages({ items, elsewhere }: UsagesProps) {
  return (
    <Stack gap="xs">
      <ul className={classes.usages}>
        {items.map(({ ressource, champ, id, titre, nature, chemin }) => (
          <li key={`${ressource} ${champ} ${id}`} className={classes.usage}>
            {chemin === null ? (
              <span>{titre}</span>
            ) : (
              <Anchor component={Link} to={chemin} inherit>
                {titre}
              </Anchor>
            )}
            <Text span size="xs" c="dimmed">
              {`${nature}, champ «\u00a0${champ}\u00a0»`}
            </Text>
          </li>
        ))}
      </ul>
      {elsewhere > 0 && (
        <Text size="sm" c="dimmed">
          {elsewhere === 1
            ? 'Et 1 autre élément, dans une entité que vous ne voyez pas.'
            : `Et ${elsewhere} autres éléments, dans des entités que vous ne voyez pas.`}
        </Text>
      )}
    </Stack>
  );
}
