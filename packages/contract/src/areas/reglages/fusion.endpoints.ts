import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import type { Resource } from '../../kernel/resource/resource.ts';
import { mediatag } from './mediatag.resource.ts';
import { tag } from './tag.resource.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

function fusionOf(resource: Pick<Resource, 'path' | 'noun' | 'access'>) {
  return defineEndpoint({
    method: 'POST',
    path: `/api${resource.path}/merge`,
    summary: `Fusionner\u00a0: ${resource.noun.many.toLowerCase()}`,
    access: resource.access.remove,
    // The records that used the others then use the kept one.
    body: z.strictObject({ garde: id, fusionnes: z.array(id).min(1).max(100), dryRun: z.boolean() }),
    response: z.object({ remplacements: z.number().int() }),
  });
}

export const mergeTags = fusionOf(tag);
export const mergeMediatags = fusionOf(mediatag);
