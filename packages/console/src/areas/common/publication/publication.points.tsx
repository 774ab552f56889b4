import type { Publications } from '@bridge/contract';
import { Button, Menu, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMayVisit } from '../../../navigation/may-visit.ts';
import classes from './publication.module.css';
import { distinctPoints, pointsEnMots } from './publication.rules.ts';

interface Props extends Pick<Publications, 'empechements'> {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

/** In the bar: what is to be mended before it can be published, each point leading to where it is. */
export function PublicationPoints({ empechements, opened, onChange }: Props) {
  const mayVisit = useMayVisit();
  const points = distinctPoints(empechements);
  if (points.length === 0) return null;
  return (
    <Menu position="top-end" width="min(24rem, 92vw)" shadow="md" opened={opened} onChange={onChange}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="orange"
          size="compact-sm"
          data-told
          leftSection={<IconAlertTriangle size={16} aria-hidden />}
        >
          {pointsEnMots(points.length)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.points}>
        <Menu.Label>À compléter avant de publier</Menu.Label>
        {points.map(({ key, said, chemin }) =>
          chemin !== null && mayVisit(chemin) ? (
            <Menu.Item key={key} component={Link} to={chemin}>
              {said}
            </Menu.Item>
          ) : (
            <Text key={key} size="sm" className={classes.point}>
              {said}
            </Text>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
