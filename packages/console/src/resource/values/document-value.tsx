import type { Field } from '@bridge/contract';
import type { ValueProps } from '../widgets/widget.ts';
import { Unchanged } from './unchanged.tsx';
import { useReferredNames } from './use-names.ts';
import classes from './value.module.css';

interface Props extends Pick<ValueProps, 'value' | 'names' | 'density' | 'against'> {
  readonly field: Extract<Field, { readonly kind: 'json' }>;
}

/** A document, in the words of its field. */
export function DocumentValue({ field, value, names: known, density, against }: Props) {
  const names = useReferredNames(field, value, known);
  const said = field.words(value, names);
  if (typeof said === 'string') return said;
  if (density === 'line') return said.join(', ');
  const other = against === undefined || against === null ? [] : field.words(against, names);
  const shown = said.filter((part) => !other.includes(part));
  return (
    <>
      <ul className={classes.items}>
        {shown.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <Unchanged count={said.length - shown.length} />
    </>
  );
}
