import { type ComponentType, lazy, Suspense } from 'react';
import type { ValueProps } from '../widgets/widget.ts';

/** The place of a picture, kept while its drawing is loading so that rows never move. */
const PICTURE = { display: 'inline-block', flex: 'none', width: 40, height: 32 } as const;

/** A component that draws a value, whose code is loaded with the first value shown. */
export function laterValue(
  load: () => Promise<{ default: ComponentType<ValueProps> }>,
  { isPicture = false } = {},
): ComponentType<ValueProps> {
  const Loaded = lazy(load);
  return (props) => (
    <Suspense fallback={isPicture ? <span style={PICTURE} /> : null}>
      <Loaded {...props} />
    </Suspense>
  );
}
