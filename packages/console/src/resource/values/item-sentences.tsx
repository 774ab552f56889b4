import { formOf, type ListField, sentenceOfItem, titleOfItem } from '@bridge/contract';
import type { ValueProps } from '../widgets/widget.ts';
import { listIn } from './read.ts';
import { useReferredNames } from './use-names.ts';
import classes from './value.module.css';

interface Props {
  readonly list: ListField;
  readonly value: unknown;
  readonly names: ValueProps['names'];
}

/** The items of a document, each in the words that its card says; one that says nothing yet is called as its form. */
export function ItemSentences({ list, value, names: known }: Props) {
  const names = useReferredNames(list, value, known);
  return (
    <ol className={classes.items}>
      {listIn(value).map((item, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sub-records have no identity but their rank, and nothing here has a state.
        <li key={rank}>
          {titleOfItem(list, item, names, rank) || formOf(list, item)?.label}
          <span className={classes.under}>{sentenceOfItem(list, item, names)}</span>
        </li>
      ))}
    </ol>
  );
}
