import type { Field } from '@bridge/contract';
import { lazy } from 'react';
import { ChoiceWidget } from '../resource/widgets/choice.widget.tsx';
import { type FormFieldProps, LabelledWidget } from '../resource/widgets/labelled-widget.tsx';
import { Later } from '../resource/widgets/later.tsx';
import { NumberWidget } from '../resource/widgets/number.widget.tsx';
import { TextWidget } from '../resource/widgets/text.widget.tsx';
import { TranslatedWidget } from '../resource/widgets/translated.widget.tsx';
import type { Widget, WidgetProps } from '../resource/widgets/widget.ts';
import { WidgetForContext } from '../resource/widgets/widget-for.context.ts';

const LazyIcon = lazy(() => import('../resource/widgets/icon.widget.tsx'));
const IconWidget = (props: WidgetProps) => <Later of={LazyIcon} height={36} {...props} />;

/** The few kinds that parts of a document are made of. The registry of all kinds holds the widgets of documents: it cannot be asked from here. */
function widgetOf({ kind }: Pick<Field, 'kind'>): Widget {
  switch (kind) {
    case 'translated':
      return TranslatedWidget;
    case 'number':
      return NumberWidget;
    case 'choice':
      return ChoiceWidget;
    case 'icon':
      return IconWidget;
    default:
      return TextWidget;
  }
}

/** One setting of a part of a document, with its words. */
export function SimpleField(props: FormFieldProps) {
  return (
    <WidgetForContext value={widgetOf}>
      <LabelledWidget {...props} widget={widgetOf(props.field)} />
    </WidgetForContext>
  );
}
