import type { Widget } from '../resource/widgets/widget.ts';

/** The hand-made widgets of the areas, by the name that a field gives (`widget`). Lazy, each: `'cles-de-tri': lazy(() => …)`. */
export const areaWidgets: Readonly<Partial<Record<string, Widget>>> = {};
