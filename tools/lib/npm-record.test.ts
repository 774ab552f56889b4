import { expect, test } from 'vitest';
import { installedMatches } from './npm-record.mjs';

const machine = { platform: 'linux', arch: 'arm64' };
const zod = { version: '4.6.7', integrity: 'sha512-a' };
const forLinux = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['arm64'] };
const forMac = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
const locked = {
  '': {},
  'packages/contract': {},
  'node_modules/zod': zod,
  'node_modules/x-linux': forLinux,
  'node_modules/x-mac': forMac,
};

test('an installation made by hand is recognised, without the packages of other platforms', () => {
  const installed = { 'node_modules/zod': zod, 'node_modules/x-linux': forLinux };
  expect(installedMatches(locked, installed, machine)).toBe(true);
});

test('a missing package is noticed', () => {
  expect(installedMatches(locked, { 'node_modules/x-linux': forLinux }, machine)).toBe(false);
});

test('another version or another content is noticed', () => {
  expect(installedMatches(locked, { 'node_modules/zod': { ...zod, version: '4.6.6' } }, machine)).toBe(false);
  expect(installedMatches(locked, { 'node_modules/zod': { ...zod, integrity: 'sha512-b' } }, machine)).toBe(false);
});

test('a folder copied from another machine is noticed', () => {
  expect(installedMatches(locked, { 'node_modules/zod': zod, 'node_modules/x-mac': forMac }, machine)).toBe(false);
});

test('a package that excludes other systems is accepted here', () => {
  const notWindows = { 'node_modules/zod': { ...zod, os: ['!win32'] } };
  expect(installedMatches(locked, notWindows, machine)).toBe(true);
  expect(installedMatches(locked, notWindows, { ...machine, platform: 'win32' })).toBe(false);
});
