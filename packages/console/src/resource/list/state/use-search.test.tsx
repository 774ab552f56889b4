import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useSearch } from './use-search.ts';

describe('the query of the address', () => {
  it('is the one asked for, at once', () => {
    const { result } = renderHook(useSearch, { wrapper: MemoryRouter });
    act(() => result.current[1]('q=plage', true));
    expect(result.current[0]).toBe('?q=plage');
  });

  it('is what it was for who changes their mind before the address has moved', () => {
    const { result } = renderHook(useSearch, { wrapper: MemoryRouter });
    const [, go] = result.current;
    act(() => {
      go('q=plage', true);
      go('', true);
    });
    expect(result.current[0]).toBe('');
  });
});
