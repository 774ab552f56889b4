import type { WidgetProps } from '../widget.ts';
import { ListEditor } from './list.editor.tsx';

/** Ordered sub-records: cards, or lines when each is one text. */
export default function ListWidget({ field, ...props }: WidgetProps) {
  return field.kind === 'list' ? <ListEditor {...props} list={field} /> : null;
}
