import { errorKinds } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { record } from '../testing/essai.ts';
import { button, fill, ok, show } from '../testing/form-context.tsx';
import { plainFields } from '../testing/plain-fields.ts';

plainFields();
fakeBrowser();

describe('the advanced fields', () => {
  it('opened by an error stay open while it is corrected', async () => {
    const { user } = show({
      api: {
        'GET /api/essais/5': () => ok(record({ cle: { defini: false } })),
        'PUT /api/essais/5': () => ({
          ...refusal(errorKinds.invalidInput),
          errors: [{ path: 'cle', message: 'Trop courte.' }],
        }),
      },
    });
    await fill(user, 'Nom', 'Dune');
    expect(screen.queryByLabelText('Clé')).toBeNull();
    await user.click(button('Enregistrer'));
    await user.click(await screen.findByLabelText('Clé'));
    await user.keyboard('ab');
    await waitFor(() => expect(screen.getByLabelText('Clé')).toHaveProperty('value', 'ab'));
    expect(document.activeElement).toBe(screen.getByLabelText('Clé'));
  });
});
