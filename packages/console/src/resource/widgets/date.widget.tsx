import { DateControl } from './date-control.tsx';
import type { WidgetProps } from './widget.ts';

export default function DateWidget(props: WidgetProps) {
  return <DateControl {...props} />;
}
