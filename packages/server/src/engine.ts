import { RESOURCES, type Resource } from '@bridge/contract';
import { descriptors, READ_ONLY_ENTRIES } from './areas/resources.ts';
import { type Accounts, createAccounts } from './areas/session/accounts.ts';
import { createLongLists, type LongLists } from './crud/read/long-lists.ts';
import { createRegistry } from './crud/registry.ts';
import type { CrudContext } from './crud/write/record.service.ts';
import { createVault } from './crud/write/value.rules.ts';
import type { Clock } from './platform/clock.ts';
import type { Mail } from './platform/mail.ts';
import { publicationHooks } from './publication/changements.hooks.ts';
import { suitesOf } from './suites.ts';

interface EngineDependencies {
  readonly clock: Clock;
  readonly mail: Pick<Mail, 'post'>;
  /** The address of the console in e-mails, known once the server listens. */
  readonly publicUrl: () => string;
  /** The key that encrypts secrets of records. */
  readonly secret: string;
  /** The resources of the product; tests add their own. */
  readonly resources?: readonly Resource[] | undefined;
}

/** The resources with their rules and suites, shared by requests, jobs, maintenance and the demonstration. */
export interface Engine extends CrudContext {
  readonly accounts: Accounts;
  readonly longLists: LongLists;
  /** Tells listeners that what visitors see has changed, once it is committed. */
  readonly publicChanged: () => void;
  readonly onPublicChange: (listener: () => void) => void;
}

export function createEngine({ clock, mail, publicUrl, secret, resources = RESOURCES }: EngineDependencies): Engine {
  const listeners = new Set<() => void>();
  const publicChanged = () => {
    for (const listener of listeners) listener();
  };
  const longLists = createLongLists(clock);
  const accounts = createAccounts({ clock, mail, publicUrl });
  return {
    registry: createRegistry(resources, descriptors({ clock, mail, ...accounts }), publicationHooks, READ_ONLY_ENTRIES),
    suites: suitesOf({ publicChanged, longLists }),
    vault: createVault(secret),
    accounts,
    longLists,
    publicChanged,
    onPublicChange: (listener) => listeners.add(listener),
  };
}
