import { openingOf, resourceById, theOf } from '@bridge/contract';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMayVisit } from '../../../navigation/may-visit.ts';

/** The address of a record, for a person who may open it. */
export function useTargetPath(to: string): (id: number) => string | undefined {
  const mayVisit = useMayVisit();
  const resource = resourceById(to);
  return (id) => {
    if (!resource) return undefined;
    const path = openingOf(resource, id)?.path;
    return path !== undefined && mayVisit(path) ? path : undefined;
  };
}

interface Props {
  readonly to: string;
  readonly id: number;
  readonly name: string;
}

/** A link that opens the record in a tab of its own: what is typed in the form stays. */
export function ReferenceLink({ to, id, name }: Props) {
  const path = useTargetPath(to)(id);
  const noun = resourceById(to)?.noun;
  if (path === undefined || !noun) return null;
  return (
    <Tooltip label={`Ouvrir ${theOf(noun)}`}>
      <ActionIcon component={Link} to={path} variant="default" size="input-sm" aria-label={`Ouvrir ${name}`}>
        <IconArrowUpRight size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
