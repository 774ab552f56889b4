import type { ComponentType, LazyExoticComponent } from 'react';

/** Which component draws which page of the contract, by page id. A page without one is declared but not built yet. */
export type Screens = Partial<Record<string, ComponentType | LazyExoticComponent<ComponentType>>>;
