import { RESOURCES, tag } from '@bridge/contract';
import { expect, it } from 'vitest';
import { describe } from './descriptor.ts';
import { createRegistry } from './registry.ts';

it('a resource is described once', () => {
  expect(() => createRegistry(RESOURCES, [describe(tag, {}), describe(tag, {})])).toThrow('tag is described twice');
});

it('only what is a resource is described', () => {
  const unknown = { ...tag, id: 'inconnue' };
  expect(() => createRegistry(RESOURCES, [describe(unknown, {})])).toThrow('inconnue is described and is no resource');
});
