import { ficheWeb, mostOf, type PartieDeFiche, REPERES_DE_FICHE, type ZoneDeFiche } from '@bridge/contract';
import { type Announcements, DndContext, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { Button, Group, Portal, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '../../../resource/form/form.context.ts';
import { idIn } from '../../../resource/values/read.ts';
import { useReferredNames } from '../../../resource/values/use-names.ts';
import { innerOf } from '../../../resource/widgets/list/list.rules.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { dispositionQuery } from './disposition.query.ts';
import { useHeld } from './use-held.ts';
import { usePoses } from './use-poses.ts';
import { Zone } from './zone.part.tsx';
import { CONSIGNES, placeOver, sousLePointeur, zoneDe } from './zones.drag.ts';
import classes from './zones.module.css';
import { keysIn, oubliees, type Place, placees, SANS_GABARIT } from './zones.rules.ts';

/** A press on the handle becomes a drag after a few pixels. */
const POINTER = { activationConstraint: { distance: 4 } };

/** A drag by hand is seen, not told; the field itself tells where it ended. */
const SILENCE: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The page of a fiche as its gabarit lays it out: blocs move within and between zones, by hand or by keyboard. */
export default function ZonesWidget({ id, field, value, onChange, inner, readOnly, resource }: WidgetProps) {
  const gabarit = useForm(({ values }) => idIn(values.gabarit));
  const { data } = useQuery(dispositionQuery(gabarit));
  const rangees = data?.rangees ?? SANS_GABARIT;
  const names = useReferredNames(field, value);
  const sensors = useSensors(useSensor(PointerSensor, POINTER));
  const [carried, setCarried] = useState<(Place & { readonly key: number }) | null>(null);
  const poses = usePoses({ names, value, onChange });
  const { items, keys } = poses;
  const zones = placees(rangees);
  const sansPlace = oubliees(rangees, items);
  const { held, onKey, onLeave } = useHeld(id, poses, [...zones, ...sansPlace]);

  const acts = {
    id,
    zones,
    readOnly,
    held,
    onKey,
    onLeave,
    onPut: poses.put,
    onRemove: poses.remove,
    errorOf: (rank: number) => Object.values(innerOf(inner, rank))[0],
  };
  const isFull = items.length >= ficheWeb.fields.zones.most;
  const zone = (nom: ZoneDeFiche, isShown = true) => (
    <Zone
      key={nom}
      {...acts}
      zone={nom}
      poses={keysIn(nom, items, keys, carried).map(poses.poseOf)}
      resource={resource}
      isFull={isFull}
      isShown={isShown}
      onAdd={poses.add}
    />
  );
  const draw = (partie: PartieDeFiche) =>
    partie.genre === 'zone' ? zone(partie.nom) : <Repere key={partie.nom} nom={partie.nom} />;
  return (
    <div id={id} tabIndex={-1} className={classes.widget}>
      <DndContext
        sensors={sensors}
        collisionDetection={sousLePointeur}
        accessibility={{ screenReaderInstructions: CONSIGNES, announcements: SILENCE }}
        onDragStart={({ active }) => {
          const key = Number(active.id);
          setCarried({ key, ...poses.placeOf(key) });
        }}
        onDragOver={(event) => {
          const into = zoneDe(event.over?.data.current);
          if (!carried || into === undefined || into === carried.zone) return;
          const place = placeOver(event, keysIn(into, items, keys));
          if (place) setCarried({ key: carried.key, ...place });
        }}
        onDragEnd={({ over }) => {
          setCarried(null);
          if (!carried || !over) return;
          const at = keysIn(carried.zone, items, keys, carried).indexOf(Number(over.id));
          poses.put(carried.key, { zone: carried.zone, rang: at < 0 ? carried.rang : at });
        }}
        onDragCancel={() => setCarried(null)}
      >
        <div className={classes.page}>
          {rangees.map(({ parties, cote }) => (
            <div key={[...parties, ...cote].map(({ nom }) => nom).join()} className={classes.row}>
              <div className={classes.column}>{parties.map(draw)}</div>
              {cote.length > 0 && <div className={classes.column}>{cote.map(draw)}</div>}
            </div>
          ))}
          {sansPlace.map((nom) => zone(nom, false))}
        </div>
        <Portal>
          <DragOverlay>{carried && <div className={classes.carried}>{poses.poseOf(carried.key).nom}</div>}</DragOverlay>
        </Portal>
      </DndContext>
      {isFull && (
        <Text size="xs" c="dimmed">
          {mostOf(ficheWeb.fields.zones)}
        </Text>
      )}
      {poses.gone && (
        <Group gap={4}>
          <Text size="sm">{poses.gone.words}</Text>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={poses.undo}
          >
            Annuler
          </Button>
        </Group>
      )}
      <VisuallyHidden role="status">{poses.news}</VisuallyHidden>
    </div>
  );
}

function Repere({ nom }: { readonly nom: string }) {
  return <div className={classes.repere}>{REPERES_DE_FICHE.find(({ value }) => value === nom)?.label}</div>;
}
