import type { Field } from '@bridge/contract';
import { isFew } from './choices/choices.rules.ts';

/**
 * How a widget stands among its words. `stacked`: a label above one control. `inline`: the label beside it. `group`: several
 * controls, which the words name together.
 */
export type Layout = 'stacked' | 'inline' | 'group';

export function layoutOf(field: Field, languages: number): Layout {
  // Nobody knows what is inside a hand-made one.
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
