import type { Access, AnyRecord, Etat, ListedResource } from '@bridge/contract';
import type { IconProps } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { Selected } from '../table/selection.rules.ts';

/** What an area adds to the list of a resource, in a module of its own that the descriptor of the resource loads. */
export interface ResourceActions {
  readonly rowActions?: readonly RowAction[];
  readonly bulkActions?: readonly BulkAction[];
  /** Actions on the list itself, beside « Créer ». */
  readonly listActions?: readonly ListAction[];
}

interface Described {
  readonly id: string;
  /** A verb in the infinitive: « Inviter ». */
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  readonly access: Access;
}

export interface RowAction extends Described {
  /** The action cannot be undone. */
  readonly danger?: boolean;
  /** The states of the rows that the action is offered on; active rows when absent. */
  readonly etats?: readonly Etat[];
  /** Fields that `applies` or `run` read: a list asks only for what it shows. */
  readonly needs?: readonly string[];
  readonly applies?: (record: AnyRecord) => boolean;
  readonly run: (context: RowContext) => void | Promise<void>;
}

export interface BulkAction extends Described {
  readonly etats?: readonly Etat[];
  /** The fewest rows that the action takes. */
  readonly fewest?: number;
  readonly run: (context: BulkContext) => void | Promise<void>;
}

export interface ListAction extends Described {
  readonly run: (context: ActionContext) => void | Promise<void>;
}

export interface ActionContext {
  readonly resource: ListedResource;
  /** Reads the list again, and whatever refers to these records. */
  readonly refresh: () => Promise<void>;
  /** Shows something over the list, a dialog for instance, until it closes itself. It may be code that is loaded first. */
  readonly open: (draw: (close: () => void) => ReactNode) => void;
}

export interface RowContext extends ActionContext {
  readonly record: AnyRecord;
}

export interface BulkContext extends ActionContext {
  readonly selected: Selected;
  readonly clear: () => void;
}

export const NO_ACTIONS: ResourceActions = {};
