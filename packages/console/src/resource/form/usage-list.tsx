import type { EndpointAnswer, Resource, Usage } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import classes from './context.module.css';

type Usages = EndpointAnswer<Resource['calls']['usages']>;

/** Where a record is used; only what the reader may open is a link. */
export function UsageList({ items, ailleurs }: Usages) {
  return (
    <>
      <ul className={classes.usages}>
        {items.map((usage) => (
          <li key={`${usage.ressource}-${usage.id}-${usage.champ}`}>
            <UsageName usage={usage} />
            <Text span size="xs" c="dimmed">
              {usage.nature}
            </Text>
          </li>
        ))}
      </ul>
      {ailleurs > 0 && (
        <Text size="sm" c="dimmed">
          {items.length > 0 ? 'et ' : ''}
          {ailleurs} dans d’autres entités
        </Text>
      )}
    </>
  );
}

function UsageName({ usage: { chemin, titre } }: { readonly usage: Usage }) {
  if (chemin === null) return <span>{titre}</span>;
  return (
    <Anchor component={Link} to={chemin} size="sm">
      {titre}
    </Anchor>
  );
}
