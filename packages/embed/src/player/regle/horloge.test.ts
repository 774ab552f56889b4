import { describe, expect, it } from 'vitest';
import { createHorloge, momentsDe } from './horloge.ts';

const MIDI = Date.parse('2026-11-14T11:00:00Z');
const JOUR = 86_400_000;
const MINUTE = 60_000;

function machine(mur: number) {
  const clocks = { mur, chrono: 0 };
  return {
    clocks,
    temps: { mur: () => clocks.mur, chrono: () => clocks.chrono },
    elapse(ms: number) {
      clocks.mur += ms;
      clocks.chrono += ms;
    },
  };
}

describe('the time of a screen', () => {
  it('is that of the server, whatever the wall clock says', () => {
    for (const off of [JOUR, -JOUR]) {
      const { temps, elapse } = machine(MIDI + off);
      const horloge = createHorloge(temps, null);
      horloge.adjust(MIDI, 0);
      elapse(MINUTE);
      expect(horloge.now()).toBe(MIDI + MINUTE);
      expect(horloge.decalage()).toBe(-off);
    }
  });

  it('counts half of the way of the answer', () => {
    const { temps, elapse } = machine(MIDI);
    const horloge = createHorloge(temps, null);
    elapse(2_000);
    horloge.adjust(MIDI + 1_000, 0);
    expect(horloge.now()).toBe(MIDI + 2_000);
  });

  it('does not follow a wall clock that is put back, nor one that is set right', () => {
    const { temps, clocks, elapse } = machine(MIDI);
    const horloge = createHorloge(temps, null);
    horloge.adjust(MIDI, 0);
    clocks.mur -= JOUR;
    elapse(MINUTE);
    expect(horloge.now()).toBe(MIDI + MINUTE);
    expect(horloge.decalage()).toBe(JOUR);
    clocks.mur += JOUR;
    expect(horloge.now()).toBe(MIDI + MINUTE);
    expect(horloge.decalage()).toBe(0);
  });

  it('jumps with a machine that slept', () => {
    const { temps, clocks } = machine(MIDI + JOUR);
    const horloge = createHorloge(temps, null);
    horloge.adjust(MIDI, 0);
    clocks.mur += 8 * 60 * MINUTE;
    expect(horloge.now()).toBe(MIDI + 8 * 60 * MINUTE);
  });

  it('starts from what was kept: a clock that is wrong stays as wrong, one without battery is not believed', () => {
    const souvenir = { decalage: -JOUR, vu: MIDI };
    expect(createHorloge(machine(MIDI + JOUR + MINUTE).temps, souvenir).now()).toBe(MIDI + MINUTE);
    const { temps, elapse } = machine(0);
    const horloge = createHorloge(temps, souvenir);
    elapse(MINUTE);
    expect(horloge.now()).toBe(MIDI + MINUTE);
    expect(horloge.souvenir().vu).toBe(MIDI + MINUTE);
  });
});

it('a screen has the day and the hour of its place, through changes of clocks and over midnight', () => {
  const paris = momentsDe('Europe/Paris');
  expect(paris(Date.parse('2026-10-25T00:30:00Z'))).toEqual({ jour: '2026-10-25', heure: '02:30' });
  expect(paris(Date.parse('2026-10-25T01:30:00Z'))).toEqual({ jour: '2026-10-25', heure: '02:30' });
  expect(paris(Date.parse('2026-11-14T23:00:00Z'))).toEqual({ jour: '2026-11-15', heure: '00:00' });
  expect(momentsDe('America/Guadeloupe')(MIDI).heure).toBe('07:00');
  expect(momentsDe('Nulle/Part')(MIDI).heure).toBe('12:00');
});
