import { openingOf, type Resource } from '@bridge/contract';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

interface Props {
  readonly resource: Resource;
  readonly id: number;
  readonly name: string;
}

/** The name of a record, and the way to it where there is one. */
export function RecordName({ resource, id, name }: Props) {
  const opening = openingOf(resource, id);
  if (!opening) return <span>{name}</span>;
  return (
    <Anchor component={Link} to={opening.path} inherit>
      {name}
    </Anchor>
  );
}
