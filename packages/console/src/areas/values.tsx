import { type ComponentType, lazy, Suspense } from 'react';
import type { ValueProps } from '../resource/widgets/widget.ts';

const LazyVignette = lazy(() => import('./administration/catalogue/vignette.value.tsx'));

/** The place of a picture is kept while its drawing comes: rows never move. */
const PLACE = { display: 'inline-block', flex: 'none', width: 40, height: 32 } as const;

/** The hand-made drawings of values, by the name that a field gives (`widget`): where a value is seen rather than read. */
export const areaValues: Readonly<Partial<Record<string, ComponentType<ValueProps>>>> = {
  vignette: (props) => (
    <Suspense fallback={<span style={PLACE} />}>
      <LazyVignette {...props} />
    </Suspense>
  ),
};
