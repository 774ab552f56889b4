import { laterWidget } from '../../../resource/widgets/later.tsx';

/** Languages in their order, of the instance and of an entity. */
export const LANGUES = {
  widgets: { langues: laterWidget(() => import('./langues.widget.tsx'), 120) },
};
