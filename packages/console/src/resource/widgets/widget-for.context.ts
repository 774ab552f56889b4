import type { Field } from '@bridge/contract';
import { createContext, useContext } from 'react';
import type { Widget } from './widget.ts';

/**
 * Finds the widget of a field. The registry holds widgets made of other widgets (lists, texts by language) and widgets
 * made by hand, which cannot import the registry that imports them: they ask this context.
 */
export const WidgetForContext = createContext<((field: Field) => Widget) | null>(null);

export function useWidgetFor(): (field: Field) => Widget {
  const widgetFor = useContext(WidgetForContext);
  if (!widgetFor) throw new Error('no field is drawn outside of a form');
  return widgetFor;
}
