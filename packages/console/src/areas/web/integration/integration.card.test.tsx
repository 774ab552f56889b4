import { carte, listeWeb } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { IntegrationCard } from './integration.card.tsx';

fakeBrowser();

const LAC = { id: 1, nom: 'Le lac', code: 'lac', type: 'heberge', langues: ['fr', 'en'] };
const VAL = { id: 2, nom: 'Le val', code: 'val', type: 'wordpress', langues: ['fr'] };
const api = {
  'GET /api/web/adresses': ({ query }: Sent) => {
    const ids = query.get('ids')?.split(',') ?? [];
    return { data: { items: [LAC, VAL].filter(({ id }) => ids.includes(String(id))) } };
  },
};

function show(changes: object = {}, genre: 'liste' | 'carte' = 'liste') {
  const resource = genre === 'liste' ? listeWeb : carte;
  const record = savedRecord(resource, {
    nom: 'Tables',
    code: 'tables',
    sites: [1, 2],
    titre: { fr: 'Où manger' },
    ...changes,
  });
  return showBeside(<IntegrationCard record={record} genre={genre} />, { resource, record, api });
}

const read = async (name: string) => (await screen.findByRole<HTMLInputElement>('textbox', { name })).value;

describe('the code that places a list elsewhere', () => {
  it('is ready to be copied, each with its own button', async () => {
    const { user } = await show();
    expect(await read('WordPress')).toBe('[bridge liste="tables" site="lac" langue="fr"]');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: /^Copier\s: Élément web$/ }));
    expect(copied).toHaveBeenCalledWith(
      expect.stringContaining(`<bridge-liste src="${location.origin}/public/lac/fr/tables">`),
    );
    expect(await screen.findByText('Copié.')).toBeTruthy();
  });

  it('is selected where the browser has no clipboard', async () => {
    const { user } = await show();
    await read('WordPress');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: /^Copier\s: WordPress$/ }));
    expect(await screen.findByText(/le texte est sélectionné/)).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'WordPress' });
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it('changes with the site and the language', async () => {
    const { user } = await show();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Langue' }), 'Anglais');
    expect(await read('WordPress')).toBe('[bridge liste="tables" site="lac" langue="en"]');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Site' }), 'Le val');
    await waitFor(async () => expect(await read('WordPress')).toBe('[bridge liste="tables" site="val" langue="fr"]'));
  });

  it('begins with what suits the site', async () => {
    const { user } = await show();
    const first = async () =>
      (await screen.findAllByRole('button', { name: /^Copier/ }))[0]?.getAttribute('aria-label');
    expect(await first()).toMatch(/Élément web$/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Site' }), 'Le val');
    await waitFor(async () => expect(await first()).toMatch(/WordPress$/));
  });

  it('offers only the languages of the list', async () => {
    await show({ langues: ['en'], sites: [1] });
    expect(await read('WordPress')).toContain('langue="en"');
    expect(screen.queryByRole('combobox', { name: 'Langue' })).toBeNull();
  });

  it('has the other ways, and the outputs of a list', async () => {
    const { user } = await show();
    await user.click(await screen.findByText('Autres façons'));
    expect(await read('Cadre (iframe)')).toContain('title="Où manger"');
    await user.click(screen.getByText('Données et abonnements'));
    expect(await read('JSON')).toBe(`${location.origin}/public/lac/fr/tables.json`);
  });

  it('has no output for a map', async () => {
    await show({}, 'carte');
    expect(await read('WordPress')).toContain('[bridge carte="tables"');
    expect(screen.queryByText('Données et abonnements')).toBeNull();
  });

  it('asks for a site first', async () => {
    await show({ sites: [] });
    expect(await screen.findByText(/^Choisissez un site et enregistrez/)).toBeTruthy();
  });
});
