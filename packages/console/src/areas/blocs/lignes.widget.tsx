import { list, nouvelleLigne, type SourceDeLigne, translated } from '@bridge/contract';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefNames } from '../../catalogue/use-ref-names.ts';
import { firstTranslation, useLanguages } from '../../resource/values/language.ts';
import { innerIdOf } from '../../resource/widgets/control.ts';
import classes from '../../resource/widgets/list.module.css';
import { innerOf } from '../../resource/widgets/list.rules.ts';
import { announcementsFor, INSTRUCTIONS, upAndDown } from '../../resource/widgets/list-drag.ts';
import { useListItems } from '../../resource/widgets/use-list-items.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import { champsQuery } from './bloc.queries.ts';
import own from './blocs.module.css';
import { LigneCard } from './ligne.card.tsx';
import { ligneLue } from './ligne.read.ts';
import { type LibellesDesChamps, nomDeSource } from './ligne.words.ts';
import { SourceMenu } from './source-menu.tsx';
import { useExemples } from './use-exemples.ts';

const MOST = 60;
const SANS_CHAMP: LibellesDesChamps = new Map();
/** What moves, copies and takes out lines is the list of every form: it only needs to know how they are called. */
const LIGNES = list(
  { libelle: translated({ label: 'Libellé' }) },
  { label: 'Lignes', itemTitle: 'libelle', most: MOST },
);

/** The lines of a bloc, in their order: added from a menu, moved by hand or by buttons. */
export default function LignesWidget({ id, value, onChange, inner, readOnly, valueOf: read }: WidgetProps) {
  const { items, keys, gone, news, actions } = useListItems({ list: LIGNES, value, onChange });
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  /** How many lines there are once the one that was just added has its key: it is then opened. */
  const [awaited, setAwaited] = useState<number | null>(null);
  const { data: champs = SANS_CHAMP } = useQuery(champsQuery);
  const names = useRefNames(items);
  const exemples = useExemples(read, value);
  const languages = useLanguages();
  const sensors = useSensors(
    // A click on the handle is not yet a move.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const wrong = keys.filter((key, rank) => !open.has(key) && Object.keys(innerOf(inner, rank)).length > 0);
  // Opened for good: what is being corrected must not close at the first letter, which takes the problem away.
  if (wrong.length > 0) setOpen(new Set([...open, ...wrong]));
  const last = keys.at(-1);
  if (awaited === keys.length && last !== undefined) {
    setAwaited(null);
    setOpen(new Set([...open, last]));
  }

  const lignes = items.map(ligneLue);
  const nameOf = (rank: number) => {
    const ligne = lignes[rank];
    if (ligne === undefined) return '';
    return firstTranslation(ligne.libelle, languages)?.text || nomDeSource(ligne.source, names, champs);
  };
  const add = (source: SourceDeLigne) => {
    const rank = items.length;
    setAwaited(rank + 1);
    onChange([...items, nouvelleLigne(source)]);
    // Once React has drawn it.
    setTimeout(() => document.getElementById(innerIdOf(id, String(rank)))?.focus());
  };
  const toggle = (key: number) =>
    setOpen(new Set(open.has(key) ? [...open].filter((one) => one !== key) : [...open, key]));

  if (readOnly) {
    return (
      <ol id={id} tabIndex={-1} className={own.read}>
        {keys.map((key, rank) => (
          <li key={key}>{nameOf(rank)}</li>
        ))}
      </ol>
    );
  }
  const isFull = items.length >= MOST;
  return (
    <div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        accessibility={{
          announcements: announcementsFor((key) => `«\u00a0${nameOf(keys.indexOf(key))}\u00a0»`, keys),
          screenReaderInstructions: INSTRUCTIONS,
        }}
        onDragEnd={({ active, over }) => over && actions.move(Number(active.id), keys.indexOf(Number(over.id)))}
      >
        <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
          <ol className={classes.items}>
            {lignes.map((ligne, rank) => {
              const key = keys[rank] ?? rank;
              return (
                <LigneCard
                  key={key}
                  id={id}
                  itemKey={key}
                  rank={rank}
                  count={items.length}
                  isFull={isFull}
                  ligne={ligne}
                  name={nameOf(rank)}
                  sample={exemples.get(items[rank])}
                  inner={innerOf(inner, rank)}
                  isOpen={open.has(key)}
                  onToggle={toggle}
                  actions={actions}
                />
              );
            })}
          </ol>
        </SortableContext>
      </DndContext>
      {items.length === 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          Chaque ligne montre une donnée de l’objet. Commencez par son nom, son téléphone ou ses tarifs.
        </Text>
      )}
      <Group gap="sm">
        <SourceMenu id={id} champs={champs} disabled={isFull} onPick={add} />
        {isFull && (
          <Text size="xs" c="dimmed">
            {MOST} lignes au plus.
          </Text>
        )}
        {gone && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={actions.undo}
          >
            Remettre la ligne retirée
          </Button>
        )}
      </Group>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}
