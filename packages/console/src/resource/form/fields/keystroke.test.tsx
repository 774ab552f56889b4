import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { standIn } from '../../../testing/stand-in.ts';
import * as frame from '../../widgets/field-frame.tsx';
import { button, show } from '../testing/form-context.tsx';

const drawn = vi.fn<(path: string) => void>();

// A field as plain as can be, which counts how often it is drawn.
function Counted({ id, path, field, value, onChange, error }: frame.FormFieldProps) {
  drawn(path);
  return (
    <label htmlFor={id}>
      {field.label}
      <input id={id} value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />
      {error}
    </label>
  );
}
standIn(frame, 'FormField', Counted);

fakeBrowser();

describe('a keystroke', () => {
  it('draws its own field, and no other', async () => {
    const { user } = show();
    const field = await screen.findByLabelText('Nom');
    await user.click(field);
    await user.keyboard('a');
    drawn.mockClear();
    await user.keyboard('bcd');
    expect(drawn.mock.calls.map(([path]) => path)).toEqual(['nom', 'nom', 'nom']);
  });

  it('that the form refuses later draws only what is wrong', async () => {
    const { user } = show();
    await user.type(await screen.findByLabelText('Code'), ' PAS BON');
    drawn.mockClear();
    await user.click(button('Enregistrer'));
    await screen.findByText(/Lettres minuscules/);
    expect(new Set(drawn.mock.calls.map(([path]) => path))).toEqual(new Set(['code']));
  });
});
