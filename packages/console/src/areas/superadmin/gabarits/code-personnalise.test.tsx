import { codePersonnalise } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { onSaved } from '../../../resource/form/record/record.channel.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { rowActions } from './code-personnalise.actions.tsx';
import CodePersonnalisePanel from './code-personnalise.panel.tsx';

fakeBrowser();

const AT = '/api/superadmin/customcodes/3';
const code = (changes: object = {}) =>
  savedRecord(codePersonnalise, { nom: 'Bandeau', css: '', js: '', html: '', actif: true, ...changes });

const show = (changes: object = {}) => {
  const record = code(changes);
  return showBeside(<CodePersonnalisePanel record={record} resource={codePersonnalise} />, {
    resource: codePersonnalise,
    record,
    api: { [`PUT ${AT}`]: ({ body }) => ({ data: code({ ...(body as object), version: 3 }) }) },
  });
};

describe('the switch of a custom code', () => {
  it('cuts it in one click, whatever is being typed', async () => {
    const { user, form, sent } = await show();
    act(() => form.store.getState().setValue('nom', 'Autre bandeau'));
    await user.click(screen.getByRole('button', { name: 'Couper' }));
    await waitFor(() => expect(form.store.getState().base).toMatchObject({ actif: false, version: 3 }));
    expect(sent(`PUT ${AT}`)[0]?.body).toEqual({ actif: false, version: 2 });
    expect(form.store.getState().values).toMatchObject({ nom: 'Autre bandeau', actif: false });
  });

  it('is told to the other windows', async () => {
    const heard = vi.fn();
    const stop = onSaved(heard);
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Couper' }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ resource: 'codePersonnalise', id: 3, version: 3 }));
    stop();
  });

  it('puts it back', async () => {
    const { user, sent } = await show({ actif: false });
    expect(screen.getByText('Coupé')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Rétablir' }));
    await waitFor(() => expect(sent(`PUT ${AT}`)[0]?.body).toEqual({ actif: true, version: 2 }));
  });

  it('is offered on each row, one way at a time', () => {
    const offered = (changes: object) =>
      rowActions.filter(({ applies }) => applies?.(code(changes))).map(({ label }) => label);
    expect(offered({ actif: true })).toEqual(['Couper']);
    expect(offered({ actif: false })).toEqual(['Rétablir']);
    expect(offered({ modifiable: false })).toEqual([]);
  });
});
