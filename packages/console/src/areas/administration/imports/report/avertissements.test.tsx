import { SANS_COMPTE } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../../testing/fake-browser.ts';
import { report } from '../../../../testing/importations.ts';
import { ONE, openImports } from '../testing/open-imports.tsx';

fakeBrowser();
vi.setConfig({ testTimeout: 20_000 });

const cause = { message: 'Ce numéro de téléphone n’est pas valide.', champ: 'ADRPROD_TEL', nombre: 3, exemples: [] };

describe('the warnings of a report', () => {
  it('are ignored for the feed with one button', async () => {
    const ignore = 'POST /api/administration/imports/41/avertissements/ignorer';
    const page = await openImports('?import=41&vue=avertissements', {
      [ONE]: () => ({ data: report({ compteurs: { ...SANS_COMPTE, avertissements: 3 }, avertissements: [cause] }) }),
      [ignore]: () => ({}),
    });
    expect(await screen.findByText(cause.message)).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Avertissements (3)' })).toBeDefined();
    await page.click(/^Ignorer/);
    await vi.waitFor(() => expect(page.sent(ignore)[0]?.body).toEqual({ message: cause.message, champ: cause.champ }));
    expect(page.sent(ONE).length).toBeGreaterThan(1);
  });

  it('that are ignored are folded away with who did it, and can be heard again', async () => {
    const hear = 'POST /api/administration/imports/41/avertissements/retablir';
    const page = await openImports('?import=41&vue=avertissements', {
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
    await vi.waitFor(() => expect(page.sent(hear)).toHaveLength(1));
  });
});
