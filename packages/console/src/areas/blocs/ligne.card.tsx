import type { LigneDeBloc } from '@bridge/contract';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { innerIdOf } from '../../resource/widgets/control.ts';
import list from '../../resource/widgets/list.module.css';
import { Handle, ItemButtons, useItemPlace } from '../../resource/widgets/list-moves.tsx';
import type { ListActions } from '../../resource/widgets/use-list-items.ts';
import classes from './blocs.module.css';
import { LigneFields } from './ligne.fields.tsx';

interface Props {
  /** Of the whole widget. */
  readonly id: string;
  readonly itemKey: number;
  readonly rank: number;
  readonly count: number;
  readonly isFull: boolean;
  readonly ligne: LigneDeBloc;
  /** What it shows, in words. */
  readonly name: string;
  /** What it says of the objet of the preview. */
  readonly sample: string | undefined;
  readonly inner: Readonly<Record<string, string>>;
  readonly isOpen: boolean;
  readonly onToggle: (key: number) => void;
  readonly actions: ListActions;
}

/** One line: folded, its name and what it says; open, its settings. */
export function LigneCard(props: Props) {
  const { id, itemKey, rank, count, isFull, ligne, name, sample, inner, isOpen, onToggle, actions } = props;
  const { sortable, style } = useItemPlace(itemKey);
  const bodyId = innerIdOf(id, `${rank}-body`);
  const called = `«\u00a0${name}\u00a0»`;
  return (
    <li ref={sortable.setNodeRef} style={style} className={list.card}>
      <div className={list.head}>
        <Handle sortable={sortable} name={called} />
        <UnstyledButton
          id={innerIdOf(id, String(rank))}
          className={list.title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => onToggle(itemKey)}
        >
          <IconChevronRight size={16} stroke={1.7} className={list.chevron} aria-hidden />
          <span className={classes.heading}>
            {name}
            {sample !== undefined && !isOpen && <span className={classes.sample}>{sample}</span>}
          </span>
        </UnstyledButton>
        <ItemButtons listId={id} {...{ itemKey, rank, count, actions }} name={called} mayDuplicate={!isFull} />
      </div>
      {isOpen && (
        <fieldset id={bodyId} className={list.body} aria-label={name}>
          <LigneFields
            id={innerIdOf(id, String(rank))}
            ligne={ligne}
            inner={inner}
            onChange={(changes) => actions.edit(itemKey, changes)}
          />
        </fieldset>
      )}
    </li>
  );
}
