import type { WidgetProps } from '../widget.ts';
import { DateControl } from './date-control.tsx';

export default function DateWidget(props: WidgetProps) {
  return <DateControl {...props} />;
}
