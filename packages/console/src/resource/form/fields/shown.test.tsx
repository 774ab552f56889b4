import { type AnyRecord, choice, defineResource, forRoles, number, type Resource, text } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { button, fill, ok, show } from '../testing/form-context.tsx';
import { plainFields } from '../testing/plain-fields.ts';

plainFields();
fakeBrowser();

const access = forRoles(['ROLE_ADMIN']);
const api = { field: 'origine', is: ['api'] } as const;

/** A resource whose fields depend on one another; the server sets one of the fields, which is drawn among them. */
const source: Resource = defineResource({
  id: 'source',
  path: '/essais',
  table: 'sources',
  noun: { one: 'Source', many: 'Sources', feminine: true },
  icon: 'flux',
  purpose: 'Une source sert aux tests.',
  title: 'nom',
  taggable: false,
  groups: [
    { id: 'source', title: 'Source' },
    { id: 'appel', title: 'Appel' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'source', required: true }),
    code: text({ label: 'Code', group: 'source', fixed: 'Ce code ne change pas.' }),
    origine: choice(
      [
        { value: 'api', label: 'API' },
        { value: 'fichier', label: 'Fichier' },
      ],
      { label: 'Origine', group: 'source', required: true, initial: 'api' },
    ),
    fichier: text({ label: 'Fichier', group: 'source', when: { field: 'origine', is: ['fichier'] } }),
    adresse: text({ label: 'Adresse', group: 'source', readOnly: true, widget: 'adresse-notification' }),
    compte: number({ label: 'Compte', group: 'source', readOnly: true }),
    fenetre: number({ label: 'Fenêtre', group: 'appel', required: true, initial: 250, min: 10, max: 500, when: api }),
  },
  access: { view: access, create: access, edit: access, remove: access },
});

const known = (changes: Partial<AnyRecord> = {}): AnyRecord => ({
  id: 5,
  version: 1,
  nom: 'Plage',
  code: 'plage',
  origine: 'api',
  fichier: '',
  adresse: 'https://exemple.fr/a',
  compte: 3,
  fenetre: 250,
  entiteId: 1,
  partage: 'prive',
  notesInternes: '',
  creeLe: '2026-01-02T08:00:00.000Z',
  creePar: 3,
  modifieLe: '2026-01-02T08:00:00.000Z',
  modifiePar: 3,
  archiveLe: null,
  supprimeLe: null,
  ...changes,
});

const open = (changes: Partial<AnyRecord> = {}) =>
  show({
    resource: source,
    api: {
      'GET /api/essais/5': () => ok(known(changes)),
      'PUT /api/essais/5': ({ body }) => ok(known({ ...changes, ...Object(body), version: 2 })),
    },
  });

describe('a field that depends on another', () => {
  it('comes and goes with it, and its part too', async () => {
    const { user } = open();
    expect(await screen.findByLabelText('Fenêtre')).toBeDefined();
    expect(screen.queryByLabelText('Fichier')).toBeNull();
    await fill(user, 'Origine', 'fichier');
    expect(screen.getByLabelText('Fichier')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Appel' })).toBeNull();
  });

  it('keeps its value out of sight', async () => {
    const { user, calls } = open({ origine: 'fichier', fichier: 'gites.json' });
    await fill(user, 'Origine', 'api');
    await fill(user, 'Origine', 'fichier');
    expect(screen.getByLabelText('Fichier')).toHaveProperty('value', 'gites.json');
    await fill(user, 'Origine', 'api');
    await user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(calls('PUT /api/essais/5')).toHaveLength(1));
    expect(calls('PUT /api/essais/5')[0]?.body).toEqual({ origine: 'api', version: 1 });
  });

  it('does not keep the form from being saved while nobody can correct it', async () => {
    const { user, calls } = open();
    await fill(user, 'Fenêtre', 'beaucoup');
    await fill(user, 'Origine', 'fichier');
    await user.click(button('Enregistrer et rester'));
    await waitFor(() => expect(calls('PUT /api/essais/5')).toHaveLength(1));
    expect(calls('PUT /api/essais/5')[0]?.body).toEqual({ origine: 'fichier', version: 1 });
  });

  it('that the server refuses all the same is named above the form', async () => {
    const { user } = show({
      resource: source,
      api: {
        'GET /api/essais/5': () => ok(known({ origine: 'fichier' })),
        'PUT /api/essais/5': () => ({
          status: 400,
          code: 40_000,
          message: 'Refusé',
          errors: [{ path: 'fenetre', message: 'Trop grande.' }],
        }),
      },
    });
    await fill(user, 'Nom', 'Dune');
    await user.click(button('Enregistrer et rester'));
    expect(await screen.findByText(/Fenêtre : Trop grande\./)).toBeDefined();
  });
});

describe('what the server sets', () => {
  it('is drawn among the fields where it has a drawing of its own, else beside them', async () => {
    open();
    expect(await screen.findByText(/Adresse : "https:\/\/exemple\.fr\/a"/)).toBeDefined();
    expect(screen.queryByText(/Compte :/)).toBeNull();
    expect(await screen.findByText('Compte')).toBeDefined();
  });

  it('is not shown before it is set', async () => {
    show({ id: null, resource: source });
    expect(await screen.findByLabelText('Nom')).toBeDefined();
    expect(screen.queryByText(/Adresse/)).toBeNull();
  });
});

it('what is said once is typed in a new record, and read in one that is saved', async () => {
  const { unmount } = show({ id: null, resource: source });
  expect(await screen.findByLabelText('Code')).toBeDefined();
  unmount();
  open();
  expect(await screen.findByText(/Code : "plage"/)).toBeDefined();
  expect(screen.queryByLabelText('Code')).toBeNull();
});
