import { Autocomplete } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { dossiersQuery } from '../../../catalogue/media/media.queries.ts';
import { textIn } from '../../../resource/values/read.ts';
import { controlProps } from '../../../resource/widgets/control.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';

/** The name of a folder: an existing folder, or a new one. */
export default function DossierWidget(props: WidgetProps) {
  const { field, value, onChange } = props;
  const { data = [] } = useQuery(dossiersQuery);
  return (
    <Autocomplete
      {...controlProps(props)}
      aria-label={field.label}
      data={data.map(({ chemin }) => chemin).filter((chemin) => chemin !== '')}
      maxLength={field.kind === 'text' ? field.longest : undefined}
      value={textIn(value)}
      onChange={onChange}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
