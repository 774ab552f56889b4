import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { Unstyled } from '../testing/unstyled.tsx';
import { askYesOrNo } from './confirm.tsx';
import * as dialogLayer from './dialog-layer.tsx';
import { Dialogs } from './dialogs.tsx';

fakeBrowser();

const layer: Readonly<Record<string, unknown>> = dialogLayer;
const QUESTION = { title: 'Page non enregistrée', text: 'Voulez-vous quitter ?', confirm: 'Oui', cancel: 'Non' };
const box = () => screen.findByRole('dialog', { name: QUESTION.title });

beforeEach(() => {
  render(
    <Unstyled>
      <MemoryRouter>
        <Dialogs />
      </MemoryRouter>
    </Unstyled>,
  );
});

describe('a question', () => {
  it.each([
    { button: 'Oui', answer: true },
    { button: 'Non', answer: false },
  ])('is answered by « $button »', async ({ button, answer }) => {
    const asked = askYesOrNo(QUESTION);
    await box();
    const [last] = screen.getAllByRole('button', { name: button }).slice(-1);
    if (last) await userEvent.click(last);
    expect(await asked).toBe(answer);
  });

  it('is asked by the browser when the code of the box cannot be loaded', async () => {
    vi.spyOn(layer, 'DialogLayer', 'get').mockImplementation(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    expect(await askYesOrNo({ ...QUESTION, text: <b>…</b>, plainText: 'Voulez-vous quitter ?' })).toBe(true);
    expect(confirm).toHaveBeenCalledWith('Page non enregistrée\n\nVoulez-vous quitter ?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that no longer stands is not asked, even when its box was still on its way', async () => {
    const withdrawal = new AbortController();
    const asked = askYesOrNo(QUESTION, withdrawal.signal);
    withdrawal.abort();
    expect(await asked).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
