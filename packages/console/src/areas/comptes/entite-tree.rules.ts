import type { EndpointAnswer, entityTree } from '@bridge/contract';

export type EntiteNode = EndpointAnswer<typeof entityTree>['items'][number] & {
  readonly children: readonly EntiteNode[];
};

/** The entities under their parents. Those whose parent the person does not see stand at the top. */
export function treeOf(items: EndpointAnswer<typeof entityTree>['items']): EntiteNode[] {
  const known = new Set(items.map(({ id }) => id));
  const below = (parent: number | null): EntiteNode[] =>
    items
      .filter((item) => (known.has(item.parent ?? 0) ? item.parent : null) === parent)
      .map((item) => ({ ...item, children: below(item.id) }));
  return below(null);
}
