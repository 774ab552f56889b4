import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { Unstyled } from '../../../testing/unstyled.tsx';
import { LienDonne } from './lien-partage.tsx';

fakeBrowser();

it('a link that was just made takes the keyboard once, and not again when its tab is shown again', () => {
  const page = (mode: 'visible' | 'hidden', adresse: string) => (
    <Unstyled>
      <input aria-label="Ailleurs" />
      <Activity mode={mode}>
        <LienDonne adresse={adresse} />
      </Activity>
    </Unstyled>
  );
  const { rerender } = render(page('visible', '/un'));
  const given = () => screen.getByRole('status', { name: 'Copiez ce lien maintenant' });
  expect(document.activeElement).toBe(given());
  const elsewhere = screen.getByRole('textbox', { name: 'Ailleurs' });
  elsewhere.focus();
  rerender(page('hidden', '/un'));
  rerender(page('visible', '/un'));
  expect(document.activeElement).toBe(elsewhere);
  rerender(page('visible', '/deux'));
  expect(document.activeElement).toBe(given());
});
