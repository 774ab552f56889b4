import { type Field, fieldsOf, formOf, type ListField, sentenceOfItem, titleOfItem } from '@bridge/contract';
import type { ComponentType } from 'react';
import type { ValueProps } from '../widgets/widget.ts';
import { isEqual } from './equal.ts';
import { entriesIn, listIn } from './read.ts';
import { Unchanged } from './unchanged.tsx';
import { useReferredNames } from './use-names.ts';
import classes from './value.module.css';

interface Props extends Pick<ValueProps, 'value' | 'names' | 'against'> {
  readonly list: ListField;
  /** The component that draws the fields of an item. */
  readonly Value: ComponentType<ValueProps>;
}

/**
 * The items of a document, each in the words of its card, or in the name of its form when it says nothing yet. Given
 * another state of the list, only the items that changed, with the fields that differ.
 */
export function ItemSentences({ list, value, names: known, against, Value }: Props) {
  const names = useReferredNames(list, value, known);
  const items = listIn(value);
  const others = listIn(against);
  const isChanged = (item: unknown) => !others.some((other) => isEqual(item, other));
  const gone = others.filter((other) => !items.some((item) => isEqual(item, other)));
  const changed = items.filter(isChanged);
  return (
    <>
      <ol className={classes.items}>
        {items.map((item, rank) =>
          isChanged(item) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: sub-records have no identity but their rank, and nothing here has a state.
            <li key={rank} value={rank + 1}>
              {titleOfItem(list, item, names, rank) || formOf(list, item)?.label}
              <span className={classes.under}>{sentenceOfItem(list, item, names)}</span>
              {differences(list, item, gone[changed.indexOf(item)]).map(([name, field]) => (
                <span key={name} className={classes.under}>
                  {`${field.label}\u00a0: `}
                  <Value field={field} value={entriesIn(item)[name]} names={names} density="line" />
                </span>
              ))}
            </li>
          ) : null,
        )}
      </ol>
      <Unchanged count={items.length - changed.length} />
    </>
  );
}

/** The fields in which an item differs from its other state; none when the two have different forms. */
function differences(list: ListField, item: unknown, other: unknown): [string, Field][] {
  if (other === undefined || formOf(list, item) !== formOf(list, other)) return [];
  const [mine, theirs] = [entriesIn(item), entriesIn(other)];
  return Object.entries(fieldsOf(list, item)).filter(([name]) => !isEqual(mine[name], theirs[name]));
}
