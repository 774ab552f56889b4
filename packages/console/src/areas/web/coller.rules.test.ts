import { expect, it } from 'vitest';
import { cellule, lignesCollees, lignesEnMots } from './coller.rules.ts';

const read = (line: string) => (line.startsWith('#') ? null : { cle: line.toLowerCase(), item: line });

it('a line is added once, told by its number where it stands for nothing, and left where it is not added', () => {
  expect(lignesCollees('a\r\n\n#b\nA\nc\nd\ne', read, ['c'], 2)).toEqual({
    ajouts: ['a', 'd'],
    illisibles: [3],
    connus: 2,
    enTrop: 1,
    restantes: ['#b', 'A', 'c', 'e'],
  });
});

it('lines are named as long as they are few', () => {
  const first = (count: number) => lignesEnMots(Array.from({ length: count }, (_, rank) => rank + 1));
  expect(lignesEnMots([3, 5])).toBe('3, 5');
  expect(first(11)).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10 et une autre');
  expect(first(22)).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10 et 12 autres');
});

it('a cell is read without what a spreadsheet puts around it', () => expect(cellule(' "a b " ')).toBe('a b'));
