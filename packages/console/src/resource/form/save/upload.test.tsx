import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { standIn } from '../../../testing/stand-in.ts';
import * as frame from '../../widgets/field-frame.tsx';
import { address, button, saved, show, tabOf } from '../testing/form-context.tsx';

/** A field whose value is the name of a file, awaited from the server. */
function Awaited({ field, path, value, onChange, error, hold }: frame.FormFieldProps) {
  if (path !== 'nom') return null;
  const send = () => {
    const release = hold?.();
    arrive = () => {
      onChange('Arrivé');
      release?.();
    };
  };
  return (
    <button type="button" onClick={send} title={error}>
      {`${field.label} ${value}`}
    </button>
  );
}
standIn(frame, 'FormField', Awaited);
let arrive: () => void = () => undefined;

fakeBrowser();

describe('a file on its way', () => {
  it('keeps the form from being saved without it, and its tab from being closed unasked', async () => {
    const { user, calls } = show({ api: { 'PUT /api/essais/5': saved } });
    await user.click(await screen.findByRole('button', { name: 'Nom Plage' }));
    expect(tabOf('/essais/edit/5')?.dirty).toBe(true);
    await user.click(button('Enregistrer'));
    expect(await screen.findByTitle(/^Envoi du fichier en cours/)).toBeDefined();
    expect(calls('PUT /api/essais/5')).toEqual([]);
    expect(address()).toBe('/essais/edit/5');
    arrive();
    await waitFor(() => expect(screen.queryByTitle(/^Envoi du fichier en cours/)).toBeNull());
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(address()).toBe('/essais/list'));
    expect(calls('PUT /api/essais/5')[0]?.body).toEqual({ nom: 'Arrivé', version: 1 });
  });
});
