import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { Unstyled } from '../../../testing/unstyled.tsx';
import { ApercuEtat } from './apercu-etat.tsx';

fakeBrowser();

function show(changes: { manque?: string; data?: string; error?: Error; isStale?: boolean }) {
  const retry = vi.fn();
  const { manque = null, data, error = null, isStale = false } = changes;
  render(
    <Unstyled>
      <ApercuEtat manque={manque} data={data} error={error} isFetching={false} isStale={isStale} retry={retry}>
        {(page) => <p>{page}</p>}
      </ApercuEtat>
    </Unstyled>,
  );
  return retry;
}

describe('what a form makes', () => {
  it('is what it lacks, rather than what it was', () => {
    show({ manque: 'Choisissez un gabarit.', data: 'Page' });
    expect(screen.getByRole('status').textContent).toContain('Choisissez un gabarit.');
    expect(screen.queryByText('Page')).toBeNull();
  });

  it('can be tried again when it failed', async () => {
    const retry = show({ error: new Error('x'), data: 'Page' });
    expect(screen.getByRole('alert').textContent).toContain('L’aperçu n’a pas pu être dessiné.');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says that it is late', () => {
    show({ data: 'Page', isStale: true });
    expect(screen.getByText('Page').parentElement?.getAttribute('aria-busy')).toBe('true');
  });
});
