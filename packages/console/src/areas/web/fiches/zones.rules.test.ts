import type { RangeeDeFiche } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { moved } from '../../../resource/widgets/list/list.rules.ts';
import { keysIn, oubliees, type Place, placees, rankAt, stepped } from './zones.rules.ts';

const pose = (zone: string, bloc: number) => ({ zone, bloc });
const BLOCS = [pose('corps', 1), pose('pied', 2), pose('corps', 3), pose('laterale', 4), pose('corps', 5)];
const KEYS = [10, 20, 30, 40, 50];
const RANGEES: readonly RangeeDeFiche[] = [
  { parties: [{ genre: 'repere', nom: 'titre' }], cote: [] },
  { parties: [{ genre: 'zone', nom: 'corps' }], cote: [{ genre: 'zone', nom: 'laterale' }] },
];

describe('blocs in the zones of a fiche', () => {
  it('stand in their order, whichever zones come between', () => {
    expect(keysIn('corps', BLOCS, KEYS)).toEqual([10, 30, 50]);
    expect(keysIn('entete', BLOCS, KEYS)).toEqual([]);
  });

  it('make room for the one that is carried over them', () => {
    const carried = { key: 40, zone: 'corps', rang: 1 } as const;
    expect(keysIn('corps', BLOCS, KEYS, carried)).toEqual([10, 40, 30, 50]);
    expect(keysIn('laterale', BLOCS, KEYS, carried)).toEqual([]);
  });

  it.each<[string, number, Place, number[]]>([
    ['before another of its zone', 4, { zone: 'corps', rang: 0 }, [5, 1, 2, 3, 4]],
    ['after all those of its zone', 0, { zone: 'corps', rang: 2 }, [2, 3, 4, 5, 1]],
    ['among those of another zone', 3, { zone: 'corps', rang: 1 }, [1, 2, 4, 3, 5]],
    ['in a zone that was empty', 0, { zone: 'entete', rang: 0 }, [2, 3, 4, 5, 1]],
  ])('are put %s', (_, from, place, order) => {
    expect(moved(BLOCS, from, rankAt(BLOCS, from, place)).map(({ bloc }) => bloc)).toEqual(order);
  });

  it('go by arrows through their zone, then into the next one, and stop at the last', () => {
    const room = (zone: string) => (zone === 'corps' ? 2 : 0);
    const zones = ['corps', 'laterale'] as const;
    expect(stepped(zones, room, { zone: 'corps', rang: 1 }, 1)).toEqual({ zone: 'corps', rang: 2 });
    expect(stepped(zones, room, { zone: 'corps', rang: 2 }, 1)).toEqual({ zone: 'laterale', rang: 0 });
    expect(stepped(zones, room, { zone: 'laterale', rang: 0 }, 1)).toBeNull();
    expect(stepped(zones, room, { zone: 'laterale', rang: 0 }, -1)).toEqual({ zone: 'corps', rang: 2 });
  });

  it('are told when the gabarit has no place for them', () => {
    expect(placees(RANGEES)).toEqual(['corps', 'laterale']);
    expect(oubliees(RANGEES, BLOCS)).toEqual(['pied']);
  });
});
