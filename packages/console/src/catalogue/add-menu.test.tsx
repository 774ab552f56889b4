import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { AddMenu } from './add-menu.tsx';

fakeBrowser();

const GENRES = [
  { value: 'texte', label: 'Texte' },
  { value: 'carte', label: 'Carte' },
] as const;

it('holds its kinds and nothing else, and adds the one that is picked', async () => {
  const added = vi.fn<(genre: string) => void>();
  const menu = <AddMenu label="Ajouter" genres={GENRES} isFull={false} onAdd={added} />;
  const { user } = await showScreen(menu, { at: '/editions/modeles/create', api: {} });
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Texte', 'Carte']);
  // A reader of the screen is told of a menu whose every child is an item.
  expect([...screen.getByRole('menu').children].map((child) => child.getAttribute('role'))).toEqual([
    'menuitem',
    'menuitem',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Carte' }));
  expect(added).toHaveBeenCalledExactlyOnceWith('carte');
});
