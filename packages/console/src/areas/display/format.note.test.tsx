import { diaporama } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../testing/show-beside.tsx';
import FormatNote from './format.note.tsx';

fakeBrowser();

const show = (resolution: string) =>
  showBeside(<FormatNote />, {
    resource: diaporama,
    record: savedRecord(diaporama, { nom: 'Hall', gabarit: 2, orientation: 'paysage', resolution }),
    api: {
      'GET /api/display/diaporamas/parametres': () => ({
        data: { items: [], format: { orientation: 'portrait', resolution: '1080x1920' } },
      }),
    },
  });

it('a gabarit that was drawn for screens of another shape says so, and its format is taken in one click', async () => {
  const { user, form } = await show('1920x1080');
  expect(await screen.findByText(/^Ce gabarit est dessiné pour\s: portrait, 1080 × 1920/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Prendre ce format' }));
  expect(form.store.getState().values).toMatchObject({ orientation: 'portrait', resolution: '1080x1920' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Prendre ce format' })).toBeNull());
});

it('more pixels of the same shape are no other format', async () => {
  const { form } = await show('2160x3840');
  expect(await screen.findByRole('button', { name: 'Prendre ce format' })).toBeTruthy();
  form.store.getState().setValue('orientation', 'portrait');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Prendre ce format' })).toBeNull());
});
