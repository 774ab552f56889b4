import { idIn } from '../../resource/values/read.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import { EMPLOIS_DE_MEDIA } from './emplois.ts';
import { MediaControl } from './media-control.tsx';

/** A reference to a media in any form, shown as a picture rather than a name. */
export default function MediaWidget({ id, field, value, onChange, describedBy, readOnly }: WidgetProps) {
  return (
    <MediaControl
      {...EMPLOIS_DE_MEDIA[field.widget ?? '']}
      id={id}
      label={field.label}
      value={idIn(value)}
      onChange={onChange}
      describedBy={describedBy}
      readOnly={readOnly}
    />
  );
}
