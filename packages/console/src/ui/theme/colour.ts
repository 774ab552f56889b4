import { luminance, type MantineColorsTuple, toRgba } from '@mantine/core';

/** The contrast ratio of WCAG between two opaque colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Mixes two colours: an `amount` of 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [toRgba(from), toRgba(to)];
  const channel = (x: number, y: number) =>
    Math.round(x + (y - x) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(a.r, b.r)}${channel(a.g, b.g)}${channel(a.b, b.b)}`;
}

/** The colour with enough black or white to reach a luminance, on which alone contrast depends. */
function atLuminance(colour: string, wanted: number): string {
  const target = luminance(colour) > wanted ? '#000000' : '#ffffff';
  const [below, above] = target === '#000000' ? [1, 0] : [0, 1];
  let [dark, light] = [below, above];
  for (let step = 0; step < 20; step += 1) {
    const middle = (dark + light) / 2;
    if (luminance(mix(colour, target, middle)) > wanted) light = middle;
    else dark = middle;
  }
  return mix(colour, target, dark);
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * Ten shades of any colour, each where Mantine uses it, at a luminance that keeps text readable:
 * 0–2 tints behind shade 9, 4 text on dark surfaces, 5 filled on dark (3:1 around it, white text inside),
 * 6 filled and links on light, 7 its hover, 9 text on tints.
 */
export function shadesOf(colour: string): MantineColorsTuple {
  const own = luminance(colour);
  const onDark = atLuminance(colour, clamp(own, 0.34, 0.55));
  const action = clamp(own, 0.03, 0.154);
  return [
    mix(onDark, '#ffffff', 0.92),
    mix(onDark, '#ffffff', 0.84),
    mix(onDark, '#ffffff', 0.7),
    mix(onDark, '#ffffff', 0.4),
    onDark,
    atLuminance(colour, 0.168),
    atLuminance(colour, action),
    atLuminance(colour, action * 0.72),
    atLuminance(colour, action * 0.5),
    atLuminance(colour, action * 0.32),
  ];
}
