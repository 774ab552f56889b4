import { beforeEach, expect, it, vi } from 'vitest';
import { createPolices } from './polices.ts';

const EMPREINTE = 'a'.repeat(64);
const POLICE = { famille: 'Source Sans 3', graisse: '700', source: `media:${EMPREINTE}` };

interface Posee {
  readonly famille: string;
  readonly from: unknown;
  readonly weight: string | undefined;
}
let posees: Posee[] = [];

beforeEach(() => {
  posees = [];
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(
        readonly famille: string,
        readonly from: unknown,
        readonly descriptors: { readonly weight?: string },
      ) {}
      load = async () => this;
    },
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: {
      add: ({ famille, from, descriptors }: { famille: string; from: unknown; descriptors: { weight?: string } }) =>
        posees.push({ famille, from, weight: descriptors.weight }),
    },
  });
  return () => vi.unstubAllGlobals();
});

it('a typeface is given to the page from what is kept, once, whatever the number of pictures', async () => {
  const lire = vi.fn(async () => new Blob(['police']));
  const pose = createPolices({ document, lire });
  await Promise.all([pose([POLICE]), pose([POLICE])]);
  await pose([POLICE, { ...POLICE, graisse: '400' }]);
  expect(posees.map(({ famille, weight }) => [famille, weight])).toEqual([
    ['Source Sans 3', '700'],
    ['Source Sans 3', '400'],
  ]);
  expect(new TextDecoder().decode(new Uint8Array(Object(posees[0]?.from)))).toBe('police');
  expect(lire).toHaveBeenCalledTimes(2);
});

it('one that is missing keeps no slide from being shown, and is asked for again', async () => {
  let isThere = false;
  const pose = createPolices({ document, lire: async () => (isThere ? new Blob(['police']) : null) });
  await pose([POLICE]);
  expect(posees).toEqual([]);
  isThere = true;
  await pose([POLICE]);
  expect(posees).toHaveLength(1);
});

it('a preview takes it at the address that it was given', async () => {
  const pose = createPolices({ document, lire: async () => null });
  await pose([{ ...POLICE, source: '/e/emprunts/abc' }]);
  expect(posees[0]?.from).toBe('url("/e/emprunts/abc")');
});
