import type { Resource } from '@bridge/contract';
import { type ComponentType, createContext } from 'react';
import type { Choix } from '../../values/choix.query.ts';

export interface CreationDrawerProps {
  readonly resource: Resource;
  /** The words that were typed to search for the record. */
  readonly name: string;
  readonly onCreated: (choix: Choix) => void;
  readonly onClose: () => void;
}

/**
 * The component that creates a record over the form that refers to it. Forms are made of widgets, so widgets cannot
 * import a form: they ask this context. Null where no record may be created, as inside such a drawer.
 */
export const CreationDrawerContext = createContext<ComponentType<CreationDrawerProps> | null>(null);
