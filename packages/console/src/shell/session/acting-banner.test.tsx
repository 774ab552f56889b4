import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useSession } from '../../api/session.store.ts';
import { fakeApi, tokenFor } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { Unstyled } from '../../testing/unstyled.tsx';
import { ActingBanner } from './acting-banner.tsx';

fakeBrowser();

it('goes back to one’s own account once, however often one clicks, and shows that it is under way', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent = fakeApi({
    'POST /loginAs/return': async () => {
      await answered;
      return { data: { token: tokenFor(), refreshToken: 'r2' } };
    },
  });
  const token = tokenFor({ username: 'autre', act: { username: 'camille' } });
  useSession.getState().acceptTokens({ token, refreshToken: 'r' });
  render(
    <Unstyled>
      <ActingBanner />
    </Unstyled>,
  );
  const button = screen.getByRole('button', { name: 'Revenir à mon compte' });
  await userEvent.dblClick(button);
  expect(button.dataset.loading).toBe('true');
  answer();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(sent).toHaveLength(1);
});
