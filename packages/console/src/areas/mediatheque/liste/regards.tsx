import { poidsEnMots } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from '../../../resource/list/list.context.ts';
import { Dot } from '../../../ui/dot.tsx';
import { useAffichage } from './affichage-switch.tsx';
import { etatQuery } from './mediatheque.queries.ts';
import { Place } from './place.tsx';
import { compteDe, REGARDS } from './regards.rules.ts';

/** The reasons to look at médias, each one click away; nothing when all is well. */
export function Regards() {
  const { list } = useListContext();
  const { regard } = useAffichage();
  // A failure here hides nothing of the list.
  const { data } = useQuery(etatQuery);
  const offered = data ? REGARDS.flatMap((one) => [{ ...one, count: compteDe(one, data) }]) : [];
  const shown = offered.filter(({ id, count }) => count > 0 || id === regard);
  if (!data || (shown.length === 0 && data.poids === 0 && data.quota === null)) return null;
  return (
    <Group component="nav" gap="xs" aria-label="Médias à regarder">
      {shown.map(({ id, mot, count, colour }) => (
        <Button
          key={id}
          size="compact-sm"
          variant={id === regard ? 'light' : 'default'}
          aria-current={id === regard || undefined}
          leftSection={<Dot colour={colour} />}
          onClick={() => list.change({ affichage: id === regard ? '' : id })}
        >
          {mot(count)}
        </Button>
      ))}
      {data.quota ? (
        <Place {...data.quota} />
      ) : (
        data.poids > 0 && (
          <Text size="xs" c="dimmed" ml="auto">
            {`${poidsEnMots(data.poids)} en tout`}
          </Text>
        )
      )}
    </Group>
  );
}
