import type { Resource } from '@bridge/contract';
import { type ComponentType, createContext } from 'react';
import type { Choix } from '../../values/choix.query.ts';

export interface CreationDrawerProps {
  readonly resource: Resource;
  /** What was typed to look for it. */
  readonly name: string;
  readonly onCreated: (choix: Choix) => void;
  readonly onClose: () => void;
}

/**
 * What makes a record over the form that refers to it. A form is made of widgets: they ask for it here, since none of them can import what
 * imports it. Null where there is none, as inside of such a drawer itself.
 */
export const CreationDrawerContext = createContext<ComponentType<CreationDrawerProps> | null>(null);
