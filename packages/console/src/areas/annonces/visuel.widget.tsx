import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MediaControl } from '../../catalogue/media/media-control.tsx';
import { idIn } from '../../resource/values/read.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import classes from './annonces.module.css';
import { controleQuery, useFormats } from './annonces.queries.ts';
import { genresPour } from './visuel.rules.ts';

/** The media of a création, among those that its format shows, and what the format says of it as soon as it is chosen. */
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

function Controle({ format, media }: { readonly format: number | null; readonly media: number | null }) {
  const { data } = useQuery(controleQuery(format, media));
  if (data === undefined) return null;
  return (
    <div role="status">
      {data.length === 0 ? (
        <Text size="sm" className={classes.suits}>
          Ce média convient au format.
        </Text>
      ) : (
        data.map((faute) => (
          <Text key={faute} size="sm" c="var(--mantine-color-error)">
            {faute}
          </Text>
        ))
      )}
    </div>
  );
}
