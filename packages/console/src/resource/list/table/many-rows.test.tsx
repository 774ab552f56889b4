import type { AnyRow } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, tagOf } from '../testing/fake-server.ts';
import { listTests, showList, signIn, table } from '../testing/show-list.tsx';
import { MOST_DRAWN } from './virtual-rows.tsx';

listTests();

beforeEach(() => {
  signIn();
  fakeServer(Array.from({ length: 200 }, (_, place) => tagOf(place + 1)));
  // jsdom lays nothing out: the test gives the region a thousand pixels, and each row forty.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1_000);
});

const rows = () => document.querySelectorAll('tbody th');

describe('a long page', () => {
  it('draws the rows that can be seen, and says how many there are', async () => {
    await showList('?itemsPerPage=200');
    await screen.findByText('Tag 1');
    const drawn = rows().length;
    expect(drawn).toBeGreaterThan(20);
    expect(drawn).toBeLessThanOrEqual(MOST_DRAWN);
    expect((await table()).getAttribute('aria-rowcount')).toBe('201');
    expect(screen.getByText('Tag 3').closest('tr')?.getAttribute('aria-rowindex')).toBe('4');
  });

  it('draws a short one whole', { tags: 'torture' }, async () => {
    await showList('?itemsPerPage=50');
    await waitFor(() => expect(rows()).toHaveLength(50));
  });
});

const drawn = vi.fn<(id: number) => void>();
const Nothing = () => null;

function Icon({ row }: { readonly row: AnyRow }) {
  drawn(row.id);
  return null;
}

describe('rows that open over their list', () => {
  it('are drawn again when they change, each alone', async () => {
    const server = fakeServer([1, 2, 3].map((id) => tagOf(id)));
    const { queries } = await showList('', undefined, { Icon, detail: { parameter: 'tag', Body: Nothing } });
    await screen.findByText('Tag 2');
    drawn.mockClear();
    server.tags = server.tags.map((tag) => (tag.id === 2 ? { ...tag, libelle: { fr: 'Neige' } } : tag));
    await act(() => queries.invalidateQueries());
    expect((await screen.findByText('Neige')).closest('a')?.getAttribute('href')).toMatch(/\?.*tag=2$/);
    expect(new Set(drawn.mock.calls.map(([id]) => id))).toEqual(new Set([2]));
  });
});

describe('a narrow window', () => {
  beforeEach(() => {
    const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('47.99em'), ...listen }));
  });

  it('shows cards with the name, three fields and the same actions', async () => {
    const { user } = await showList('?q=tag+12');
    const card = within(await screen.findByRole('article', { name: 'Tag 12' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Code', 'Couleur', 'Famille']);
    await user.click(card.getByRole('button', { name: 'Actions pour Tag 12' }));
    const choices = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(choices).toEqual(['Modifier', 'Dupliquer', 'Archiver', 'Mettre à la corbeille']);
  });

  it('keeps filters, views, columns and export in a drawer', async () => {
    const { user } = await showList('?famille=Saison');
    await user.click(await screen.findByRole('button', { name: 'Filtres (1)' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtres et affichage' }));
    expect(drawer.getByRole('button', { name: 'Colonnes' })).toBeTruthy();
    expect(drawer.getByRole('button', { name: /export/i })).toBeTruthy();
    expect(drawer.getByRole('button', { name: /Vue d’ensemble/ })).toBeTruthy();
    await user.click(drawer.getByText('Famille'));
    await user.click(await drawer.findByRole('checkbox', { name: 'Saison' }));
    const opener = await screen.findByRole('button', { name: 'Filtres' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
