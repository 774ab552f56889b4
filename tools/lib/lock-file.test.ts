import { expect, test } from 'vitest';
import { manifestsOutOfLock } from './lock-file.mjs';

const root = { devDependencies: { vite: '8.3.8', tsx: '4.23.15' } };
const contract = { dependencies: { zod: '4.6.7' } };
const locked = { '': root, 'packages/contract': contract, 'node_modules/zod': {} };

test('a lock file that holds what is asked for is accepted, in whatever order', () => {
  const reordered = { devDependencies: { tsx: '4.23.15', vite: '8.3.8' } };
  expect(manifestsOutOfLock(locked, { '': reordered, 'packages/contract': contract })).toEqual([]);
});

test('a changed version, a new dependency and a new package are noticed', () => {
  const manifests = {
    '': { devDependencies: { ...root.devDependencies, vite: '8.3.9' } },
    'packages/contract': { dependencies: { ...contract.dependencies, pg: '8.23.1' } },
    'packages/new': { optionalDependencies: { sharp: '0.35.0' } },
  };
  expect(manifestsOutOfLock(locked, manifests)).toEqual(['', 'packages/contract', 'packages/new']);
});
