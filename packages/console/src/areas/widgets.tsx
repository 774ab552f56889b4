import { lazy } from 'react';
import { Later } from '../resource/widgets/later.tsx';
import type { Widget } from '../resource/widgets/widget.ts';

const LazyDuree = lazy(() => import('./reglages/duree.widget.tsx'));
const LazyLangues = lazy(() => import('./reglages/langues.widget.tsx'));

/** The hand-made widgets of the areas, by the name that a field gives (`widget`). Lazy, each: they come with the first field drawn. */
export const areaWidgets: Readonly<Partial<Record<string, Widget>>> = {
  duree: (props) => <Later of={LazyDuree} height={36} {...props} />,
  langues: (props) => <Later of={LazyLangues} height={120} {...props} />,
};
