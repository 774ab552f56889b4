import { errorKinds } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, type Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import CritereViewScreen from './critere-view.screen.tsx';
import { contexteOf, critereOf, modaliteOf, typeOf } from './testing/mots.ts';
import TypeViewScreen from './type-view.screen.tsx';

fakeBrowser();

const MODALITES = 'GET /api/administration/modalites';
const CONTEXTE = 'GET /api/administration/vocabulaire/critere/7';
const nothing = () => ({ data: { items: [], ailleurs: 0 } });
const presence = { 'POST /api/presence': () => ({ data: { autres: [], version: 1 } }) };
const parameters = { bridge_languages: ['fr'] };

function showCritere(api: Parameters<typeof showScreen>[1]['api'] = {}) {
  const gone = modaliteOf({ id: 72, libelle: { fr: 'Sauna' }, nombreObjets: 0, disparuLe: '2026-09-01T08:00:00.000Z' });
  return showScreen(<CritereViewScreen />, {
    at: '/administration/criteres/view/7',
    parameters,
    api: {
      ...presence,
      'GET /api/administration/criteres/7': () => ({ data: critereOf() }),
      'GET /api/administration/criteres/7/usages': nothing,
      [CONTEXTE]: () => ({ data: contexteOf() }),
      'GET /api/administration/modalites/71': () => ({ data: modaliteOf() }),
      [MODALITES]: () => ({ data: { items: [modaliteOf(), gone], total: 2, names: {} } }),
      ...api,
    },
  });
}

