import { Vignette } from '../../catalogue/vignette.tsx';
import { textIn } from '../../resource/values/read.ts';
import type { ValueProps } from '../../resource/widgets/widget.ts';

/** The picture in a list. Its type is known when the list shows it too. */
export default function VignetteValue({ value, record }: ValueProps) {
  return <Vignette url={textIn(value)} type={record?.typeBridge} />;
}
