import { expect, it } from 'vitest';
import { createPathTree } from './path-tree.ts';

const tree = createPathTree<string>();
for (const path of ['/tris/', '/tris/:id', '/tris/export', '/tris/:tri/champs/:n', '/tris/export/bilan'])
  tree.add(path, path);
const found = (path: string) => tree.find(path)?.value;

it('a path leads to what is called so, then to what has a parameter there', () => {
  expect(['/tris', '/tris/', '/tris/12/', '/tris/export'].map(found)).toEqual([
    '/tris/',
    '/tris/',
    '/tris/:id',
    '/tris/export',
  ]);
  // No call continues so below « export »: it is a parameter.
  expect(tree.find('/tris/export/champs/3')).toEqual({
    value: '/tris/:tri/champs/:n',
    params: { tri: 'export', n: '3' },
  });
});

it('a parameter is a whole word, decoded, that is neither empty nor endless', () => {
  expect(tree.find('/tris/%C3%A9t%C3%A9%2F25%2525')?.params).toEqual({ id: 'été/25%25' });
  expect(found('/%74ris/12')).toBe('/tris/:id');
  const lost = ['', '/', '/tri', '/Tris', '/tris/1/champs', '/tris/1/champs/2/3', '/tris//champs/1', '/tris/1//'];
  expect([...lost, `/tris/${'1'.repeat(501)}`].filter((path) => found(path) !== undefined)).toEqual([]);
  expect(found(`/tris/${'1'.repeat(500)}`)).toBe('/tris/:id');
});

it('two calls never share a path', () => {
  expect(() => tree.add('/tris/:numero', 'other')).toThrow('/tris/:numero');
});
