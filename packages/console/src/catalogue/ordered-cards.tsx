import { list, text } from '@bridge/contract';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { innerIdOf } from '../resource/widgets/control.ts';
import { innerOf } from '../resource/widgets/list.rules.ts';
import { announcementsFor, INSTRUCTIONS, upAndDown } from '../resource/widgets/list-drag.ts';
import { Handle, ItemButtons, useItemPlace } from '../resource/widgets/list-moves.tsx';
import { type ListActions, useListItems } from '../resource/widgets/use-list-items.ts';
import classes from './ordered-cards.module.css';

export interface Card {
  /** How it is spoken of: « la clé 2 ». */
  readonly name: string;
  /** What it says, whether it is open or not. */
  readonly title: ReactNode;
  /** Under it, quieter: what it means. */
  readonly sentence?: ReactNode;
  readonly aside?: ReactNode;
}

interface Props<T> {
  readonly id: string;
  readonly items: readonly T[];
  readonly onChange: (items: readonly T[]) => void;
  /** What is wrong, by path: « 2.mesure ». */
  readonly inner: Readonly<Record<string, string>>;
  /** Of these, those that the drawing of an item says by itself. */
  readonly isToldInside?: (path: string) => boolean;
  readonly cardOf: (item: T, rank: number) => Card;
  readonly draw: (item: T, rank: number, change: (next: T) => void) => ReactNode;
  readonly most: number;
  /** What is added opens at once, to be filled in. */
  readonly opensNew?: boolean;
  /** Absent from an order where nothing can stand twice. */
  readonly mayDuplicate?: boolean;
  /** Under the cards: what adds one, at the end. */
  readonly children: (add: (item: T) => void) => ReactNode;
}

/** Only the moves of a list are taken from it: what is in an item is drawn here. */
const ANY_LIST = list({ rien: text({ label: 'Rien' }) }, { label: 'Éléments', itemTitle: 'rien' });

/** Ordered things that read as sentences and open to be changed. Moved by hand, by keyboard or by buttons. */
export function OrderedCards<T>({ id, items, onChange, inner, isToldInside = () => false, ...props }: Props<T>) {
  const { cardOf, draw, most, opensNew = true, mayDuplicate = true, children } = props;
  // The moves never look inside an item: what leaves is what came in.
  const hear = (next: unknown) => onChange(next as readonly T[]);
  const { keys, gone, news, actions } = useListItems({ list: ANY_LIST, value: items, onChange: hear });
  const [added, setAdded] = useState({ said: '', over: '' });
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set());
  const [known, setKnown] = useState<ReadonlySet<number>>(() => new Set(keys));
  const [opensAt, setOpensAt] = useState<number | null>(null);
  // What is added or copied here is there to be filled in, what is wrong to be corrected.
  const fresh = keys.filter((key) => !known.has(key));
  const asked = fresh.filter((key) => opensNew && keys.indexOf(key) === opensAt);
  const wrong = keys.filter((key, rank) => !opened.has(key) && Object.keys(innerOf(inner, rank)).length > 0);
  if (fresh.length > 0) {
    setKnown(new Set([...known, ...fresh]));
    setOpensAt(null);
  }
  if (asked.length + wrong.length > 0) setOpened(new Set([...opened, ...asked, ...wrong]));
  const sensors = useSensors(
    // A click on the handle is not yet a move.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const cards = items.map(cardOf);
  const nameOf = (key: number) => cards[keys.indexOf(key)]?.name ?? '';
  const fold = (key: number) =>
    setOpened(new Set(opened.has(key) ? [...opened].filter((one) => one !== key) : [...opened, key]));
  const isFull = items.length >= most;
  const duplicate = (key: number) => {
    setOpensAt(keys.indexOf(key) + 1);
    actions.duplicate(key);
  };
  const add = (item: T) => {
    const rank = items.length;
    setOpensAt(rank);
    onChange([...items, item]);
    setAdded({ said: `Ajout\u00a0: ${cardOf(item, rank).name}, en position ${rank + 1} sur ${rank + 1}.`, over: news });
    // Once React has drawn it; what needs nothing more leaves the person where the next one is added.
    if (opensNew) setTimeout(() => document.getElementById(innerIdOf(id, String(rank)))?.focus());
  };
  return (
    <div id={id} tabIndex={-1} className={classes.editor}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        accessibility={{ announcements: announcementsFor(nameOf, keys), screenReaderInstructions: INSTRUCTIONS }}
        onDragEnd={({ active, over }) => over && actions.move(Number(active.id), keys.indexOf(Number(over.id)))}
      >
        <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
          <ol className={classes.cards}>
            {items.map((item, rank) => {
              const [key = rank, card] = [keys[rank], cards[rank]];
              if (!card) return null;
              return (
                <OneCard
                  key={key}
                  {...card}
                  listId={id}
                  itemKey={key}
                  rank={rank}
                  count={items.length}
                  mayDuplicate={mayDuplicate ? !isFull : undefined}
                  actions={{ ...actions, duplicate }}
                  errors={Object.entries(innerOf(inner, rank)).flatMap(([path, error]) =>
                    isToldInside(path) ? [] : [error],
                  )}
                  isOpen={opened.has(key)}
                  onFold={() => fold(key)}
                >
                  {() => draw(item, rank, (next) => onChange(items.with(rank, next)))}
                </OneCard>
              );
            })}
          </ol>
        </SortableContext>
      </DndContext>
      <Group gap="sm">
        {children(add)}
        {gone && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={actions.undo}
          >
            Annuler le retrait
          </Button>
        )}
      </Group>
      {/* The last thing that happened: what the list says since an addition comes after it. */}
      <VisuallyHidden role="status">{added.said !== '' && added.over === news ? added.said : news}</VisuallyHidden>
    </div>
  );
}

interface OneProps extends Card {
  readonly listId: string;
  readonly itemKey: number;
  readonly rank: number;
  readonly count: number;
  readonly mayDuplicate: boolean | undefined;
  readonly actions: ListActions;
  readonly errors: readonly string[];
  readonly isOpen: boolean;
  readonly onFold: () => void;
  readonly children: () => ReactNode;
}

function OneCard({ name, title, sentence, aside, errors, isOpen, onFold, children, mayDuplicate, ...item }: OneProps) {
  const { sortable, style } = useItemPlace(item.itemKey);
  const bodyId = innerIdOf(item.listId, `${item.itemKey}-body`);
  return (
    <li ref={sortable.setNodeRef} style={style} className={classes.card}>
      <div className={classes.head}>
        <Handle sortable={sortable} name={name} />
        <UnstyledButton
          id={innerIdOf(item.listId, String(item.rank))}
          className={classes.title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onFold}
        >
          <IconChevronRight size={16} stroke={1.7} className={classes.chevron} aria-hidden />
          <span>
            {title}
            {sentence && <span className={classes.quiet}>{sentence}</span>}
          </span>
        </UnstyledButton>
        {aside}
        <ItemButtons {...item} name={name} {...(mayDuplicate === undefined ? {} : { mayDuplicate })} />
      </div>
      {[...new Set(errors)].map((error) => (
        <Text key={error} size="xs" c="var(--mantine-color-error)" className={classes.wrong}>
          {error}
        </Text>
      ))}
      {isOpen && (
        <fieldset id={bodyId} className={classes.body} aria-label={name}>
          {children()}
        </fieldset>
      )}
    </li>
  );
}
