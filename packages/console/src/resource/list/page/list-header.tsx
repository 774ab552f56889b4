import { aOf, countOf, numberOrMore } from '@bridge/contract';
import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { TABULAR } from '../../../ui/theme/theme.ts';
import { createPath } from '../../record-path.ts';
import { ignoreShown } from '../actions/use-record-acts.ts';
import { useAllowed } from '../actions/use-rights.ts';
import { useListContext } from '../list.context.ts';

/** The title of the list, the count of its records, and the button that creates one. */
export function ListHeader() {
  const { resource, rows, rights, actions, refresh, frame, open } = useListContext();
  const added = useAllowed(actions.listActions);
  const create = rights.create ? createPath(resource) : null;
  return (
    <Group component="header" justify="space-between" gap="sm">
      <div>
        <Group gap="xs" align="baseline">
          <Title order={frame.inside ? 2 : 1}>{resource.noun.many}</Title>
          <Text c="dimmed" role="status" style={TABULAR}>
            <Total count={rows.total} isMore={rows.plus} />
          </Text>
        </Group>
        {frame.intro && <Text c="dimmed">{frame.intro}</Text>}
      </div>
      <Group gap="sm">
        {added.map((action) => (
          <Button
            key={action.id}
            variant="default"
            leftSection={<action.icon size={16} aria-hidden />}
            onClick={() => void Promise.resolve(action.run({ resource, refresh, open })).catch(ignoreShown)}
          >
            {action.label}
          </Button>
        ))}
        {create && (
          <Button component={Link} to={create} leftSection={<IconPlus size={16} aria-hidden />}>
            {`Créer ${aOf(resource.noun)}`}
          </Button>
        )}
      </Group>
    </Group>
  );
}

/** The count of records: a figure beside the title for the eye, with its noun for screen readers. */
function Total({ count, isMore }: { readonly count: number | undefined; readonly isMore: boolean }) {
  const { resource } = useListContext();
  if (count === undefined) return null;
  return (
    <>
      <span aria-hidden>{numberOrMore(count, isMore)}</span>
      <VisuallyHidden>{countOf(resource.noun, count, isMore)}</VisuallyHidden>
    </>
  );
}
