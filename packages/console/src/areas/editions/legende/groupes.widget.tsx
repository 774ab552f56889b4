import { ListEditor } from '../../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';

/** The groups of a legend: a copy of one would be the same to its entries. */
export default function GroupesWidget({ field, ...props }: WidgetProps) {
  return field.kind === 'list' ? <ListEditor {...props} list={field} mayDuplicate={false} /> : null;
}
