import { text } from '@bridge/contract';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { Frame } from './frame.tsx';
import { draw } from './testing/draw.tsx';

fakeBrowser();

it('the label of an obligatory field and the word that says so are two words', () => {
  const { container } = draw(
    <Frame id="nom" field={text({ label: 'Nom', required: true })} error={undefined} layout="stacked">
      {() => null}
    </Frame>,
  );
  expect(container.textContent).toContain('Nom obligatoire');
});
