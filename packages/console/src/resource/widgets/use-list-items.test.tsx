import { boolean, list, text } from '@bridge/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useListItems } from './use-list-items.ts';

const cles = list(
  { champ: text({ label: 'Champ' }), inverse: boolean({ label: 'Inversé' }) },
  { label: 'Clés', itemTitle: 'champ' },
);

it('keeps both of two edits that come before a drawing', () => {
  const onChange = vi.fn<(value: unknown) => void>();
  const value = [{ champ: 'nom', inverse: false }];
  const { result } = renderHook(() => useListItems({ list: cles, value, onChange }));
  act(() => {
    result.current.actions.edit(0, { champ: 'date' });
    result.current.actions.edit(0, { inverse: true });
  });
  expect(onChange).toHaveBeenLastCalledWith([{ champ: 'date', inverse: true }]);
});
