import { Vignette } from '../../catalogue/vignette.tsx';
import { textIn } from '../../resource/values/read.ts';
import type { ValueProps } from '../../resource/widgets/widget.ts';

/** The picture of an objet in a list, or the icon of its type when the list shows that field too. */
export default function VignetteValue({ value, record }: ValueProps) {
  return <Vignette url={textIn(value)} type={record?.typeBridge} />;
}
