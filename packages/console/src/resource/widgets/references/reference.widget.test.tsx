import { reference, references } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { drawField, lookAs } from '../testing/draw.tsx';

fakeBrowser();

const TAGS = [
  { id: 1, titre: 'Plage', couleur: '#1da2df', actif: true },
  { id: 2, titre: 'Hiver', couleur: null, actif: true },
  { id: 3, titre: 'Ancien', couleur: null, actif: false },
];

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** A server with three tags, which accepts a fourth. */
function serve(refusal?: { status: number; body: unknown }): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(browser, 'fetch').mockImplementation(async (address, { method = 'GET', body }) => {
    const { pathname, searchParams: query } = new URL(address, 'http://x');
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    sent.push({ method, path: pathname.replace('/prod-api', ''), query, body: parsed });
    if (method === 'POST' && refusal) return new Response(JSON.stringify(refusal.body), { status: refusal.status });
    const ids = (query.get('ids') ?? '').split(',').map(Number);
    const q = (query.get('q') ?? '').toLowerCase();
    const items = query.has('ids')
      ? TAGS.filter(({ id }) => ids.includes(id))
      : TAGS.filter(({ actif, titre }) => actif && titre.toLowerCase().includes(q));
    const data = method === 'POST' ? CREATED : { items };
    return new Response(JSON.stringify({ code: 20_000, message: '', data }), { status: 200 });
  });
  return sent;
}

const CREATED = {
  id: 4,
  version: 1,
  libelle: { fr: 'Été' },
  code: 'ete',
  description: '',
  couleur: null,
  picto: null,
  famille: '',
  parent: null,
  portee: [],
  selection: null,
  publique: false,
  entiteId: null,
  partage: 'prive',
  notesInternes: '',
  creeLe: null,
  creePar: null,
  modifieLe: null,
  modifiePar: null,
  archiveLe: null,
  supprimeLe: null,
};

const parent = reference({ label: 'Parent', to: 'tag', create: true });
const tags = references({ label: 'Tags', to: 'tag', create: true });
const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

