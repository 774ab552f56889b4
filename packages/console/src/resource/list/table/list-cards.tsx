import { countOf } from '@bridge/contract';
import { Checkbox, Skeleton } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { memo } from 'react';
import { Link } from 'react-router';
import { cardColumns, ledBy } from '../columns/column.rules.ts';
import { useListContext } from '../list.context.ts';
import classes from './list-cards.module.css';
import { Cell, type RowProps } from './list-row.tsx';
import { RowMenu } from './row-menu.tsx';
import { useRowList } from './use-row-list.tsx';
import { type Draw, MOST_DRAWN, VirtualCards } from './virtual-rows.tsx';

/** The height of a card in pixels: a title and three fields. */
const HEIGHT = 132;

/** The rows as cards, where a table has no room. */
export function ListCards() {
  const { resource, rows, list } = useListContext();
  const asked = Object.keys(list.state.filters).join();
  const entries = useRowList();
  const draw: Draw = (place, measure) => {
    const entry = entries[place];
    return entry && <Card key={entry.record.id} {...entry} asked={asked} measure={measure} />;
  };
  if (rows.total === undefined) {
    return <Skeleton height={HEIGHT * 3} aria-label="Chargement…" />;
  }
  return (
    <ul
      aria-label={countOf(resource.noun, rows.total, rows.plus)}
      aria-busy={rows.fetching}
      className={classes.cards}
      data-stale={rows.stale || undefined}
    >
      {entries.length > MOST_DRAWN ? (
        <VirtualCards count={entries.length} height={HEIGHT} draw={draw} />
      ) : (
        entries.map((_, place) => draw(place))
      )}
    </ul>
  );
}

interface CardProps extends RowProps {
  /** The fields that the list is filtered by: a card shows their values, whatever the place of their columns. */
  readonly asked: string;
}

const Card = memo(function Card({ asked, ...props }: CardProps) {
  const { record, titre, to, onOpen, ticks, Icon, place, columns, selected, toggle, choicesFor, measure } = props;
  const { lead, others } = ledBy(columns);
  const shown = cardColumns(others, asked.split(','));
  return (
    <li ref={measure} data-index={place} className={classes.place}>
      <article className={classes.card} data-selected={selected || undefined} aria-label={titre}>
        <div className={classes.head}>
          {ticks && (
            <Checkbox
              aria-label={`Sélectionner ${titre}`}
              checked={selected}
              onChange={() => toggle(record.id, false)}
            />
          )}
          {lead && <Cell {...props} column={lead} />}
          {Icon && <Icon row={record} />}
          {to ? (
            <Link to={to} className={classes.title} data-row-link onClick={() => onOpen?.(record.id)}>
              {titre}
            </Link>
          ) : (
            <span className={classes.title}>{titre}</span>
          )}
          <RowMenu titre={titre} choices={choicesFor(record)} />
        </div>
        <dl className={classes.fields}>
          {shown.map((column) => (
            <div key={column.name} className={classes.field}>
              <dt>{column.label}</dt>
              <dd>
                <Cell {...props} column={column} />
              </dd>
            </div>
          ))}
        </dl>
      </article>
    </li>
  );
});
