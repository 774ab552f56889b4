import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { Unstyled } from '../testing/unstyled.tsx';
import { usePanels } from './use-panels.tsx';

fakeBrowser();

function Panels() {
  const { element, open } = usePanels();
  return (
    <>
      <button type="button" onClick={() => open('palette')}>
        Rechercher
      </button>
      {element}
    </>
  );
}

const queries = new QueryClient();
const shell = (mode: 'visible' | 'hidden') => (
  <Unstyled>
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <Activity mode={mode}>
          <Panels />
        </Activity>
      </QueryClientProvider>
    </MemoryRouter>
  </Unstyled>
);
const palette = () => screen.queryByRole('dialog', { name: 'Recherche' });

it('the palette opens when asked, and not when the shell is shown again after an error page', async () => {
  const { rerender } = render(shell('visible'));
  for (const _ of ['the first time, when its code is loaded', 'the next']) {
    await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
    await waitFor(() => expect(palette()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(palette()).toBeNull());
  }
  rerender(shell('hidden'));
  rerender(shell('visible'));
  expect(palette()).toBeNull();
});
