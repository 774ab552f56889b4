import { describe, expect, it } from 'vitest';
import { readCouples } from './identites.rules.ts';

const pairs = (text: string) => readCouples(text).couples.map(({ ancien, nouveau }) => [ancien, nouveau]);

describe('a list of old and new ids', () => {
  it('is read as spreadsheets write and paste it', () => {
    expect(pairs('219000042;HOTBOU001\r\n"219000043" ; "HOTBOU002"\n')).toEqual([
      ['219000042', 'HOTBOU001'],
      ['219000043', 'HOTBOU002'],
    ]);
    expect(pairs('1\tA\n2,B')).toEqual([
      ['1', 'A'],
      ['2', 'B'],
    ]);
  });

  it('may begin with the titles of its columns', () => {
    expect(pairs('\uFEFFAncien;Nouveau\n1;A')).toEqual([['1', 'A']]);
  });

  it('says which lines are not two ids, by their number', () => {
    const { couples, illisibles } = readCouples('1;A\n\n2\n3;;\n4;D;trop\n5;E;');
    expect(couples.map(({ numero }) => numero)).toEqual([1, 6]);
    expect(illisibles).toEqual([3, 4, 5]);
  });
});