describe('a reference', () => {
  it('shows a name, and leads to the record', async () => {
    lookAs();
    serve();
    drawField(parent, { value: 1 });
    await waitFor(() => expect(box('Parent').value).toBe('Plage'));
    expect(screen.getByRole('link', { name: 'Ouvrir Plage' }).getAttribute('href')).toBe('/reglages/tags/edit/1');
  });

  it('leads nowhere for who may not go there', async () => {
    lookAs({ roles: ['ROLE_ANNONCE_USER'] });
    serve();
    drawField(parent, { value: 1 });
    await waitFor(() => expect(box('Parent').value).toBe('Plage'));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is found by typing, once the person pauses', async () => {
    lookAs();
    const sent = serve();
    const { user, last } = drawField(parent, { value: null });
    await user.type(box('Parent'), 'hiv');
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.click(await screen.findByRole('option', { name: 'Hiver' }));
    expect(last()).toBe(2);
    expect(box('Parent').value).toBe('Hiver');
    // One request for the open menu and one for the word, not one per letter.
    expect(sent.map(({ query }) => query.get('q'))).toEqual(['', 'hiv']);
    expect(sent[1]?.query.get('pour')).toBe('entite');
  });

  it('is picked with Enter', async () => {
    lookAs();
    serve();
    const { user, last } = drawField(parent, { value: null });
    await user.type(box('Parent'), 'pla');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await user.keyboard('{Enter}');
    expect(last()).toBe(1);
  });

  it('is cleared by its button, or by rubbing its name out', async () => {
    lookAs();
    serve();
    const { user, last } = drawField(parent, { value: 1 });
    await user.click(await screen.findByRole('button', { name: 'Vider Parent' }));
    expect(last()).toBeNull();
    expect(box('Parent').value).toBe('');
  });

  it('that was put aside says so', async () => {
    lookAs();
    serve();
    drawField(parent, { value: 3 });
    expect(await screen.findByText('archivé')).toBeDefined();
  });

  it('that was put aside says so of an entity too', async () => {
    lookAs();
    serve();
    drawField(reference({ label: 'Entité', to: 'entite' }), { value: 3 });
    expect(await screen.findByText('archivée')).toBeDefined();
  });

  it('whose creation failed keeps the name that was typed', async () => {
    lookAs();
    serve({ status: 400, body: { code: 40_000, message: 'Non.', data: null, errors: [] } });
    const { user, typed } = drawField(parent, { value: null });
    await user.type(box('Parent'), 'Été');
    await user.click(await screen.findByRole('option', { name: 'Créer «\u00a0Été\u00a0»' }));
    await screen.findByRole('alert');
    await user.tab();
    expect(box('Parent').value).toBe('Été');
    expect(typed).not.toHaveBeenCalled();
    await user.clear(box('Parent'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is created on the fly', async () => {
    lookAs();
    serve();
    const { user, last } = drawField(parent, { value: null });
    await user.type(box('Parent'), 'Été');
    await user.click(await screen.findByRole('option', { name: 'Créer «\u00a0Été\u00a0»' }));
    await waitFor(() => expect(last()).toBe(4));
    expect(box('Parent').value).toBe('Été');
  });

  it('whose name could not be asked for is not said to be gone', async () => {
    lookAs();
    vi.spyOn(browser, 'fetch').mockRejectedValue(new TypeError('offline'));
    drawField(parent, { value: 12 });
    await waitFor(() => expect(box('Parent').value).toBe('N°\u00a012'));
  });

  it('to what nobody finds any more keeps its number', async () => {
    lookAs();
    serve();
    drawField(parent, { value: 99 });
    await waitFor(() => expect(box('Parent').value).toBe('N°\u00a099, introuvable ou non partagé avec vous'));
  });

  it('comes back to its name when nothing was picked', async () => {
    lookAs();
    serve();
    const { user, typed } = drawField(parent, { value: 1 });
    await waitFor(() => expect(box('Parent').value).toBe('Plage'));
    await user.type(box('Parent'), 'x');
    await user.tab();
    expect(typed).not.toHaveBeenCalled();
    expect(box('Parent').value).toBe('Plage');
  });
});

describe('several references', () => {
  it('are named in one call, in their order', async () => {
    lookAs();
    const sent = serve();
    drawField(tags, { value: [2, 3, 1] });
    await screen.findByText('Plage');
    expect(sent.map(({ query }) => query.get('ids'))).toEqual(['1,2,3']);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Hiver',
      'Ancienarchivé',
      'Plage',
    ]);
  });

  it('are added at the end and removed by keyboard', async () => {
    lookAs();
    serve();
    const { user, last } = drawField(tags, { value: [2] });
    await user.type(box('Tags'), 'plage');
    await user.click(await screen.findByRole('option', { name: 'Plage' }));
    expect(last()).toEqual([2, 1]);
    screen.getByRole('button', { name: 'Retirer Hiver' }).focus();
    await user.keyboard('{Enter}');
    expect(last()).toEqual([1]);
    expect(document.activeElement).toBe(box('Tags'));
    await user.keyboard('{Backspace}');
    expect(last()).toEqual([]);
  });

  it('are created on the fly, with the name and the short name made from it', async () => {
    lookAs({ parameters: { bridge_languages: ['fr', 'en'] } });
    const sent = serve();
    const { user, last } = drawField(tags, { value: [2] });
    await user.type(box('Tags'), 'Été');
    await user.click(await screen.findByRole('option', { name: 'Créer «\u00a0Été\u00a0»' }));
    await waitFor(() => expect(last()).toEqual([2, 4]));
    const created = sent.find(({ method }) => method === 'POST');
    expect(created).toMatchObject({ path: '/api/reglages/tags', body: { libelle: { fr: 'Été' }, code: 'ete' } });
    expect(await screen.findByText('Été')).toBeDefined();
  });

  it('are not created by who may not, nor twice under one name', async () => {
    lookAs({ roles: ['ROLE_ANNONCE_USER'] });
    serve();
    const { user } = drawField(tags, { value: [] });
    await user.type(box('Tags'), 'Neuf');
    expect(await screen.findByText(/^Rien ne correspond à/)).toBeDefined();
    lookAs();
    await user.clear(box('Tags'));
    await user.type(box('Tags'), 'plage');
    await screen.findByRole('option', { name: 'Plage' });
    expect(screen.queryByRole('option', { name: /Créer/ })).toBeNull();
  });

  it('say why a creation failed', async () => {
    lookAs();
    serve({
      status: 400,
      body: { code: 40_000, message: 'Non.', data: null, errors: [{ path: 'code', message: 'Déjà pris.' }] },
    });
    const { user, typed } = drawField(tags, { value: [] });
    await user.type(box('Tags'), 'Été');
    await user.click(await screen.findByRole('option', { name: 'Créer «\u00a0Été\u00a0»' }));
    expect((await screen.findByRole('alert')).textContent).toBe('La création n’a pas abouti. Déjà pris.');
    expect(typed).not.toHaveBeenCalled();
  });
});
