import { capital, formOf, type Item, sentenceOfItem, titleOfItem } from '@bridge/contract';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { entriesIn } from '../../values/read.ts';
import { innerIdOf } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import { ItemFields, Untold } from './item-fields.tsx';
import { ItemIcon } from './item-icon.tsx';
import classes from './list.module.css';
import { isPlain, itemName, partsOf, untold } from './list.rules.ts';
import type { ItemLook, ItemProps } from './list-item.props.ts';
import { Handle, ItemButtons, useItemPlace } from './list-moves.tsx';

interface Props extends ItemProps {
  readonly look: ItemLook;
  readonly above: WidgetProps['valueOf'];
  readonly mayDuplicate: boolean | undefined;
  readonly isOpen: boolean;
  readonly onFold: (key: number) => void;
}

/** One sub-record: its title and sentence, and its fields when it is open. */
export const ListItem = memo(function ListItem(props: Props) {
  const { id, list, names, itemKey, rank, inner, look, mayDuplicate, isOpen, onFold, count, actions } = props;
  const { sortable, style } = useItemPlace(itemKey);
  const item: Item = entriesIn(props.item);
  const name = itemName(list, item, names, rank);
  const parts = partsOf(list, item, look.adapt);
  const bodyId = innerIdOf(id, `${rank}-body`);
  const errors = untold(
    parts.flatMap(({ rows }) => rows.flat().map(([field]) => field)),
    inner,
  );
  return (
    <li ref={sortable.setNodeRef} style={style} className={classes.card}>
      <div className={classes.head}>
        <Handle sortable={sortable} name={name} />
        <UnstyledButton
          id={innerIdOf(id, String(rank))}
          className={classes.title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => onFold(itemKey)}
        >
          <IconChevronRight size={16} stroke={1.7} className={classes.chevron} aria-hidden />
          <Title list={list} item={item} names={names} rank={rank} name={name} look={look} isOpen={isOpen} />
        </UnstyledButton>
        {look.aside?.(item, rank)}
        <ItemButtons
          listId={id}
          {...{ itemKey, rank, count, name, actions }}
          {...(mayDuplicate === undefined ? {} : { mayDuplicate })}
        />
      </div>
      <Untold errors={errors} />
      {isOpen && (
        <fieldset id={bodyId} className={classes.body} aria-label={capital(name)}>
          {look.intro?.(item)}
          <ItemFields {...props} item={item} parts={parts} />
          {look.note?.(item, rank)}
        </fieldset>
      )}
    </li>
  );
});

interface TitleProps extends Pick<Props, 'list' | 'names' | 'rank' | 'look' | 'isOpen'> {
  readonly item: Item;
  readonly name: string;
}

/** The words of an item, open or not; an item without a title has the name of its form, or its place in the list. */
function Title({ list, item, names, rank, name, look, isOpen }: TitleProps) {
  const form = formOf(list, item);
  const title = isPlain(list) ? '' : titleOfItem(list, item, names, rank);
  const label = list.tag === undefined ? undefined : form?.label;
  const words = title || label || capital(name);
  const under = isOpen && look.under ? undefined : look.under?.(item, rank);
  const sentence = under ?? sentenceOfItem(list, item, names);
  return (
    <span>
      <span className={classes.words} data-off={look.isOff?.(item) || undefined}>
        {look.drawing?.(item) ?? (form?.icon !== undefined && <ItemIcon name={form.icon} />)}
        {words}
      </span>
      {sentence && <span className={classes.quiet}>{sentence}</span>}
    </span>
  );
}
