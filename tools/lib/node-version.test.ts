import { expect, test } from 'vitest';
import { nodeIsSupported } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.1.0'])('Node %s is accepted', (version) => {
  expect(nodeIsSupported(version)).toBe(true);
});

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0', '23.5.0'])('Node %s is refused', (version) => {
  expect(nodeIsSupported(version)).toBe(false);
});
