import { fluxApidae } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { drawField } from '../../../resource/widgets/testing/draw.tsx';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import descriptor from '../flux-apidae.console.ts';

fakeBrowser();

const field = fluxApidae.fields.notification;
const ADDRESS = 'https://bridge.exemple.fr/public/apidae/3-abc';

describe('the address that Apidae notifies', () => {
  it('is copied in one click', async () => {
    const { user } = drawField(field, { descriptor, value: ADDRESS, readOnly: true });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copier' }));
    expect(copied).toHaveBeenCalledWith(ADDRESS);
    expect(await screen.findByText('Adresse copiée.')).toBeDefined();
  });

  it('is whole, though the server gives its path alone', async () => {
    drawField(field, { descriptor, value: '/public/apidae/notifications/abc', readOnly: true });
    expect(await screen.findByDisplayValue(`${location.origin}/public/apidae/notifications/abc`)).toBeDefined();
  });

  it('is selected where the browser has no clipboard', async () => {
    const { user } = drawField(field, { descriptor, value: ADDRESS, readOnly: true });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await screen.findByRole('button', { name: 'Copier' }));
    expect(await screen.findByText(/l’adresse est sélectionnée/)).toBeDefined();
  });
});
