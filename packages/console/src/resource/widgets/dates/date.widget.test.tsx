import { date, period } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { drawField } from '../testing/draw.tsx';

fakeBrowser();

const fin = date({ label: 'Expire le', help: 'Dernier jour.' });
const input = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Expire le' });

describe('a date', () => {
  it('is shown and typed in the French way', async () => {
    const { user, last } = drawField(fin, { value: '2026-11-14' });
    expect((await input()).value).toBe('14/11/2026');
    await user.clear(await input());
    await user.type(await input(), '3/2/27');
    await user.tab();
    expect(last()).toBe('2027-02-03');
    expect((await input()).value).toBe('03/02/2027');
  });

  it('is picked from a French month that starts on Monday', async () => {
    const { user, last } = drawField(fin, { value: '2026-11-14' });
    await user.click(await input());
    expect(await screen.findByRole('button', { name: 'Mois suivant' })).toBeDefined();
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.textContent).toBe('lu');
    await user.click(screen.getByRole('button', { name: '20 novembre 2026' }));
    expect(last()).toBe('2026-11-20');
  });

  it('rubbed out is none', async () => {
    const { user, last } = drawField(fin, { value: '2026-11-14' });
    await user.clear(await input());
    expect(last()).toBeNull();
  });

  it('that cannot be read stays as typed and says so', async () => {
    const { user, typed, last } = drawField(fin, { value: null });
    await user.type(await input(), '31/02/2026');
    await user.tab();
    // The form gets the text, which its schema refuses, and not a date that part of the text could mean.
    expect(last()).toBe('31/02/2026');
    expect(typed).not.toHaveBeenCalledWith(expect.stringMatching(/^\d{4}-/));
    expect((await input()).value).toBe('31/02/2026');
    expect(
      screen.getByRole('textbox', {
        description: 'Dernier jour. Cette date n’est pas lisible. Écrivez-la comme 14/11/2026.',
      }),
    ).toBeDefined();
  });

  it('half typed is not the date of what was typed so far', async () => {
    const { user, last, typed } = drawField(fin, { value: null });
    await user.type(await input(), '14/11/202');
    expect(last()).toBe('14/11/202');
    expect(typed).not.toHaveBeenCalledWith('2020-11-14');
    await user.keyboard('6');
    expect(last()).toBe('2026-11-14');
    expect((await input()).value).toBe('14/11/2026');
  });

  it('that could not be read is shown again as it was typed', async () => {
    drawField(fin, { value: '31/02/2026' });
    expect((await input()).value).toBe('31/02/2026');
  });

  it('only read is written out', () => {
    drawField(fin, { value: '2026-11-14', readOnly: true });
    expect(screen.getByText('14 nov. 2026')).toBeDefined();
  });
});

describe('a period', () => {
  it('may stay open at one end, and is none without any', { tags: 'torture' }, async () => {
    const { user, last } = drawField(period({ label: 'Ouverture' }), { value: null });
    expect(screen.getByRole('group', { name: 'Ouverture' })).toBeDefined();
    await user.type(await screen.findByLabelText('Du'), '01/07/2026');
    expect(last()).toEqual({ du: '2026-07-01', au: null });
    await user.type(screen.getByLabelText('Au'), '31/08/2026');
    expect(last()).toEqual({ du: '2026-07-01', au: '2026-08-31' });
    await user.clear(screen.getByLabelText('Du'));
    await user.clear(screen.getByLabelText('Au'));
    expect(last()).toBeNull();
  });
});
