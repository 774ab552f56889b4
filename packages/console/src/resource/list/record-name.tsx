import { openingOf, type Resource } from '@bridge/contract';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

interface Props {
  readonly resource: Resource;
  readonly id: number;
  readonly name: string;
}

/** The name of a record, as a link where the record has a page. */
export function RecordName({ resource, id, name }: Props) {
  const opening = openingOf(resource, id);
  if (!opening) return <span>{name}</span>;
  return (
    <Anchor component={Link} to={opening.path} inherit>
      {name}
    </Anchor>
  );
}
