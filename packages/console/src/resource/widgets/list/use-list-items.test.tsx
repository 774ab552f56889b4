import { boolean, list, text } from '@bridge/contract';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type ListActions, useListItems } from './use-list-items.ts';

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

it('leaves the others as they are when what is gone is changed', () => {
  const onChange = vi.fn<(value: unknown) => void>();
  const value = ['nom', 'date'].map((champ) => ({ champ, inverse: false }));
  const { result } = renderHook(() => useListItems({ list: cles, value, onChange }));
  act(() => {
    const { actions } = result.current;
    actions.remove(0);
    actions.edit(0, { champ: 'prix' });
    actions.move(0, 0);
    actions.remove(0);
    expect(actions.duplicate(0)).toBeNull();
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith([{ champ: 'date', inverse: false }]);
  expect(result.current.gone?.rank).toBe(0);
});

it('tells in French what happens to items that are called by their places', () => {
  const words = { noun: { one: 'Règle', many: 'Règles', feminine: true }, byPlace: true } as const;
  const regles = list({ champ: text({ label: 'Champ' }) }, { label: 'Règles', itemTitle: 'champ', words });
  const { result } = renderHook(() => {
    const [value, onChange] = useState<unknown>([{ champ: 'a' }, { champ: 'b' }]);
    return useListItems({ list: regles, value, onChange });
  });
  const told = (change: (actions: ListActions) => void) => {
    act(() => change(result.current.actions));
    return result.current.news;
  };
  expect(told(({ duplicate }) => duplicate(1))).toBe('Copie de la règle 2 ajoutée en position 3 sur 3.');
  expect(told(({ add }) => add({ champ: '' }))).toBe('Règle ajoutée en position 4 sur 4.');
  expect(told(({ move }) => move(0, 1))).toBe('La règle 1 est maintenant en position 2 sur 4.');
  expect(told(({ remove }) => remove(1))).toBe('La règle 1 a été retirée.');
  expect(told(({ undo }) => undo())).toBe('La règle 1 est revenue en position 1 sur 4.');
});
