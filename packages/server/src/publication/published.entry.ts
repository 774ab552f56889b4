import { isPublished, type PublishedResource } from '@bridge/contract';
import type { Entry } from '../crud/registry.ts';

/** A resource whose records are published. */
export type PublishedEntry = Entry & { readonly resource: PublishedResource };

export const isPublishedEntry = (entry: Entry): entry is PublishedEntry => isPublished(entry.resource);
