import { secret } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { hand } from '../../../testing/hand.ts';
import { FormField } from '../field-frame.tsx';
import { draw, drawField } from '../testing/draw.tsx';

fakeBrowser();

const cle = secret({ label: 'Clé d’API' });
const button = (name: string) => screen.getByRole('button', { name });

describe('a secret', () => {
  it('that there is can be replaced, and the change given up', async () => {
    const { user, last } = drawField(cle, { value: { defini: true } });
    expect(screen.getByText('Valeur enregistrée')).toBeDefined();
    await user.click(button('Remplacer'));
    await user.keyboard('s3cret');
    expect(last()).toBe('s3cret');
    const input = screen.getByLabelText('Clé d’API');
    expect(input.getAttribute('type')).toBe('password');
    expect(input.getAttribute('autocomplete')).toBe('new-password');
    await user.click(button('Annuler'));
    expect(last()).toEqual({ defini: true });
    expect(screen.getByText('Valeur enregistrée')).toBeDefined();
  });

  it('half typed and rubbed out is left as it was', async () => {
    const { user, last } = drawField(cle, { value: { defini: true } });
    await user.click(button('Remplacer'));
    await user.keyboard('s{Backspace}');
    expect(last()).toEqual({ defini: true });
  });

  it('can be erased, and the erasure taken back', async () => {
    const { user, last } = drawField(cle, { value: { defini: true } });
    await user.click(button('Effacer'));
    expect(last()).toBeNull();
    expect(screen.getByText('La valeur sera effacée à l’enregistrement')).toBeDefined();
    await user.click(button('Annuler'));
    expect(last()).toEqual({ defini: true });
  });

  it('that there is not can be given', async () => {
    const { user, last } = drawField(cle, { value: null });
    expect(screen.getByText('Aucune valeur')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Effacer' })).toBeNull();
    await user.click(button('Définir'));
    await user.keyboard('x');
    expect(last()).toBe('x');
  });

  it('that was replaced is defined again once it is saved', async () => {
    const user = hand();
    draw(<Saved />);
    await user.click(button('Remplacer'));
    await user.keyboard('s3cret');
    await user.click(button('Enregistrer'));
    expect(screen.getByText('Valeur enregistrée')).toBeDefined();
    expect(screen.queryByLabelText('Clé d’API', { selector: 'input' })).toBeNull();
  });

  it('is not shown to who may only read', () => {
    drawField(cle, { value: 's3cret', readOnly: true });
    expect(screen.getByText('Valeur enregistrée')).toBeDefined();
    expect(screen.queryByText('s3cret')).toBeNull();
  });
});

/** A form whose server accepts whatever it is sent. */
function Saved() {
  const [value, setValue] = useState<unknown>({ defini: true });
  return (
    <>
      <FormField {...FIELD} field={cle} value={value} onChange={setValue} valueOf={() => undefined} />
      <button type="button" onClick={() => setValue({ defini: true })}>
        Enregistrer
      </button>
    </>
  );
}
const FIELD = { id: 'f', path: 'f', error: undefined, inner: {}, readOnly: false, resource: 'tag' };
