import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useTabs } from '../../../navigation/tabs.store.ts';
import type { Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { essai, record } from '../testing/essai.ts';
import { address, button, fill, leavePage, ok, saved, saveState, show, tabOf, USER } from '../testing/form-context.tsx';
import { plainFields } from '../testing/plain-fields.ts';
import { DRAFT_PREFIX } from './draft.rules.ts';
import { journal } from './page.journal.ts';

plainFields();
fakeBrowser();

const EDIT = '/essais/edit/5';
const nom = () => screen.findByLabelText('Nom');
/** The page remembers drafts of other test files too. */
const MINE = `${DRAFT_PREFIX}${USER}:${essai.id}:`;
const kept = () => Object.entries(localStorage).filter(([key]) => key.startsWith(MINE));
const closeTab = () => act(() => void useTabs.getState().close([EDIT]));

describe('what was typed and not saved', () => {
  it('is kept in the browser as it is typed, without its secrets', async () => {
    const { user } = show();
    await fill(user, 'Nom', 'Dune');
    await fill(user, 'Clé', 'motdepasse');
    await waitFor(() => expect(JSON.stringify(kept())).toContain('Dune'));
    leavePage();
    expect(JSON.stringify([kept(), { ...sessionStorage }])).not.toContain('motdepasse');
  });

  it('is there again after a reload, without a question', async () => {
    const { user } = show();
    await fill(user, 'Nom', 'Dune');
    leavePage();
    show();
    expect(await nom()).toHaveProperty('value', 'Dune');
    expect(screen.queryByText(/Vous aviez des modifications/)).toBeNull();
    expect(saveState().textContent).toBe('Modifications non enregistrées');
    expect(tabOf(EDIT)?.dirty).toBe(true);
  });

  it('is offered, not imposed, after the tab was closed', async () => {
    const { user } = show();
    await fill(user, 'Nom', 'Dune');
    leavePage();
    closeTab();
    show();
    expect(await screen.findByText(/^Vous aviez des modifications non enregistrées du \d/)).toBeDefined();
    expect(await nom()).toHaveProperty('value', 'Plage');
    await user.click(button('Voir les différences'));
    expect(screen.getByText('Non enregistré').nextSibling?.textContent).toBe('Dune');
    expect(screen.getByText('Enregistré').nextSibling?.textContent).toBe('Plage');
    await user.click(button('Reprendre'));
    expect(await nom()).toHaveProperty('value', 'Dune');
    expect(screen.queryByText(/Vous aviez des modifications/)).toBeNull();
  });

  it('is gone once abandoned, and comes back to who regrets it', async () => {
    const { user } = show();
    await fill(user, 'Nom', 'Dune');
    leavePage();
    closeTab();
    show();
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    expect(screen.queryByText(/Vous aviez des modifications/)).toBeNull();
    expect(kept()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    await screen.findByText(/^Vous aviez des modifications/);
    await waitFor(() => expect(JSON.stringify(kept())).toContain('Dune'));
  });

  it('is no longer offered once the same was typed again and saved', async () => {
    const { user } = show();
    await fill(user, 'Nom', 'Dune');
    leavePage();
    closeTab();
    const again = show({ api: { 'PUT /api/essais/5': saved } });
    await screen.findByText(/^Vous aviez des modifications/);
    await fill(again.user, 'Nom', 'Dune');
    await again.user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(screen.queryByText(/Vous aviez des modifications/)).toBeNull());
    expect(kept()).toEqual([]);
  });

  it('of a new record is no longer offered at the next one once the same was created', async () => {
    const created = ({ body }: Sent) => ok(record({ ...Object(body), id: 12, cle: { defini: false } }));
    const write = async (page: ReturnType<typeof show>) => {
      await fill(page.user, 'Nom', 'Dune');
      await fill(page.user, 'Code', 'dune');
    };
    await write(show({ id: null }));
    leavePage();
    act(() => void useTabs.getState().close(['/essais/create']));
    const again = show({ id: null, api: { 'POST /api/essais': created } });
    await screen.findByText(/^Vous aviez des modifications/);
    await write(again);
    await again.user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(address()).toBe('/essais/edit/12'));
    expect(kept()).toEqual([]);
  });

  it('taken up again is not forgotten before it is kept anew', async () => {
    const { user } = show();
    await fill(user, 'Nom', 'Dune');
    leavePage();
    closeTab();
    show();
    const resume = await screen.findByRole('button', { name: 'Reprendre' });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(resume);
    expect(JSON.stringify(kept())).toContain('Dune');
    full.mockRestore();
    leavePage();
    expect(kept()).toHaveLength(1);
    expect(JSON.stringify(kept())).toContain('Dune');
  });

  it('of a new record keeps its key before the answer comes', async () => {
    const page = show({ id: null, api: { 'POST /api/essais': () => new Promise(() => undefined) } });
    await fill(page.user, 'Nom', 'Dune');
    await fill(page.user, 'Code', 'dune');
    await page.user.click(button('Enregistrer'));
    await waitFor(() => expect(page.calls('POST /api/essais')).toHaveLength(1));
    expect(JSON.stringify(kept())).toContain(page.calls('POST /api/essais')[0]?.key);
  });

  it('is gone once saved, or typed back', async () => {
    const { user } = show({ api: { 'PUT /api/essais/5': saved } });
    await fill(user, 'Nom', 'Dune');
    await fill(user, 'Nom', 'Plage');
    leavePage();
    expect(kept()).toEqual([]);
    const again = show({ api: { 'PUT /api/essais/5': saved } });
    await fill(again.user, 'Nom', 'Dune');
    await again.user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(saveState().textContent).toMatch(/^Enregistré à/));
    leavePage();
    expect(kept()).toEqual([]);
  });

  it('is compared with what somebody saved meanwhile', async () => {
    const { user } = show();
    await fill(user, 'Nom', 'Dune');
    leavePage();
    show({ api: { 'GET /api/essais/5': () => ok(record({ version: 2, nom: 'Falaise' })) } });
    expect(await screen.findByText('Cet élément a été enregistré entre-temps')).toBeDefined();
    for (const value of ['Plage', 'Falaise', 'Dune']) expect(screen.getAllByText(value).length).toBeGreaterThan(0);
  });

  it('of a new record is found again, under the key it was sent with', async () => {
    const down = { 'POST /api/essais': () => ({ status: 502, code: 0 }) };
    const first = show({ id: null, api: down });
    await fill(first.user, 'Nom', 'Dune');
    await fill(first.user, 'Code', 'dune');
    await first.user.click(button('Enregistrer'));
    await screen.findByText(/toujours là/);
    leavePage();
    const created = () => ok(record({ id: 12, nom: 'Dune', code: 'dune' }));
    const second = show({ id: null, api: { 'POST /api/essais': created } });
    expect(await nom()).toHaveProperty('value', 'Dune');
    await second.user.click(button('Enregistrer'));
    await waitFor(() => expect(address()).toBe('/essais/list'));
    const key = first.calls('POST /api/essais')[0]?.key;
    expect(key).toBeTruthy();
    expect(second.calls('POST /api/essais')[0]?.key).toBe(key);
    leavePage();
    expect(kept()).toEqual([]);
  });

  it('is said to be in danger when the browser has no room left', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = show();
    await fill(user, 'Nom', 'Dune');
    await waitFor(() => expect(saveState().textContent).toContain('enregistrez sans tarder'));
  });

  const survivor = (changes: Readonly<Record<string, unknown>>) =>
    vi.spyOn(journal, 'survivor').mockResolvedValue({
      id: 'd',
      writer: 'dead',
      at: new Date().toISOString(),
      version: 1,
      changes: { ...changes },
      base: { nom: 'Plage' },
    });

  it('is offered after the browser was killed', async () => {
    survivor({ nom: 'Dune' });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Reprendre' }));
    expect(await nom()).toHaveProperty('value', 'Dune');
  });

  it('is no longer offered when it was saved after all', async () => {
    survivor({ nom: 'Plage' });
    show();
    await screen.findByText('Nulle part pour l’instant.');
    expect(screen.queryByText(/Vous aviez des modifications/)).toBeNull();
  });
});
