import type { Field } from '@bridge/contract';
import { createContext, useContext } from 'react';
import type { Widget } from './widget.ts';

/**
 * Which widget serves a field. The registry that knows it holds the widgets that are made of others (lists, texts by language), and the
 * hand-made ones: they ask for it here, since none of them can import what imports it.
 */
export const WidgetForContext = createContext<((field: Field) => Widget) | null>(null);

export function useWidgetFor(): (field: Field) => Widget {
  const widgetFor = useContext(WidgetForContext);
  if (!widgetFor) throw new Error('no field is drawn outside of a form');
  return widgetFor;
}
