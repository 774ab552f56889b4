import { type ComponentType, lazy, Suspense } from 'react';
import { parEmploi } from '../catalogue/media/emplois.ts';
import type { ValueProps } from '../resource/widgets/widget.ts';

const LazyVignette = lazy(() => import('./objets/vignette.value.tsx'));
const LazyMedia = lazy(() => import('../catalogue/media/media.value.tsx'));
const LazyFichierMedia = lazy(() => import('./mediatheque/form/fichier.value.tsx'));
const LazyCadrage = lazy(() => import('./mediatheque/form/cadrage.value.tsx'));
const LazyCalendrier = lazy(() => import('./editions/planification/calendrier.value.tsx'));

/** The place of a picture is kept while its drawing comes: rows never move. */
const PLACE = { display: 'inline-block', flex: 'none', width: 40, height: 32 } as const;

/** The hand-made drawings of values, by the name that a field gives (`widget`): where a value is seen rather than read. */
export const areaValues: Readonly<Partial<Record<string, ComponentType<ValueProps>>>> = {
  vignette: (props) => (
    <Suspense fallback={<span style={PLACE} />}>
      <LazyVignette {...props} />
    </Suspense>
  ),
  ...parEmploi<ComponentType<ValueProps>>((props) => (
    <Suspense fallback={<span style={PLACE} />}>
      <LazyMedia {...props} />
    </Suspense>
  )),
  'fichier-media': (props) => (
    <Suspense fallback={<span style={PLACE} />}>
      <LazyFichierMedia {...props} />
    </Suspense>
  ),
  cadrage: (props) => (
    <Suspense fallback={null}>
      <LazyCadrage {...props} />
    </Suspense>
  ),
  'calendrier-edition': (props) => (
    <Suspense fallback={null}>
      <LazyCalendrier {...props} />
    </Suspense>
  ),
};
