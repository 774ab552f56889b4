import { countOf, USAGES } from '@bridge/contract';
import { Checkbox, Skeleton } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { memo } from 'react';
import { Link } from 'react-router';
import { recordPath } from '../../record-path.ts';
import { FieldValue } from '../../values/field-value.tsx';
import { useScene } from '../list-scene.ts';
import classes from './list-cards.module.css';
import type { RowProps } from './list-row.tsx';
import { RowMenu } from './row-menu.tsx';
import { useRowList } from './use-row-list.tsx';
import { type Draw, MOST_DRAWN, VirtualCards } from './virtual-rows.tsx';

const MAIN_FIELDS = 3;
/** In pixels: a title and three fields. */
const HEIGHT = 132;

/** The same rows where a table has no room. */
export function ListCards() {
  const { resource, rows } = useScene();
  const entries = useRowList();
  const draw: Draw = (place, measure) => {
    const entry = entries[place];
    return entry && <Card key={entry.record.id} {...entry} measure={measure} />;
  };
  if (rows.total === undefined) {
    return <Skeleton height={HEIGHT * 3} aria-label="Chargement…" />;
  }
  return (
    <ul
      aria-label={countOf(resource.noun, rows.total)}
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

const Card = memo(function Card(props: RowProps) {
  const { resource, record, titre, place, columns, names, selected, toggle, choicesFor, measure } = props;
  const shown = columns.filter(({ name }) => name !== USAGES).slice(0, MAIN_FIELDS);
  return (
    <li ref={measure} data-index={place} className={classes.place}>
      <article className={classes.card} data-selected={selected || undefined} aria-label={titre}>
        <div className={classes.head}>
          <Checkbox aria-label={`Sélectionner ${titre}`} checked={selected} onChange={() => toggle(record.id, false)} />
          <Link to={recordPath(resource, record.id)} className={classes.title} data-row-link>
            {titre}
          </Link>
          <RowMenu titre={titre} choices={choicesFor(record)} />
        </div>
        <dl className={classes.fields}>
          {shown.map(
            ({ name, label, field }) =>
              field && (
                <div key={name} className={classes.field}>
                  <dt>{label}</dt>
                  <dd>
                    <FieldValue field={field} value={record[name]} names={names} density="line" />
                  </dd>
                </div>
              ),
          )}
        </dl>
      </article>
    </li>
  );
});
