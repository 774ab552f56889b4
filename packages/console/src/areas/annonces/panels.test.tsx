import { formatAnnonce, tagAnnonce } from '@bridge/contract';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lookAs } from '../../resource/widgets/testing/draw.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../testing/show-beside.tsx';
import FormatPanel from './format.panel.tsx';
import TagAnnoncePanel from './tag-annonce.panel.tsx';
import { saved, showAnnonce } from './testing/annonces.tsx';
import ConflitsNote from './vente/conflits.note.tsx';

fakeBrowser();

const CONFLITS = 'POST /api/annonces/conflits';
const PLACEE = saved({ espaces: [5], du: '2027-06-01', au: '2027-06-30', priorite: 'contrat' });
const listOf = (...items: object[]) => ({ data: { items, total: items.length, names: {} } });

describe('the conflicts of an annonce', () => {
  it('name who has the place, where and when', async () => {
    const conflit = {
      espace: { id: 2, nom: 'Pied de fiche' },
      annonce: { id: 9, nom: 'Menu de saison' },
      du: '2027-06-01',
      au: '2027-06-30',
      motif: 'exclusive-vendue',
    };
    const warned = vi.spyOn(console, 'error');
    const autre = { ...conflit, annonce: null };
    const { sent } = await showAnnonce(<ConflitsNote />, {
      record: PLACEE,
      api: { [CONFLITS]: () => ({ data: { items: [conflit, autre, autre], partages: [] } }) },
    });
    expect((await screen.findByRole('link', { name: 'Menu de saison' })).getAttribute('href')).toBe(
      '/annonces/annonce/edit/9',
    );
    expect(screen.getAllByText(/par une annonce d’une autre entité/)).toHaveLength(2);
    expect(sent(CONFLITS)[0]?.body).toMatchObject({ id: PLACEE.id, espaces: [5] });
    expect(warned.mock.calls.filter(([message]) => String(message).includes('same key'))).toEqual([]);
  });

  it('are none where the espaces are free', async () => {
    await showAnnonce(<ConflitsNote />, { record: PLACEE });
    expect(await screen.findByText(/espaces sont libres/)).toBeTruthy();
  });

  it('of one that is sold on a tag are told, and stand in no way', async () => {
    const partage = { espace: { id: 2, nom: 'Pied de fiche' }, annonce: null, du: '2027-06-01', au: '2027-06-30' };
    const { sent } = await showAnnonce(<ConflitsNote />, {
      record: saved({ espaces: [], tagsCibles: [8], du: '2027-06-01', au: '2027-06-30', priorite: 'contrat' }),
      api: { [CONFLITS]: () => ({ data: { items: [], partages: [{ ...partage, motif: 'complet' }] } }) },
    });
    expect(await screen.findByText(/^Toutes les places sont vendues, elle s’affichera à tour de rôle\s:/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent(CONFLITS)[0]?.body).toMatchObject({ espaces: [], tagsCibles: [8], formats: [7] });
  });

  it('are not asked for before an espace is chosen', async () => {
    const { sent } = await showAnnonce(<ConflitsNote />, { record: saved({ espaces: [] }) });
    expect(sent(CONFLITS)).toEqual([]);
  });
});

describe('a tag of annonces', () => {
  it('shows the annonces that aim at it, and the espaces that take it', async () => {
    const record = savedRecord(tagAnnonce, { libelle: { fr: 'Vélo' }, code: 'velo' });
    const page = await showBeside(<TagAnnoncePanel record={record} resource={tagAnnonce} />, {
      resource: tagAnnonce,
      record,
      api: {
        'GET /api/annonces/annonce': () => listOf({ id: 4, version: 1, nom: 'Été à vélo', etat: 'en-ligne' }),
        'GET /api/annonces/space': ({ query }) =>
          query.get('filter')?.includes('tagsAcceptes')
            ? { data: { items: [{ id: 5, version: 1, nom: 'Pied de fiche' }], total: 12, names: {} } }
            : listOf(),
      },
    });
    act(() => lookAs({ roles: ['ROLE_ANNONCE_USER'], parameters: { enable_module_ads: true } }));
    expect(await screen.findByRole('link', { name: 'Pied de fiche' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Été à vélo' })).toBeTruthy();
    expect(screen.getByText('En cours', { exact: false })).toBeTruthy();
    expect(screen.getByText('Et 11 autres.')).toBeTruthy();
    page.unmount();
  });
});

describe('a format', () => {
  it('of text alone has no media to control', async () => {
    const record = savedRecord(formatAnnonce, { nom: 'Texte', code: 'texte', genre: 'texte' });
    await showBeside(<FormatPanel record={record} resource={formatAnnonce} />, {
      resource: formatAnnonce,
      record,
      api: {},
    });
    expect(screen.queryByText('Contrôler un média')).toBeNull();
  });

  it('controls a media that is picked', async () => {
    const record = savedRecord(formatAnnonce, { nom: 'Bandeau', code: 'bandeau', genre: 'image' });
    await showBeside(<FormatPanel record={record} resource={formatAnnonce} />, {
      resource: formatAnnonce,
      record,
      api: {},
    });
    expect(await screen.findByText('Contrôler un média')).toBeTruthy();
  });
});
