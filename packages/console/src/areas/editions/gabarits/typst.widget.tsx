import { type ErreurDeSource, SourceEditor } from '../../../resource/widgets/code/source-editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { useEssai } from './use-essai.ts';

const NONE: readonly ErreurDeSource[] = [];

/** The Typst source of a gabarit of printed pages; the mistakes that the printer finds are shown at their lines. */
export default function TypstWidget(props: WidgetProps) {
  const { data, isLate } = useEssai();
  return <SourceEditor widget={props} language="typst" erreurs={data?.erreurs ?? NONE} isLate={isLate} />;
}
