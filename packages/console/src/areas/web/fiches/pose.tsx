import type { ZoneDeFiche } from '@bridge/contract';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconArrowUpRight,
  IconDotsVertical,
  IconTrash,
} from '@tabler/icons-react';
import type { KeyboardEventHandler } from 'react';
import { Link } from 'react-router';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import { Handle } from '../../../resource/widgets/list/list-moves.tsx';
import { useTargetPath } from '../../../resource/widgets/references/reference-link.tsx';
import type { Pose } from './use-poses.ts';
import classes from './zones.module.css';
import { nomDeZone, type Place } from './zones.rules.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

export interface PoseActs {
  /** Id of the field. */
  readonly id: string;
  readonly zones: readonly ZoneDeFiche[];
  readonly readOnly: boolean;
  /** Key of the bloc held by keyboard; null for none. */
  readonly held: number | null;
  readonly onKey: (key: number) => KeyboardEventHandler;
  /** Called when the handle of a bloc lost the focus. */
  readonly onLeave: (key: number) => void;
  readonly onPut: (key: number, place: Place) => void;
  readonly onRemove: (key: number) => void;
  readonly errorOf: (rank: number) => string | undefined;
}

interface Props extends PoseActs {
  readonly pose: Pose;
  readonly place: Place;
  /** Count of the blocs in the zone. */
  readonly count: number;
}

export const handleIdOf = (id: string, key: number) => innerIdOf(id, `poignee-${key}`);

/** One bloc in its zone: carried by its handle, or moved by its menu. */
export function PoseDeBloc({ pose, place, count, ...acts }: Props) {
  const { id, readOnly, held, onKey, onLeave, errorOf } = acts;
  const { key, rank, nom } = pose;
  const sortable = useSortable({
    id: key,
    data: { zone: place.zone },
    disabled: readOnly,
    attributes: { roleDescription: 'bloc à déplacer' },
  });
  const error = errorOf(rank);
  const { transform, transition, isDragging } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      id={innerIdOf(id, `${rank}.bloc`)}
      tabIndex={-1}
      className={classes.pose}
      data-carried={isDragging || held === key || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!readOnly && (
        <Handle
          sortable={sortable}
          name={nom}
          id={handleIdOf(id, key)}
          isHeld={held === key}
          onKeyDown={onKey(key)}
          onBlur={() => onLeave(key)}
        />
      )}
      <span className={classes.nom}>
        {nom}
        {error && (
          <Text span display="block" size="xs" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
      </span>
      {!readOnly && <PoseMenu pose={pose} place={place} count={count} {...acts} />}
    </li>
  );
}

function PoseMenu({ pose: { key, bloc, nom }, place, count, zones, onPut, onRemove }: Props) {
  const { zone, rang } = place;
  const path = useTargetPath('bloc')(bloc ?? 0);
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Déplacer ou retirer ${nom}`}>
          <IconDotsVertical {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {bloc !== null && path !== undefined && (
          <Menu.Item component={Link} to={path} leftSection={<IconArrowUpRight {...icon} />}>
            Ouvrir le bloc
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconArrowUp {...icon} />}
          disabled={rang === 0}
          onClick={() => onPut(key, { zone, rang: rang - 1 })}
        >
          Monter
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown {...icon} />}
          disabled={rang === count - 1}
          onClick={() => onPut(key, { zone, rang: rang + 1 })}
        >
          Descendre
        </Menu.Item>
        {zones
          .filter((other) => other !== zone)
          .map((other) => (
            <Menu.Item
              key={other}
              leftSection={<IconArrowRight {...icon} />}
              onClick={() => onPut(key, { zone: other, rang: Number.MAX_SAFE_INTEGER })}
            >
              {`Mettre dans «\u00a0${nomDeZone(other)}\u00a0»`}
            </Menu.Item>
          ))}
        <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => onRemove(key)}>
          Retirer
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
