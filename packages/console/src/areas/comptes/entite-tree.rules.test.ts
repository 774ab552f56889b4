import { expect, it } from 'vitest';
import { treeOf } from './entite-tree.rules.ts';

const entity = (id: number, parent: number | null) => ({
  id,
  parent,
  nom: `Entité ${id}`,
  code: `e${id}`,
  type: 'ot',
  archivee: false,
  utilisateurs: 0,
});

it('entities stand under their parents, and on top when their parent is not seen', () => {
  const tree = treeOf([entity(1, null), entity(2, 1), entity(3, 2), entity(4, 99)]);
  expect(tree.map(({ id }) => id)).toEqual([1, 4]);
  expect(tree[0]?.children.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([[2, [3]]]);
});
