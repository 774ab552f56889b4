import { laterWidget } from '../../../resource/widgets/later.tsx';

/** The widget of languages in their order, for the instance and for an entity. */
export const LANGUES = {
  widgets: { langues: laterWidget(() => import('./langues.widget.tsx'), 120) },
};