describe('the page of a criterion', () => {
  it('shows its values with how many objets bear each, and which are gone', async () => {
    const { sent } = await showCritere();
    const table = await screen.findByRole('table', { name: 'Modalités' });
    expect(JSON.parse(sent(MODALITES)[0]?.query.get('filter') ?? '')).toEqual({ critere: [7] });
    const link = within(table).getByRole('link', { name: /Piscine/ });
    expect(link.textContent).toBe('9');
    expect(link.getAttribute('href')).toBe('/catalogue/list?modalites=71');
    expect(within(table).getByRole('row', { name: /Sauna Disparue/ })).toBeTruthy();
  });

  it('leads to its objets', async () => {
    await showCritere();
    const link = await screen.findByRole('link', { name: 'Voir les 30 objets' });
    expect(link.getAttribute('href')).toBe('/catalogue/list?criteres=7');
  });

  it('tells which types bear it, what means the same elsewhere, and what is published', async () => {
    const equivalents = [{ id: 9, libelle: 'Services', systeme: 'apidae', nombreObjets: 3 }] as const;
    await showCritere({
      [CONTEXTE]: () => ({
        data: contexteOf({ types: [{ id: 5, libelle: 'Hôtellerie', nombre: 12 }], equivalents: [...equivalents] }),
      }),
    });
    const types = await screen.findByRole('table', { name: 'Types concernés' });
    expect(within(types).getByRole('row', { name: 'Hôtellerie 12' })).toBeTruthy();
    const same = screen.getByRole('list', { name: 'Équivalences' });
    expect(within(same).getByRole('link', { name: 'Services' }).getAttribute('href')).toBe(
      '/administration/criteres/view/9',
    );
    expect(within(same).getByText('Apidae · 3 objets')).toBeTruthy();
    expect(screen.getByText('28 publiés, 2 masqués')).toBeTruthy();
  });

  it('names who uses a value that is gone from the source', async () => {
    const usages = [
      {
        ressource: 'selection',
        nature: 'Sélection',
        champ: 'Règles',
        id: 4,
        titre: 'Bien-être',
        chemin: '/selections/edit/4',
      },
    ];
    await showCritere({
      [CONTEXTE]: () => ({ data: contexteOf({ disparues: [{ id: 72, libelle: 'Sauna', usages, ailleurs: 2 }] }) }),
    });
    const gone = await screen.findByRole('list', { name: 'Modalités disparues encore utilisées' });
    expect(within(gone).getByRole('link', { name: 'Bien-être' }).getAttribute('href')).toBe('/selections/edit/4');
    expect(gone.textContent).toContain('2 autres éléments');
  });

  it('is read where the source speaks, and changed where one does', async () => {
    const update = 'PUT /api/administration/criteres/7';
    const { user, sent } = await showCritere({ [update]: () => ({ data: critereOf({ version: 2 }) }) });
    await user.click(await screen.findByRole('textbox', { name: /Libellé local/ }));
    // What the source says is shown beside the form, and cannot be typed.
    const aside = screen.getByRole('complementary', { name: 'À propos de cet élément' });
    expect(within(aside).getByText('1900048')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /source/ })).toBeNull();
    await user.paste('Confort');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent(update)[0]?.body).toMatchObject({ libelleLocal: { fr: 'Confort' }, version: 1 }));
  });

  it('gives a value its own name in a box', async () => {
    const update = 'PUT /api/administration/modalites/71';
    const { user, sent } = await showCritere({
      [update]: (_: Sent) => ({ data: modaliteOf({ version: 2 }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Modifier Piscine' }));
    const box = await screen.findByRole('dialog');
    await user.click(await within(box).findByRole('textbox', { name: /Libellé local/ }));
    await user.paste('Bassin');
    await user.click(within(box).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent(update)[0]?.body).toEqual({ libelleLocal: { fr: 'Bassin' }, version: 1 }));
  });

  it('shows what somebody else called it meanwhile before it is written over', async () => {
    const update = 'PUT /api/administration/modalites/71';
    let saved = modaliteOf();
    const { user, sent } = await showCritere({
      'GET /api/administration/modalites/71': () => ({ data: saved }),
      [update]: () => {
        saved = modaliteOf({ libelleLocal: { fr: 'Bain' }, version: 2 });
        return refusal(errorKinds.conflict);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Modifier Piscine' }));
    const box = await screen.findByRole('dialog');
    await user.click(await within(box).findByRole('textbox', { name: /Libellé local/ }));
    await user.paste('Bassin');
    await user.click(within(box).getByRole('button', { name: 'Enregistrer' }));
    expect((await within(box).findByText(/Enregistré entre-temps/)).textContent).toContain('Bain');
    await user.click(within(box).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent(update)[1]?.body).toEqual({ libelleLocal: { fr: 'Bassin' }, version: 2 }));
  });

  it('says which value of it does not suit', async () => {
    const errors = [{ path: 'libelleLocal.fr', message: 'Ce nom est trop long.' }];
    const { user } = await showCritere({
      'PUT /api/administration/modalites/71': () => ({ ...refusal(errorKinds.invalidInput), errors }),
    });
    await user.click(await screen.findByRole('button', { name: 'Modifier Piscine' }));
    const box = await screen.findByRole('dialog');
    await user.click(await within(box).findByRole('textbox', { name: /Libellé local/ }));
    await user.paste('Bassin');
    await user.click(within(box).getByRole('button', { name: 'Enregistrer' }));
    expect((await within(box).findByRole('alert')).textContent).toBe('Ce nom est trop long.');
  });
});

describe('the page of a type', () => {
  it('leads to its objets, and says what it is called on the web', async () => {
    await showScreen(<TypeViewScreen />, {
      at: '/administration/types/view/5',
      parameters,
      api: {
        ...presence,
        'GET /api/administration/types/5': () => ({ data: typeOf({ typeBridge: 'hotel' }) }),
        'GET /api/administration/types/5/usages': nothing,
        'GET /api/administration/vocabulaire/type/5': () => ({
          data: contexteOf({
            ascendance: [{ id: 1, libelle: 'Hébergement' }],
            enfants: [{ id: 8, libelle: 'Hôtel de charme', nombre: 1 }],
            couple: { categorie: 'Hébergement', type: 'Hôtellerie' },
          }),
        }),
      },
    });
    const place = await screen.findByRole('list', { name: 'Hiérarchie' });
    expect(place.textContent).toBe('Hébergement ›Hôtellerie');
    expect(screen.getByText('Hébergement / Hôtellerie')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Hôtel de charme' })).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Voir les 14 objets' });
    expect(link.getAttribute('href')).toBe('/catalogue/list?types=5');
    expect(screen.getAllByText('Hotel')).toHaveLength(2);
    expect(screen.getByRole('combobox', { name: /Type Bridge/ })).toBeTruthy();
  });
});
