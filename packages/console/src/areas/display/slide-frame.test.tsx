import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../resource/widgets/testing/draw.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { SlideFrame } from './slide-frame.tsx';

fakeBrowser();

it('shows what a slide says of its own sizes and colours, in a sheet: the policy of the console refuses attributes', () => {
  const html =
    '<!doctype html><html><head><style>p{}</style></head><body><p style="--titre:92px;font-size:0.8em">Un mot</p><i style="background:red">x</i></body></html>';
  draw(<SlideFrame title="Diapositive" html={html} largeur={1920} hauteur={1080} />);
  const page = screen.getByTitle('Diapositive').getAttribute('srcdoc') ?? '';
  expect(page).not.toContain(' style=');
  expect(page).toMatch(/<p data-style="0">Un mot<\/p><i data-style="1">x<\/i>/);
  expect(page).toMatch(/:is\(\[data-style="0"\],#_\)\{--titre: ?92px; font-size: 0\.8em;\}/);
  expect(page).toMatch(/:is\(\[data-style="1"\],#_\)\{background: red;\}/);
});
