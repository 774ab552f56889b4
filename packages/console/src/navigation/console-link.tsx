import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMayVisit } from './may-visit.ts';

interface Props extends AnchorProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a page of the console; for a person who may not open the page, the words alone. */
export function ConsoleLink({ to, children, ...look }: Props) {
  const mayVisit = useMayVisit();
  if (!mayVisit(to)) return <span>{children}</span>;
  return (
    <Anchor component={Link} to={to} {...look}>
      {children}
    </Anchor>
  );
}
