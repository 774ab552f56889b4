import { MediaControl } from '../../../catalogue/media/media-control.tsx';
import { idIn } from '../../../resource/values/read.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { useFormats } from '../annonces.queries.ts';
import { Controle } from './controle.part.tsx';
import { genresPour } from './visuel.rules.ts';

/** The media of a création, among the genres of its format, checked against the format as soon as it is chosen. */
export default function VisuelWidget({ id, field, onChange, error, describedBy, ...props }: WidgetProps) {
  const format = idIn(props.valueOf('format'));
  const media = idIn(props.value);
  const formats = useFormats(format === null ? [] : [format]);
  return (
    <>
      <MediaControl
        id={id}
        label={field.label}
        genres={genresPour(formats.get(format ?? 0))}
        support="publicite"
        value={media}
        onChange={onChange}
        describedBy={describedBy}
      />
      {error === undefined && <Controle format={format} media={media} />}
    </>
  );
}
