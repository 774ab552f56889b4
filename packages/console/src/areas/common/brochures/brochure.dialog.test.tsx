import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import BrochureDialog, { type Contenu } from './brochure.dialog.tsx';

fakeBrowser();

const PDF = 'GET /api/editions/brochure';

async function open(contenu: Contenu, answer: object = { data: null }) {
  const save = vi.spyOn(browser, 'save').mockImplementation(() => undefined);
  const onClose = vi.fn();
  const shown = await showScreen(<BrochureDialog contenu={contenu} titre="Tables du Val" onClose={onClose} />, {
    at: '/selections/list',
    api: {
      'GET /api/editions/brochure/sites': () => ({ data: { items: [{ id: 7, nom: 'Site du Val' }] } }),
      [PDF]: () => answer,
    },
  });
  return { ...shown, save, onClose };
}

const button = () => screen.findByRole('button', { name: 'Télécharger le PDF' });

describe('asking for a brochure', () => {
  it('names the objets that were ticked, in the colours of the first site, and hands over the file', async () => {
    const { user, sent, save, onClose } = await open({ genre: 'objets', ids: [12, 7] });
    expect(await screen.findByText(/2 objets/)).toBeTruthy();
    await waitFor(async () => expect((await button()).hasAttribute('disabled')).toBe(false));
    await user.click(await button());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const asked = Object.fromEntries(sent(PDF)[0]?.query ?? []);
    expect(asked).toEqual({ objets: '12,7', site: '7', langue: 'fr', titre: 'Tables du Val' });
    expect(save).toHaveBeenCalledOnce();
  });

  it('of a sélection may be that of the entity, and says why there is none', { tags: 'torture' }, async () => {
    const refusal = { status: 400, code: 40_000, message: 'Cette sélection n’a aucun objet publié.' };
    const { user, sent, onClose } = await open({ genre: 'selection', id: 3 }, refusal);
    await user.selectOptions(await screen.findByLabelText('Aux couleurs de'), '');
    await user.click(await button());
    expect((await screen.findByRole('alert')).textContent).toContain('aucun objet publié');
    expect(sent(PDF)[0]?.query.has('site')).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is not possible for more objets than it holds', async () => {
    await open({ genre: 'objets', ids: Array.from({ length: 41 }, (_, n) => n + 1) });
    expect((await screen.findByRole('alert')).textContent).toContain('40 fiches au plus');
    expect((await button()).hasAttribute('disabled')).toBe(true);
  });
});
