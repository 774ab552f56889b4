import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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

it('what is typed before the field of the palette is there is in it, and the focus goes back where it was', async () => {
  render(shell('visible'));
  const button = screen.getByRole('button', { name: 'Rechercher' });
  button.focus();
  for (const typed of ['val', 'é', 'brune']) {
    fireEvent.click(button);
    await userEvent.keyboard(typed);
    await waitFor(() => expect(palette()).not.toBeNull());
    const field = await screen.findByPlaceholderText(/^Trouver/);
    await waitFor(() => expect([document.activeElement, field.getAttribute('value')]).toEqual([field, typed]));
    await userEvent.keyboard('{Control>}k{/Control}s');
    expect(field.getAttribute('value')).toBe(`${typed}s`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(palette()).toBeNull());
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('textbox')).toBeNull();
  }
});

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
