import { useListContext } from '../list.context.ts';
import { BooleanFilter } from './boolean-filter.tsx';
import { ChoicesFilter } from './choices-filter.tsx';
import type { FilterProps } from './filter.ts';
import { LanguageFilter } from './language-filter.tsx';
import { DateRangeFilter, NumberRangeFilter } from './range-filter.tsx';
import { ReferenceFilter } from './reference-filter.tsx';
import { TextFilter } from './text-filter.tsx';

/** The editor of a filter, by the kind of its field. */
export function FilterEditor(props: FilterProps) {
  const { field, name } = props;
  const { filters } = useListContext();
  const Own = filters?.[name]?.Editor;
  if (Own) return <Own {...props} />;
  switch (field.kind) {
    case 'boolean':
      return <BooleanFilter {...props} />;
    case 'choice':
    case 'choices':
      return <ChoicesFilter {...props} choices={field.choices} required={field.required === true} />;
    case 'reference':
    case 'references':
      return <ReferenceFilter {...props} to={field.to} />;
    case 'date':
    case 'datetime':
      return <DateRangeFilter {...props} />;
    case 'number':
    case 'money':
      return <NumberRangeFilter {...props} />;
    case 'translated':
      return <LanguageFilter {...props} />;
    default:
      return <TextFilter {...props} />;
  }
}
