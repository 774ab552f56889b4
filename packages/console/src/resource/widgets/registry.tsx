import type { Field } from '@bridge/contract';
import { lazy } from 'react';
import { areaWidgets } from '../../areas/widgets.tsx';
import { BooleanWidget } from './boolean.widget.tsx';
import { ChoiceWidget } from './choice.widget.tsx';
import { ChoicesWidget } from './choices.widget.tsx';
import { ColourWidget } from './colour.widget.tsx';
import { InstantWidget } from './instant.widget.tsx';
import { Later } from './later.tsx';
import { MoneyWidget, NumberWidget } from './number.widget.tsx';
import { ReferenceWidget } from './reference.widget.tsx';
import { ReferencesWidget } from './references.widget.tsx';
import { SecretWidget } from './secret.widget.tsx';
import { SlugWidget } from './slug.widget.tsx';
import { EmailWidget, LongTextWidget, TextWidget } from './text.widget.tsx';
import { TranslatedWidget } from './translated.widget.tsx';
import { UrlWidget } from './url.widget.tsx';
import type { Widget, WidgetProps } from './widget.ts';

const LazyDate = lazy(() => import('./date.widget.tsx'));
const LazyPeriod = lazy(() => import('./period.widget.tsx'));
const LazyRichText = lazy(() => import('./rich-text.widget.tsx'));
const LazyCode = lazy(() => import('./code.widget.tsx'));
const LazyJson = lazy(() => import('./json.widget.tsx'));
const LazyIcon = lazy(() => import('./icon.widget.tsx'));
const LazyFile = lazy(() => import('./file.widget.tsx'));
const LazyList = lazy(() => import('./list.widget.tsx'));

const DateWidget = (props: WidgetProps) => <Later of={LazyDate} height={36} {...props} />;
const PeriodWidget = (props: WidgetProps) => <Later of={LazyPeriod} height={36} {...props} />;
const RichTextWidget = (props: WidgetProps) => <Later of={LazyRichText} height={220} {...props} />;
const CodeWidget = (props: WidgetProps) => <Later of={LazyCode} height={280} {...props} />;
const JsonWidget = (props: WidgetProps) => <Later of={LazyJson} height={280} {...props} />;
const IconWidget = (props: WidgetProps) => <Later of={LazyIcon} height={36} {...props} />;
const FileWidget = (props: WidgetProps) => <Later of={LazyFile} height={88} {...props} />;
const ListWidget = (props: WidgetProps) => <Later of={LazyList} height={120} {...props} />;

/** The widget of a field: the hand-made one that it names, or the one of its kind. */
export function widgetFor(field: Field): Widget {
  return (field.widget && areaWidgets[field.widget]) || widgetOfKind(field.kind);
}

function widgetOfKind(kind: Field['kind']): Widget {
  switch (kind) {
    case 'text':
      return TextWidget;
    case 'longText':
      return LongTextWidget;
    case 'richText':
      return RichTextWidget;
    case 'translated':
      return TranslatedWidget;
    case 'slug':
      return SlugWidget;
    case 'url':
      return UrlWidget;
    case 'email':
      return EmailWidget;
    case 'number':
      return NumberWidget;
    case 'money':
      return MoneyWidget;
    case 'boolean':
      return BooleanWidget;
    case 'date':
      return DateWidget;
    case 'datetime':
      return InstantWidget;
    case 'period':
      return PeriodWidget;
    case 'colour':
      return ColourWidget;
    case 'icon':
      return IconWidget;
    case 'choice':
      return ChoiceWidget;
    case 'choices':
      return ChoicesWidget;
    case 'reference':
      return ReferenceWidget;
    case 'references':
      return ReferencesWidget;
    case 'list':
      return ListWidget;
    case 'json':
      return JsonWidget;
    case 'code':
      return CodeWidget;
    case 'secret':
      return SecretWidget;
    case 'file':
      return FileWidget;
    default:
      return kind satisfies never;
  }
}
