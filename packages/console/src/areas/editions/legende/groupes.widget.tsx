import { ListEditor } from '../../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';

/** The groups of a legend. A copy would have the code of its model, and entries could not tell the two apart. */
export default function GroupesWidget({ field, ...props }: WidgetProps) {
  return field.kind === 'list' ? <ListEditor {...props} list={field} mayDuplicate={false} /> : null;
}
