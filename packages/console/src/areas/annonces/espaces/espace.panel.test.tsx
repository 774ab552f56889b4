import { espace } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import EspacePanel from './espace.panel.tsx';

fakeBrowser();

const AT = 'GET /api/annonces/space/3/occupation';
const record = savedRecord(espace, { nom: 'Pied de fiche', code: 'pied', formats: [7] });
const show = (data: object) =>
  showBeside(<EspacePanel record={record} resource={espace} />, {
    resource: espace,
    record,
    api: { [AT]: () => ({ data }) },
  });

describe('the calendar of an espace', () => {
  it('tells in a table who has it, and in sentences when it is free', async () => {
    const warned = vi.spyOn(console, 'error');
    await show({
      capacite: 1,
      annonces: [
        {
          annonce: { id: 4, nom: 'Vélos' },
          priorite: 'exclusif',
          validee: true,
          parTags: false,
          du: '2027-06-01',
          au: '2027-06-30',
        },
        { annonce: null, priorite: 'contrat', validee: false, parTags: false, du: '2027-07-01', au: '2027-07-31' },
        { annonce: null, priorite: 'contrat', validee: true, parTags: true, du: '2027-07-01', au: '2027-07-15' },
      ],
      troncons: [
        { du: '2027-06-01', au: '2027-06-30', prises: 1, libres: 0 },
        { du: '2027-07-01', au: '2027-08-31', prises: 0, libres: 1 },
      ],
    });
    const table = await screen.findByRole('table', { name: 'Annonces de cet espace' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows[0]?.textContent).toContain('Exclusive');
    expect(rows[1]?.textContent).toContain('Annonce d’une autre entité');
    expect(rows[1]?.textContent).toContain('à valider');
    expect(rows[2]?.textContent).toContain('par ses tags');
    expect(warned.mock.calls.filter(([message]) => String(message).includes('same key'))).toEqual([]);
    expect(within(table).getByRole('link', { name: 'Vélos' }).getAttribute('href')).toBe('/annonces/annonce/edit/4');
    expect(screen.getByText(/Du 1er juil\. 2027 au 31 août 2027\s: 1/)).toBeTruthy();
  });

  it('says that it is full', async () => {
    await show({
      capacite: 1,
      annonces: [],
      troncons: [{ du: '2027-06-01', au: '2027-06-30', prises: 1, libres: 0 }],
    });
    expect(await screen.findByText('Complet sur toute la période.')).toBeTruthy();
  });

  it('goes six months further', async () => {
    const { user, sent } = await show({ capacite: 1, annonces: [], troncons: [] });
    await waitFor(() => expect(sent(AT)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Six mois après' }));
    await waitFor(() => expect(sent(AT)).toHaveLength(2));
    const [first, second] = sent(AT).map(({ query }) => query.get('du') ?? '');
    expect((second ?? '') > (first ?? '')).toBe(true);
  });
});
