import type { ZoneDeFiche } from '@bridge/contract';
import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { RefChoice } from '../../../catalogue/ref-choice.tsx';
import { focusFirst, innerIdOf } from '../../../resource/widgets/control.ts';
import { type PoseActs, PoseDeBloc } from './pose.tsx';
import type { Pose } from './use-poses.ts';
import classes from './zones.module.css';
import { nomDeZone } from './zones.rules.ts';

interface Props extends PoseActs {
  readonly zone: ZoneDeFiche;
  readonly poses: readonly Pose[];
  readonly resource: string;
  readonly isFull: boolean;
  /** False for a zone that the gabarit does not show. */
  readonly isShown?: boolean;
  readonly onAdd: (zone: ZoneDeFiche, bloc: number) => void;
}

/** A zone in its place in the page, with its blocs. */
export function Zone({ zone, poses, resource, isFull, isShown = true, onAdd, ...acts }: Props) {
  const { id, readOnly } = acts;
  const { setNodeRef, isOver } = useDroppable({ id: zone, data: { zone }, disabled: readOnly });
  const nom = nomDeZone(zone);
  const titleId = innerIdOf(id, `zone-${zone}`);
  return (
    <section ref={setNodeRef} className={classes.zone} aria-labelledby={titleId} data-over={isOver || undefined}>
      <h4 id={titleId} className={classes.title}>
        {nom}
      </h4>
      {!isShown && (
        <Text size="xs" c="dimmed">
          {'Le gabarit choisi ne place pas cette zone\u00a0: déplacez ses blocs pour qu’ils soient vus.'}
        </Text>
      )}
      <SortableContext items={poses.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className={classes.poses}>
          {poses.map((pose, rang) => (
            <PoseDeBloc key={pose.key} {...acts} pose={pose} place={{ zone, rang }} count={poses.length} />
          ))}
        </ol>
      </SortableContext>
      {poses.length === 0 && (
        <Text size="xs" c="dimmed">
          {readOnly ? 'Aucun bloc.' : 'Vide\u00a0: glissez un bloc ici, ou ajoutez-en un.'}
        </Text>
      )}
      {!readOnly && !isFull && isShown && <Ajout id={id} zone={zone} resource={resource} onAdd={onAdd} />}
    </section>
  );
}

/** Adds blocs to the zone. The search stays open, since several blocs often follow one another. */
function Ajout({ id, zone, resource, onAdd }: Pick<Props, 'id' | 'zone' | 'resource' | 'onAdd'>) {
  const [isOpen, setOpen] = useState(false);
  const nom = nomDeZone(zone);
  const box = innerIdOf(id, `ajout-${zone}`);
  if (isOpen)
    return (
      <RefChoice
        id={box}
        to="bloc"
        label={`Bloc à ajouter dans «\u00a0${nom}\u00a0»`}
        labelHidden
        placeholder="Rechercher un bloc…"
        pour={resource}
        value={null}
        onChange={(next) => next && onAdd(zone, next.id)}
      />
    );
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      className={classes.add}
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={`Ajouter un bloc dans «\u00a0${nom}\u00a0»`}
      onClick={() => {
        setOpen(true);
        focusFirst([box]);
      }}
    >
      Ajouter un bloc
    </Button>
  );
}
