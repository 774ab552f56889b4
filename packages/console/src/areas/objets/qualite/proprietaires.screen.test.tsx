import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { standIn } from '../../../testing/stand-in.ts';
import * as surface from '../../../ui/map/map-surface.ts';
import { show } from './testing/show-qualite.tsx';

standIn(surface, 'openSurface', () => ({ show: vi.fn(), fit: vi.fn(), resize: vi.fn(), close: vi.fn() }));
fakeBrowser();

describe('a link for an owner', () => {
  it('leads to what they have to correct, and is told once', async () => {
    const { user, sent } = await show('?proprietaire=Gîtes du Val');
    await user.click(await screen.findByRole('button', { name: 'Créer un lien' }));
    expect((await screen.findByRole('status', { name: 'Copiez ce lien maintenant' })) === document.activeElement).toBe(
      true,
    );
    expect(sent('POST /api/qualite/liens')[0]?.body).toEqual({ proprietaire: 'Gîtes du Val', jours: 30 });
    expect(await screen.findByRole('button', { name: /^Révoquer\s: Gîtes du Val$/ })).toBeTruthy();
  });

  it('is for owners told by their name, or by where their objets are, and not for those of others', async () => {
    const { user, sent } = await show('?proprietaire=D’ailleurs');
    const button = await screen.findByRole('button', { name: 'Créer un lien' });
    expect(button).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('combobox', { name: 'Propriétaire' }));
    const offered = await screen.findAllByRole('option');
    expect(offered.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual(
      expect.arrayContaining([
        'Gîtes du Val, 12 objets, 10 à corriger',
        'Sans nom, à Valbrune et au Bourg (LEI, n° 962), 4 objets, 1 à corriger',
        'Maison du Val, 1 objet, 0 à corriger',
      ]),
    );
    await user.click(screen.getByRole('option', { name: /n°\s962/ }));
    await user.click(button);
    expect(sent('POST /api/qualite/liens')[0]?.body).toEqual({ proprietaire: '962', jours: 30 });
  });

  it('is for an owner found by its number, even where it has a name', async () => {
    const { user } = await show();
    await user.type(await screen.findByRole('combobox', { name: 'Propriétaire' }), 'D78d');
    expect(await screen.findByRole('option', { name: /^Maison du Val/ })).toBeTruthy();
    expect(screen.queryByRole('option', { name: /^Gîtes du Val/ })).toBeNull();
  });
});

describe('the answers of owners', () => {
  const reponse = {
    ...{ id: 9, objet: 3, nom: 'Auberge du lac', anomalie: 'sans-photo' },
    proprietaire: { cle: '962', nom: null, systeme: 'lei', communes: ['Le Bourg'] },
    ...{ texte: '<b>Photo</b>\njointe demain', recueLe: '2026-11-02T08:00:00.000Z', traiteeLe: null, traiteePar: '' },
    precedentes: [{ texte: 'Photo jointe demain', recueLe: '2026-11-01T08:00:00.000Z' }],
  };

  it('are read as text, lead to the objet, and are handled', async () => {
    let [one] = [{ ...reponse } as object];
    const api = {
      'GET /api/qualite/reponses': () => ({ data: { items: [one], aTraiter: 1 } }),
      'POST /api/qualite/reponses/9/traiter': () => {
        one = { ...reponse, traiteeLe: '2026-11-03T08:00:00.000Z', traiteePar: 'Anne Roche' };
        return { data: null };
      },
    };
    const { user, sent } = await show('', ['ROLE_SUPER_ADMIN'], api);
    const panel = within(await screen.findByRole('region', { name: 'Réponses des propriétaires' }));
    expect(panel.getByText(/^<b>Photo<\/b>/)).toBeTruthy();
    expect(panel.getByText(/^Sans nom, au Bourg \(LEI, n°\s962\)$/)).toBeTruthy();
    await user.click(panel.getByText('Ce qui était écrit avant (1)'));
    expect(panel.getByText(/^Le 1er novembre 2026\s: Photo jointe demain$/)).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Auberge du lac' }).getAttribute('href')).toBe(
      '/catalogue/view/3?onglet=anomalies',
    );
    await user.click(panel.getByRole('button', { name: /^Marquer comme traitée\s: Auberge du lac, Aucune photo$/ }));
    expect(await panel.findByText('Reçue le 2 novembre 2026, traitée le 3 novembre 2026 par Anne Roche.')).toBeTruthy();
    expect(sent('POST /api/qualite/reponses/9/traiter')[0]?.body).toEqual({ traitee: true, recueLe: reponse.recueLe });
    expect(panel.getByRole('button', { name: /^Reprendre/ })).toBeTruthy();
  });

  it('are told where their author took them back, with what they had replaced', async () => {
    const api = { 'GET /api/qualite/reponses': () => ({ data: { items: [{ ...reponse, texte: '' }], aTraiter: 1 } }) };
    await show('', ['ROLE_SUPER_ADMIN'], api);
    expect(await screen.findByText(/^Réponse retirée par son auteur le /)).toBeTruthy();
    expect(screen.getByText('Ce qui était écrit avant (1)')).toBeTruthy();
  });

  it('are not asked for by who may not handle them', async () => {
    const { sent } = await show('', ['ROLE_WEB_USER']);
    await screen.findByRole('table', { name: 'Complétude par type' });
    expect(sent('GET /api/qualite/reponses')).toHaveLength(0);
  });
});
