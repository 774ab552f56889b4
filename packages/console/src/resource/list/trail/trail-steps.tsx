import { formatNumber, type Resource } from '@bridge/contract';
import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { stepProps } from '../step-props.ts';
import { mayStep, rankIn } from './trail.rules.ts';
import { useTrail } from './use-trail.ts';

const STEPS = [
  { step: -1, label: 'Précédent dans la liste', Icon: IconChevronLeft },
  { step: 1, label: 'Suivant dans la liste', Icon: IconChevronRight },
] as const;

interface Props {
  readonly resource: Resource;
  readonly id: number;
}

/** Links to the previous and the next row of the list that the record was opened from. */
export function TrailSteps({ resource, id }: Props) {
  const found = useTrail(resource, id);
  if (found === null) return null;
  const { trail, step: take, busy } = found;
  const [before, after] = STEPS.map(({ step, label, Icon }) => (
    <ActionIcon
      key={step}
      variant="default"
      size={30}
      aria-label={label}
      title={label}
      {...stepProps(busy || !mayStep(trail, id, step), () => take(step))}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  ));
  return (
    <Group component="nav" gap="xs" aria-label="Parcourir la liste">
      {before}
      <Text size="sm" c="dimmed">
        {`${formatNumber(rankIn(trail, id) ?? 1)} sur ${formatNumber(trail.total)}${trail.plus ? '+' : ''}`}
      </Text>
      {after}
      <Anchor component={Link} to={trail.liste} size="sm">
        Retour à la liste
      </Anchor>
    </Group>
  );
}
