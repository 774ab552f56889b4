import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, tagOf } from '../testing/fake-server.ts';
import { button, listTests, row, showList, signIn, where } from '../testing/show-list.tsx';

listTests();

beforeEach(() => {
  signIn();
  fakeServer([tagOf(1), tagOf(2), tagOf(3)]);
});

const focused = () => document.activeElement?.textContent;
const selected = () => screen.queryByText(/éléments? sélectionnés?/)?.textContent;

describe('the keyboard in a list', () => {
  it('goes from row to row with the arrows, selects with space, opens with Enter', async () => {
    const { user } = await showList();
    await row('Tag 1');
    screen.getByRole('link', { name: 'Tag 1' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Tag 3');
    await user.keyboard('{ArrowUp} ');
    expect(focused()).toBe('Tag 2');
    expect(selected()).toBe('1 élément sélectionné');
    await user.keyboard('{Escape}');
    expect(selected()).toBeUndefined();
    await user.keyboard('{Enter}');
    expect(where()).toBe('/reglages/tags/edit/2');
  });

  it('has letters for the same, from anywhere on the page', async () => {
    const { user } = await showList();
    await row('Tag 1');
    await user.keyboard('jjx');
    expect(focused()).toBe('Tag 2');
    expect(selected()).toBe('1 élément sélectionné');
    await user.keyboard('k');
    expect(focused()).toBe('Tag 1');
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.keyboard('j');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('j');
  });

  it('edits with e', async () => {
    const { user } = await showList();
    await row('Tag 1');
    await user.keyboard('je');
    expect(where()).toBe('/reglages/tags/edit/1');
  });

  it('tells its keys, and lets the single ones be turned off for good', { tags: 'torture' }, async () => {
    const { user, unmount } = await showList();
    await row('Tag 1');
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: /Raccourcis d’une seule touche/ }));
    await user.keyboard('{Escape}');
    unmount();
    await showList();
    await row('Tag 1');
    await user.keyboard('j');
    await waitFor(() => expect(focused()).not.toBe('Tag 1'));
    await user.click(await button('Raccourcis clavier'));
    expect(await screen.findByText('Passer d’une ligne à l’autre')).toBeTruthy();
    expect(screen.queryByText('Ligne suivante, précédente')).toBeNull();
  });
});
