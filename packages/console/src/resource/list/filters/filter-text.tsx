import type { Field } from '@bridge/contract';
import { useNames } from '../../values/use-names.ts';
import { useListContext } from '../list.context.ts';
import { type FilterValue, isValues } from '../state/list-state.ts';
import { filterWords } from './filter.words.ts';

interface Props {
  readonly name: string;
  readonly field: Field;
  readonly value: FilterValue;
}

/** The words of a filter; records are named once their names are known. */
export function FilterText({ name, field, value }: Props) {
  const { filters } = useListContext();
  const to = field.kind === 'reference' || field.kind === 'references' ? field.to : '';
  const ids = to && isValues(value) ? value.filter((one) => typeof one === 'number') : [];
  const names = new Map(useNames(to, ids).map(({ id, name }) => [id, name]));
  return filterWords(field, value, (id) => names.get(id) ?? '…', filters?.[name]?.wordOf);
}
