import { expect, test } from 'vitest';
import { withAddresses } from './lock-addresses.mjs';

test('each package that a registry has gets its address there: those of a scope, inside another and under another name too', () => {
  const packages = {
    '': { version: '0.1.0' },
    'packages/contract': { version: '0.1.0' },
    'node_modules/@bridge/contract': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/@types/node': { version: '20.19.43' },
    'node_modules/vite/node_modules/zod': { version: '3.0.0' },
    'node_modules/read': { name: 'reader', version: '1.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', resolved: 'https://elsewhere.invalid/elsewhere.tgz' },
  };
  const found = withAddresses({ packages }, 'https://registry.invalid/npm/').packages;
  expect(Object.entries(found).map(([path, entry]) => [path, 'resolved' in entry ? entry.resolved : null])).toEqual([
    ['', null],
    ['packages/contract', null],
    ['node_modules/@bridge/contract', null],
    ['node_modules/zod', 'https://registry.invalid/npm/zod/-/zod-4.6.7.tgz'],
    ['node_modules/@types/node', 'https://registry.invalid/npm/@types/node/-/node-20.19.43.tgz'],
    ['node_modules/vite/node_modules/zod', 'https://registry.invalid/npm/zod/-/zod-3.0.0.tgz'],
    ['node_modules/read', 'https://registry.invalid/npm/reader/-/reader-1.0.0.tgz'],
    ['node_modules/elsewhere', 'https://elsewhere.invalid/elsewhere.tgz'],
  ]);
});
