import { describe, expect, it } from 'vitest';
import { contactDe, fautesDesChoix } from './brochure.rules.ts';

const vu = (id: number, publie = true) => ({ id, nom: `Objet ${id}`, publie });
const said = (asked: readonly number[], vus: Parameters<typeof fautesDesChoix>[1]) =>
  fautesDesChoix(asked, vus).map(({ message }) => message);

describe('the objets of a brochure', () => {
  it('are all seen and published', () => {
    expect(said([1, 2, 1], [vu(1), vu(2)])).toEqual([]);
  });

  it('are counted where they are not to be seen: nothing else is told of them', () => {
    expect(said([1, 2], [vu(1)])).toEqual([
      'Un des objets choisis n’existe plus, ou n’est pas à vous\u00a0: retirez-le.',
    ]);
    expect(said([1, 2, 3], [vu(1)])[0]).toMatch(/^2 des objets choisis n’existent plus/);
  });

  it('are named where they are not published', () => {
    expect(said([1, 2], [vu(1), vu(2, false)])[0]).toContain(
      'Cet objet n’est pas publié\u00a0: «\u00a0Objet 2\u00a0».',
    );
    const many = Array.from({ length: 9 }, (_, n) => vu(n + 1, false));
    const [sentence = ''] = said(
      many.map(({ id }) => id),
      many,
    );
    expect(sentence).toContain('«\u00a0Objet 5\u00a0», ….');
    expect(sentence).not.toContain('Objet 6');
  });
});

it('the contact of an entity is one line of what it has', () => {
  expect(contactDe({ telephone: '04 11', email: 'a@b.fr', site: 'https://www.val.fr/' })).toBe(
    '04 11 · a@b.fr · www.val.fr',
  );
  expect(contactDe({ telephone: '', email: '', site: '' })).toBe('');
});
