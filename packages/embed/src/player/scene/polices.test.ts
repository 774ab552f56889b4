import { beforeEach, expect, it, vi } from 'vitest';
import { createPolices } from './polices.ts';

const EMPREINTE = 'a'.repeat(64);
const POLICE = { famille: 'Source Sans 3', graisse: '700', source: `media:${EMPREINTE}` };

/** A typeface as the browser receives it. */
class Police {
  constructor(
    readonly family: string,
    readonly from: unknown,
    readonly descriptors: { readonly weight?: string },
  ) {}
  load = async () => this;
}

let posees: unknown[] = [];
const append = (police: unknown) => void posees.push(police);

beforeEach(() => {
  posees = [];
  vi.stubGlobal('FontFace', Police);
  return () => vi.unstubAllGlobals();
});

it('a typeface is given to the page from what is kept, once, whatever the number of pictures', async () => {
  const load = vi.fn(async () => new Blob(['police']));
  const place = createPolices({ append, load });
  await Promise.all([place([POLICE]), place([POLICE])]);
  await place([POLICE, { ...POLICE, graisse: '400' }]);
  expect(posees).toMatchObject([
    { family: 'Source Sans 3', descriptors: { weight: '700' } },
    { family: 'Source Sans 3', descriptors: { weight: '400' } },
  ]);
  expect(new TextDecoder().decode(Object(posees[0]).from)).toBe('police');
  expect(load).toHaveBeenCalledTimes(2);
});

it('one that is missing keeps no slide from being shown, and is asked for again', async () => {
  let isThere = false;
  const place = createPolices({ append, load: async () => (isThere ? new Blob(['police']) : null) });
  await place([POLICE]);
  expect(posees).toEqual([]);
  isThere = true;
  await place([POLICE]);
  expect(posees).toHaveLength(1);
});

it('a preview takes it at the address that it was given', async () => {
  const place = createPolices({ append, load: async () => null });
  await place([{ ...POLICE, source: '/e/emprunts/abc' }]);
  expect(posees).toMatchObject([{ from: 'url("/e/emprunts/abc")' }]);
});
