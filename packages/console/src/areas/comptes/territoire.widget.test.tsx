import { entite } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawField } from '../../resource/widgets/testing/draw.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import descriptor from './entite.console.ts';

fakeBrowser();

it('a territory that the reader may not change is told in words, and offers nothing to change', async () => {
  const value = { forme: 'codes-postaux', codes: ['26', '38000'] };
  drawField(entite.fields.territoire, { value, descriptor, readOnly: true });
  expect(await screen.findByText('Codes postaux 26, 38000')).toBeDefined();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryAllByRole('radio')).toEqual([]);
});
