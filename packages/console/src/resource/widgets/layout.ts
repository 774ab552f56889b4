import type { Field } from '@bridge/contract';
import { isFew } from './choices/choices.rules.ts';

/**
 * How a widget stands with its label. `stacked`: the label above one control. `inline`: the label beside the control.
 * `group`: several controls that the label names together.
 */
export type Layout = 'stacked' | 'inline' | 'group';

export function layoutOf(field: Field, languages: number): Layout {
  // A widget made by hand may hold several controls.
  if (field.widget !== undefined) return 'group';
  switch (field.kind) {
    case 'boolean':
      return 'inline';
    case 'choices':
      return isFew(field) ? 'group' : 'stacked';
    case 'translated':
      return languages > 1 ? 'group' : 'stacked';
    case 'list':
    case 'period':
    case 'file':
    case 'secret':
    case 'icon':
      return 'group';
    default:
      return 'stacked';
  }
}
