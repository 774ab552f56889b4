import { SANS_COMPTE } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { report } from '../../../testing/importations.ts';
import { ONE, openImports } from '../testing/open-imports.tsx';

fakeBrowser();

/** A cause whose words are shown in English, and whose key stays French. */
const cause = {
  message: 'Ce numéro de téléphone n’est pas valide.',
  dit: 'This phone number is not valid.',
  champ: 'ADRPROD_TEL',
  nombre: 3,
  exemples: [],
};

describe('the warnings of a report', () => {
  it('are ignored for the feed with one button, and heard again with another', async () => {
    const ignore = 'POST /api/administration/imports/41/avertissements/ignorer';
    const hear = 'POST /api/administration/imports/41/avertissements/retablir';
    const page = await openImports('?import=41&partie=avertissements', {
      [ONE]: () => ({ data: report({ compteurs: { ...SANS_COMPTE, avertissements: 3 }, avertissements: [cause] }) }),
      [ignore]: () => ({}),
      [hear]: () => ({}),
    });
    expect(await screen.findByText(cause.dit)).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Avertissements (3)' })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Ignorer/ }).title).toMatch(/tous les imports de ce flux/);
    await page.click(/^Ignorer/);
    await waitFor(() => expect(page.sent(ignore)[0]?.body).toEqual({ message: cause.message, champ: cause.champ }));
    await waitFor(() => expect(page.sent(ONE).length).toBeGreaterThan(1));
    await page.click('Annuler');
    await waitFor(() => expect(page.sent(hear)[0]?.body).toEqual({ message: cause.message, champ: cause.champ }));
  });

  it('leave the keyboard on the next of them, or on the list, once one is ignored', { tags: 'torture' }, async () => {
    const other = { ...cause, champ: 'ADRPROD_FAX' };
    let left = [cause, other];
    const page = await openImports('?import=41&partie=avertissements', {
      [ONE]: () => ({ data: report({ avertissements: left }) }),
      'POST /api/administration/imports/41/avertissements/ignorer': () => {
        left = left.slice(1);
        return {};
      },
    });
    const buttons = () => screen.getAllByRole('button', { name: /^Ignorer/ });
    await waitFor(() => expect(buttons()).toHaveLength(2));
    await page.user.click(buttons()[0] ?? document.body);
    await waitFor(() => expect(buttons()).toHaveLength(1));
    expect(document.activeElement).toBe(buttons()[0]);
    await page.click(/^Ignorer/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Ignorer/ })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Avertissements' }));
  });

  it('are only read where the imports of their source are switched off', async () => {
    await openImports(
      '?import=41&partie=avertissements',
      { [ONE]: () => ({ data: report({ avertissements: [cause] }) }) },
      { enable_import_lei: false },
    );
    expect(await screen.findByText(cause.dit)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Ignorer/ })).toBeNull();
  });

  it('that are ignored are folded away with who did it, and can be heard again', async () => {
    const hear = 'POST /api/administration/imports/41/avertissements/retablir';
    const page = await openImports('?import=41&partie=avertissements', {
      [ONE]: () => ({
        data: report({
          ignores: [{ ...cause, ignoreLe: '2026-11-14T09:00:00Z', ignorePar: 'Camille Durand' }],
          avertissementsIgnores: 3,
        }),
      }),
      [hear]: () => ({}),
    });
    expect(await screen.findByText('Ignorés (3)')).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Avertissements' })).toBeDefined();
    expect(screen.getByText(/ignoré par Camille Durand le 14 novembre 2026/)).toBeDefined();
    await page.click(/^Ne plus ignorer/);
    await waitFor(() => expect(page.sent(hear)).toHaveLength(1));
  });
});
