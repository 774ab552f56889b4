import { mergeTags, tag } from '@bridge/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { Unstyled } from '../../../testing/unstyled.tsx';
import MergeDialog from './merge.dialog.tsx';

fakeBrowser();

// A page on plain http, as in a private network, has no `randomUUID`.
beforeEach(() => void vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }));

const SELECTED = new Map([
  [1, 'Plage'],
  [2, 'Plages'],
]);

describe('a merge', () => {
  it('says what it changes before it is done, once', async () => {
    const answer = { data: { remplacements: 3 } };
    const sent = fakeApi({ [`POST ${mergeTags.path}`]: () => answer });
    const onDone = vi.fn();
    render(
      <Unstyled>
        <QueryClientProvider client={new QueryClient()}>
          <MergeDialog resource={tag} endpoint={mergeTags} selected={SELECTED} onClose={vi.fn()} onDone={onDone} />
        </QueryClientProvider>
      </Unstyled>,
    );
    expect(await screen.findByText('3 éléments seront mis à jour.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ garde: 1, fusionnes: [2], dryRun: true });
    await userEvent.click(screen.getByRole('button', { name: 'Fusionner' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent[1]?.body).toEqual({ garde: 1, fusionnes: [2], dryRun: false });
    expect(sent[1]?.key).toMatch(/^[0-9a-f]{32}-1$/);
  });
});
