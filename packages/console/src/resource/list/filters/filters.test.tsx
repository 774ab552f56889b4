import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, tagOf } from '../testing/fake-server.ts';
import { button, item, listTests, row, showList, signIn, where } from '../testing/show-list.tsx';

listTests();

let server: FakeServer;
beforeEach(() => {
  signIn();
  server = fakeServer([tagOf(1, { famille: 'Saison' })]);
});

async function filterBy(label: string) {
  const { user } = await showList();
  await row('Tag 1');
  await user.click(await button('Filtrer'));
  await user.click(await item(label));
  return user;
}
const filter = () => JSON.parse(server.asked().filter ?? '{}');

describe('filtering a list', () => {
  it('by a period, typed as people write dates', async () => {
    const user = await filterBy('Modifié le');
    await user.type(await screen.findByRole('textbox', { name: 'Du' }), '1/3/2026');
    await user.type(screen.getByRole('textbox', { name: 'Au' }), '31/3/2026');
    await waitFor(() => expect(where()).toBe('?modifieLe=2026-03-01..2026-03-31'));
    await waitFor(() => expect(filter().modifieLe).toEqual({ min: '2026-03-01', max: '2026-03-31' }));
    expect(await button(/Modifié le.*du 1er mars 2026 au 31 mars 2026/)).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Du' }));
    await waitFor(() => expect(where()).toBe('?modifieLe=..2026-03-31'));
  });

  it('by a recent period, in one click', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00+01:00'), toFake: ['Date'] });
    const user = await filterBy('Créé le');
    await user.click(await button('7 derniers jours'));
    expect(where()).toBe('?creeLe=2026-11-09..2026-11-15');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Du' }).value).toBe('09/11/2026');
  });

  it('by a date that is none says so, and asks nothing', async () => {
    const user = await filterBy('Modifié le');
    await user.type(await screen.findByRole('textbox', { name: 'Du' }), '31/02/2026{Enter}');
    expect(await screen.findByText('Par exemple 14/11/2026')).toBeTruthy();
    expect(where()).toBe('');
  });

  it('by the language that a text lacks', async () => {
    const user = await filterBy('Libellé');
    await user.click(await screen.findByRole('checkbox', { name: 'Anglais' }));
    expect(where()).toBe('?libelle=en');
    expect(await button(/Libellé.*sans anglais/)).toBeTruthy();
  });

  it('by an exact text that the page does not show', async () => {
    const user = await filterBy('Famille');
    await user.type(await screen.findByRole('textbox', { name: /valeur exacte/ }), 'Public, scolaire{Enter}');
    expect(where()).toBe('?famille=Public%2C+scolaire');
    await waitFor(() => expect(filter().famille).toEqual(['Public, scolaire']));
  });

  it('by records that are looked for by name', async () => {
    const user = await filterBy('Tag parent');
    await user.click(await screen.findByRole('checkbox', { name: 'Saisons' }));
    expect(where()).toBe('?parent=7');
    expect(await button(/Tag parent.*Saisons/)).toBeTruthy();
    await user.click(await screen.findByRole('checkbox', { name: 'Aucune valeur' }));
    await waitFor(() => expect(filter().parent).toEqual([7, null]));
  });
});
