import type { Field } from '@bridge/contract';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { entriesIn, idIn } from '../values/read.ts';
import { useNames } from '../values/use-names.ts';
import { innerIdOf } from './control.ts';
import { LabelledWidget } from './labelled-widget.tsx';
import classes from './list.module.css';
import { innerOf, itemName, type ListField } from './list.rules.ts';
import { Handle, ItemButtons, useItemPlace } from './list-moves.tsx';
import type { ListActions } from './use-list-items.ts';
import type { Widget, WidgetProps } from './widget.ts';

export interface ItemProps {
  /** Of the list itself. */
  readonly id: string;
  readonly path: string;
  readonly list: ListField;
  readonly resource: string;
  readonly widgetFor: (field: Field) => Widget;
  readonly hold: WidgetProps['hold'];
  readonly actions: ListActions;
  readonly count: number;
  readonly isFull: boolean;
  readonly itemKey: number;
  readonly rank: number;
  readonly item: unknown;
  readonly inner: Readonly<Record<string, string>>;
}

interface Props extends ItemProps {
  readonly isFolded: boolean;
  readonly onFold: (key: number) => void;
}

/** One sub-record: its title, and its fields when it is open. */
export const ListItem = memo(function ListItem(props: Props) {
  const { id, list, itemKey, rank, item, isFolded, onFold, count, isFull, actions } = props;
  const { sortable, style } = useItemPlace(itemKey);
  const name = useItemName(list, item, rank);
  const kind = kindOf(list, item);
  const bodyId = innerIdOf(id, `${rank}-body`);
  const isOpen = !isFolded;
  return (
    <li ref={sortable.setNodeRef} style={style} className={classes.card}>
      <div className={classes.head}>
        <Handle sortable={sortable} name={name} />
        <UnstyledButton
          className={classes.title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => onFold(itemKey)}
        >
          <IconChevronRight size={16} stroke={1.7} className={classes.chevron} aria-hidden />
          <span>
            {name.charAt(0).toUpperCase() + name.slice(1)}
            {kind !== undefined && <small className={classes.kind}>{kind}</small>}
          </span>
        </UnstyledButton>
        <ItemButtons listId={id} {...{ itemKey, rank, count, name, actions }} mayDuplicate={!isFull} />
      </div>
      {isOpen && (
        <fieldset id={bodyId} className={classes.body} aria-label={name}>
          <Fields {...props} />
        </fieldset>
      )}
    </li>
  );
});

/** An item whose title is a record is called as that record is. */
function useItemName({ item: fields, itemTitle }: ListField, item: unknown, rank: number): string {
  const field = fields[itemTitle];
  const to = field?.kind === 'reference' ? field.to : null;
  const id = to === null ? null : idIn(entriesIn(item)[itemTitle]);
  const [named] = useNames(to ?? '', id === null ? [] : [id]);
  return named?.name === undefined ? itemName(item, itemTitle, rank) : `«\u00a0${named.name}\u00a0»`;
}

/** What tells it from others that are called the same: its first choice, where its title is a record. */
function kindOf({ item: fields, itemTitle }: ListField, item: unknown): string | undefined {
  if (fields[itemTitle]?.kind !== 'reference') return undefined;
  const [name, field] = Object.entries(fields).find(([, { kind }]) => kind === 'choice') ?? [];
  if (name === undefined || field?.kind !== 'choice') return undefined;
  return field.choices.find(({ value }) => value === entriesIn(item)[name])?.label;
}

function Fields({ id, path, list, resource, widgetFor, hold, actions, itemKey, rank, item, inner }: Props) {
  const values = entriesIn(item);
  return Object.entries(list.item).map(([name, field]) => (
    <LabelledWidget
      key={name}
      id={innerIdOf(id, `${rank}.${name}`)}
      path={`${path}.${rank}.${name}`}
      field={field}
      value={values[name]}
      onChange={(value) => actions.edit(itemKey, name, value)}
      error={inner[name]}
      inner={innerOf(inner, name)}
      readOnly={field.readOnly ?? false}
      resource={resource}
      valueOf={(other) => values[other]}
      hold={hold}
      // Items have no identity: one whose short name is empty when it is drawn is a new one.
      isNew
      widget={widgetFor(field)}
    />
  ));
}
