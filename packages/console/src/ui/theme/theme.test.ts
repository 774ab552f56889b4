import { DEFAULT_THEME, darken, mergeMantineTheme } from '@mantine/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './colour.ts';
import { buildTheme, DARK, GRAY, hoverOnDark } from './theme.ts';

const READABLE = 4.5;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const shadesFor = (brand: string, name = 'brand') => {
  const shades = mergeMantineTheme(DEFAULT_THEME, buildTheme(brand, 'medium')).colors[name];
  if (!shades) throw new Error(`no colour named ${name}`);
  return shades;
};
const everyColour = (holds: (shades: ReturnType<typeof shadesFor>) => void) =>
  fc.assert(
    fc.property(anyColour, (brand) => holds(shadesFor(brand))),
    { numRuns: 500, examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff'], ['#1da2df'], ['#409eff']] },
  );

describe('the theme of any brand colour', () => {
  it('keeps white text readable on filled buttons and on their hover, light and dark', () => {
    everyColour((shades) => {
      for (const shade of [shades[5], shades[6], shades[7]]) {
        expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(READABLE);
      }
    });
  });

  it('keeps links readable on every surface of the page', () => {
    everyColour((shades) => {
      for (const surface of ['#ffffff', GRAY[0], GRAY[1]]) {
        expect(contrast(shades[6], surface)).toBeGreaterThanOrEqual(READABLE);
      }
      for (const surface of [DARK[8], DARK[7], DARK[6], DARK[5]]) {
        expect(contrast(shades[4], surface)).toBeGreaterThanOrEqual(READABLE);
      }
    });
  });

  it('keeps tinted buttons readable, hover included', () => {
    everyColour((shades) => {
      for (const tint of [shades[0], shades[1], shades[2]]) {
        expect(contrast(shades[9], tint)).toBeGreaterThanOrEqual(READABLE);
      }
      for (const tint of [0.5, 0.3]) {
        expect(contrast(shades[0], toHex(darken(shades[9], tint)))).toBeGreaterThanOrEqual(READABLE);
      }
    });
  });

  it('shows the focus ring around what has the focus, light and dark', () => {
    everyColour((shades) => {
      expect(contrast(shades[6], GRAY[1])).toBeGreaterThanOrEqual(3);
      expect(contrast(shades[5], DARK[6])).toBeGreaterThanOrEqual(3);
    });
  });

  it('answers the hover of a button with another shade', () => {
    everyColour((shades) => {
      expect(shades[6]).not.toBe(shades[7]);
      expect(hoverOnDark(shades)).not.toBe(shades[5]);
      expect(contrast(hoverOnDark(shades), '#ffffff')).toBeGreaterThanOrEqual(READABLE);
    });
  });
});

describe('the neutral greys and the signals', () => {
  it('are readable as secondary text', () => {
    for (const surface of ['#ffffff', GRAY[0], GRAY[1]]) expect(contrast(GRAY[6], surface)).toBeGreaterThan(READABLE);
    for (const surface of [DARK[8], DARK[7], DARK[6], DARK[5]]) {
      expect(contrast(DARK[2], surface)).toBeGreaterThan(READABLE);
    }
  });

  it('draw the edge of fields at 3:1', () => {
    expect(contrast(GRAY[5], '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(DARK[3], DARK[6])).toBeGreaterThanOrEqual(3);
  });

  it.each(['red', 'teal', 'green', 'yellow', 'orange', 'blue'])('keep white text readable on %s', (name) => {
    const shades = shadesFor('#1da2df', name);
    expect(contrast(shades[6], '#ffffff')).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(shades[5], '#ffffff')).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(shades[4], DARK[7])).toBeGreaterThanOrEqual(READABLE);
  });
});

/** Turns an answer of Mantine, `rgba(1, 2, 3, 1)`, into hexadecimal digits. */
function toHex(colour: string): string {
  const channels = colour.match(/[\d.]+/g) ?? [];
  return `#${channels
    .slice(0, 3)
    .map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0'))
    .join('')}`;
}
