import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { textIn } from '../../../resource/values/read.ts';
import { controlProps } from '../../../resource/widgets/control.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { groupesQuery } from './ecran.queries.ts';

/** The name of a group of screens: an existing group, or a new one. */
export default function GroupeWidget(props: WidgetProps) {
  const { id, value, onChange } = props;
  const { data = [] } = useQuery(groupesQuery);
  const known = `${id}-groupes`;
  return (
    <>
      <TextInput
        {...controlProps(props)}
        autoComplete="off"
        list={known}
        value={textIn(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={known}>
        {data.map(({ nom }) => (
          <option key={nom} value={nom} />
        ))}
      </datalist>
    </>
  );
}
