import { errorKinds } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, type Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { record } from './testing/essai.ts';
import { address, button, fill, ok, saved, saveState, show, tabOf } from './testing/form-context.tsx';
import { plainFields } from './testing/plain-fields.ts';

plainFields();
fakeBrowser();

const EDIT = '/essais/edit/5';
const name = () => screen.findByLabelText('Nom');
const rename = (user: ReturnType<typeof show>['user'], text: string) => fill(user, 'Nom', text);

describe('saving a record', () => {
  it('sends only what changed with its version, and goes back to the list', async () => {
    const { user, calls } = show({ api: { 'PUT /api/essais/5': saved } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(address()).toBe('/essais/list'));
    expect(calls('PUT /api/essais/5').map(({ body }) => body)).toEqual([{ nom: 'Dune', version: 1 }]);
    expect(tabOf(EDIT)).toBeUndefined();
    expect(await screen.findByText('Essai enregistré')).toBeDefined();
  });

  it('that changed nothing goes back to the list, and does not say that anything was saved', async () => {
    const { user } = show();
    await name();
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(address()).toBe('/essais/list'));
    expect(screen.queryByText('Essai enregistré')).toBeNull();
  });

  it('of what is a step on a way stays, with what comes next', async () => {
    const { user } = show({ descriptor: { goesOn: 'saved' }, api: { 'PUT /api/essais/5': saved } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(saveState().textContent).toMatch(/^Enregistré à/));
    expect(address()).toBe(EDIT);
  });

  it('of a step on a way that changed nothing goes back to the list, as everywhere else', async () => {
    const { user } = show({ descriptor: { goesOn: 'saved' } });
    await name();
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(address()).toBe('/essais/list'));
  });

  it('or stays, with the time of saving and the new name on the tab', async () => {
    const { user } = show({ api: { 'PUT /api/essais/5': saved } });
    await rename(user, 'Dune');
    await waitFor(() => expect(tabOf(EDIT)?.dirty).toBe(true));
    expect(saveState().textContent).toBe('Modifications non enregistrées');
    await user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(saveState().textContent).toMatch(/^Enregistré à \d{1,2}\u00a0h\u00a0\d\d$/));
    expect(address()).toBe(EDIT);
    await waitFor(() => expect(tabOf(EDIT)).toMatchObject({ dirty: false, title: 'Dune' }));
  });

  it('is what Ctrl+S does, without leaving', async () => {
    const { user, calls } = show({ api: { 'PUT /api/essais/5': saved } });
    await rename(user, 'Dune');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(calls('PUT /api/essais/5')).toHaveLength(1));
    expect(address()).toBe(EDIT);
  });

  it('happens once for two clicks', async () => {
    const { user, calls } = show({ api: { 'PUT /api/essais/5': saved } });
    await rename(user, 'Dune');
    await user.dblClick(button('Enregistrer et rester'));
    await waitFor(() => expect(saveState().textContent).toMatch(/^Enregistré à/));
    expect(calls('PUT /api/essais/5')).toHaveLength(1);
  });

  it('keeps what is typed during a slow answer', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = async (sent: Sent) => {
      await waiting;
      return saved(sent);
    };
    const { user } = show({ api: { 'PUT /api/essais/5': slow } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    expect(saveState().textContent).toBe('Enregistrement…');
    await rename(user, 'Dune du Pilat');
    await act(async () => answer());
    await waitFor(() => expect(saveState().textContent).toBe('Modifications non enregistrées'));
    expect(await name()).toHaveProperty('value', 'Dune du Pilat');
    expect(address()).toBe(EDIT);
  });

  it.each([
    [
      'a broken server',
      { status: 500, code: 50_000, message: 'Une erreur inattendue s’est produite', requestId: 'r-9' },
    ],
    ['an absent one', refusal(errorKinds.unavailable)],
  ])('says what %s means, loses nothing, and tries again', async (_, failure) => {
    let isDown = true;
    const { user, calls } = show({ api: { 'PUT /api/essais/5': (sent) => (isDown ? failure : saved(sent)) } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    const alert = await screen.findByText(/Ce que vous avez saisi est toujours là/);
    expect(alert.textContent).toContain(failure.message);
    expect(await name()).toHaveProperty('value', 'Dune');
    expect(address()).toBe(EDIT);
    isDown = false;
    await user.click(button('Réessayer'));
    await waitFor(() => expect(saveState().textContent).toMatch(/^Enregistré à/));
    expect(calls('PUT /api/essais/5')).toHaveLength(2);
    expect(screen.queryByText(/toujours là/)).toBeNull();
  });

  it('says that it is kept here when there is no network', async () => {
    const offline = () => {
      throw new TypeError('Failed to fetch');
    };
    const { user } = show({ api: { 'PUT /api/essais/5': offline } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(saveState().textContent).toBe('Hors ligne\u00a0: vos modifications sont gardées ici'));
    expect(button('Réessayer')).toBeDefined();
    act(() => void dispatchEvent(new Event('online')));
    expect(saveState().textContent).toBe('Modifications non enregistrées');
    expect(await name()).toHaveProperty('value', 'Dune');
  });

  it('explains a refusal', async () => {
    const { user } = show({ api: { 'PUT /api/essais/5': () => refusal(errorKinds.accessDenied) } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    expect((await screen.findByText(/toujours là/)).textContent).toContain('appartient sans doute à une autre entité');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });
});

describe('what does not suit', () => {
  it('is said by the field when it is left', async () => {
    const { user } = show();
    const code = await screen.findByLabelText('Code');
    await user.clear(code);
    await user.type(code, 'Pas bon');
    expect(screen.queryByText(/Lettres minuscules/)).toBeNull();
    await user.tab();
    expect(await screen.findByText(/Lettres minuscules/)).toBeDefined();
  });

  it('is summed up above the form, and the first field gets the keyboard', async () => {
    const { user, calls } = show({ id: null });
    await name();
    const brought: Element[] = [];
    Element.prototype.scrollIntoView = function () {
      brought.push(this);
    };
    await user.click(button('Enregistrer'));
    await screen.findByText('2 champs à corriger');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nom')));
    // The whole alert is in sight, not half under the header of the page.
    expect(brought.at(-1)).toBe(screen.getByRole('alert'));
    await user.click(button('Code'));
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    expect(calls('POST /api/essais')).toEqual([]);
  });

  it('for the server is put on the field too', async () => {
    const taken = {
      ...refusal(errorKinds.alreadyTaken),
      errors: [{ path: 'code', message: 'Ce code est déjà pris.' }],
    };
    const { user } = show({ api: { 'PUT /api/essais/5': () => taken } });
    await rename(user, 'Dune');
    await user.click(button('Enregistrer'));
    expect(await screen.findByText('Ce code est déjà pris.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
    await user.type(screen.getByLabelText('Code'), '2');
    expect(screen.queryByText('Ce code est déjà pris.')).toBeNull();
  });

  it('unfolds what was folded', async () => {
    const wrong = { ...refusal(errorKinds.invalidInput), errors: [{ path: 'cle', message: 'Clé refusée.' }] };
    const { user } = show({
      api: { 'GET /api/essais/5': () => ok(record({ cle: { defini: false } })), 'PUT /api/essais/5': () => wrong },
    });
    await rename(user, 'Dune');
    const fold = button('Avancé');
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await user.click(button('Enregistrer'));
    expect(await screen.findByText('Clé refusée.')).toBeDefined();
    expect(fold.getAttribute('aria-expanded')).toBe('true');
  });
});
