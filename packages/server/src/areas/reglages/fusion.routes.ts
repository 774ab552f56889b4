import { mergeMediatags, mergeTags, mergeTagsAnnonce } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { mergeRecords } from '../../crud/life/merge.service.ts';
import type { Bind } from '../../platform/http/endpoint.ts';

export function fusionRoutes(bind: Bind, dependencies: CrudDependencies): void {
  for (const [ressource, endpoint] of [
    ['tag', mergeTags],
    ['mediatag', mergeMediatags],
    ['tagAnnonce', mergeTagsAnnonce],
  ] as const) {
    const entry = dependencies.registry.require(ressource);
    bind(endpoint, (input) =>
      dependencies.write(input.demande, (writing) => mergeRecords(dependencies, writing, entry, input.body)),
    );
  }
}
