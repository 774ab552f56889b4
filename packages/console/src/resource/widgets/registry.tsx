import type { Field } from '@bridge/contract';
import { use, useMemo } from 'react';
import { DescriptorContext, type Widgets } from '../descriptor.ts';
import { BooleanWidget } from './boolean.widget.tsx';
import { ChoiceWidget } from './choices/choice.widget.tsx';
import { ChoicesWidget } from './choices/choices.widget.tsx';
import { ColourWidget } from './colour.widget.tsx';
import { InstantWidget } from './dates/instant.widget.tsx';
import { laterWidget } from './later.tsx';
import { MoneyWidget, NumberWidget } from './number.widget.tsx';
import { ReferenceWidget } from './references/reference.widget.tsx';
import { ReferencesWidget } from './references/references.widget.tsx';
import { SecretWidget } from './texts/secret.widget.tsx';
import { SlugWidget } from './texts/slug.widget.tsx';
import { EmailWidget, LongTextWidget, TextWidget } from './texts/text.widget.tsx';
import { TranslatedWidget } from './texts/translated.widget.tsx';
import { UrlWidget } from './texts/url.widget.tsx';
import type { Widget } from './widget.ts';

const DateWidget = laterWidget(() => import('./dates/date.widget.tsx'), 36);
const PeriodWidget = laterWidget(() => import('./dates/period.widget.tsx'), 36);
const RichTextWidget = laterWidget(() => import('./texts/rich-text.widget.tsx'), 220);
const CodeWidget = laterWidget(() => import('./code/code.widget.tsx'), 280);
const JsonWidget = laterWidget(() => import('./json.widget.tsx'), 280);
const IconWidget = laterWidget(() => import('./icon.widget.tsx'), 36);
const FileWidget = laterWidget(() => import('./files/file.widget.tsx'), 88);
const ListWidget = laterWidget(() => import('./list/list.widget.tsx'), 120);

/** Finds the widget of a field: the one that the area makes by hand and the field names, or that of its kind. */
export function useRegistry(): (field: Field) => Widget {
  const { widgets } = use(DescriptorContext);
  return useMemo(() => (field) => widgetFor(field, widgets), [widgets]);
}

export function widgetFor(field: Field, own: Widgets = {}): Widget {
  return (field.widget && own[field.widget]) || widgetOfKind(field.kind);
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
