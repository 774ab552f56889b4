import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blankMap } from '../../../testing/blank-map.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { ficheOf } from '../testing/fiche.ts';
import { BASE, showObjet as show } from '../testing/show-objet.tsx';

blankMap();
fakeBrowser();

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the source of an objet', () => {
  it('is searched, and shows where a warning points', async () => {
    const avertissements = [{ chemin: 'ouverture.periodes[0].dateFin', message: 'Date illisible.', valeur: '31/02' }];
    const brut = JSON.stringify({ ouverture: { periodes: [{ dateFin: '31/02' }] } });
    const { user } = await show(ficheOf({ brut, avertissements }), 'source');
    await user.click(await button('Voir ouverture.periodes[0].dateFin dans la source'));
    expect(await screen.findByText('1 sur 1')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('dateFin');
    await user.type(screen.getByRole('textbox', { name: 'Chercher dans la source' }), 'zzz');
    expect(await screen.findByText('Introuvable')).toBeTruthy();
  });
});

describe('the history of an objet', () => {
  const historique = [
    { importation: 40, flux: 'Val d’Est', action: 'modifie', le: '2026-11-01T08:00:00.000Z', annulee: false } as const,
  ];

  it('leads to each import, and shows on demand what it changed', async () => {
    const { user, sent } = await show(ficheOf({ historique }), 'historique', {
      [`GET ${BASE}/changements/40`]: () => ({
        data: { differences: [{ chemin: 'nom.fr', avant: 'Moulin', apres: 'Le moulin' }] },
      }),
    });
    const link = await screen.findByRole('link', { name: /Import n°/ });
    expect(link.getAttribute('href')).toBe('/administration/imports?import=40');
    expect(sent(`GET ${BASE}/changements/40`)).toHaveLength(0);
    await user.click(await button('Voir les changements'));
    expect(await screen.findByText('Moulin')).toBeTruthy();
    expect(screen.getByText('Le moulin')).toBeTruthy();
  });
});

describe('the publications of an objet', () => {
  const nowhere = { [`GET ${BASE}/usages`]: () => ({ data: { items: [], ailleurs: 0 } }) };

  it('say that there is none yet', async () => {
    await show(ficheOf(), 'publications', {
      ...nowhere,
      [`GET ${BASE}/publications`]: () => ({ data: { items: [], suite: null } }),
    });
    expect(await screen.findByText(/Aucune liste ni carte en ligne/)).toBeTruthy();
    expect(screen.queryByText('Choisi à la main')).toBeNull();
  });

  it('lead to the lists that show it, in the console and on their site', async () => {
    const liste = { ressource: 'listeWeb', nature: 'Liste', id: 4, nom: 'Où dormir', chemin: '/web/listes/view/4' };
    const items = [{ ...liste, site: 'Val', page: '/public/val/fr/dormir' }];
    await show(ficheOf(), 'publications', {
      ...nowhere,
      [`GET ${BASE}/publications`]: () => ({ data: { items, suite: null } }),
    });
    expect((await screen.findByRole('link', { name: 'Où dormir' })).getAttribute('href')).toContain(
      '/web/listes/view/4',
    );
    expect(screen.getByRole('link', { name: 'Voir la page' }).getAttribute('href')).toBe('/public/val/fr/dormir');
  });

  it('are looked for in so many pages at a time, and further when asked', async () => {
    const of = (id: number, nom: string) => ({ ressource: 'listeWeb', nature: 'Liste', id, nom, chemin: null });
    const answers = [
      { items: [], suite: '0.40' },
      { items: [{ ...of(4, 'Où dormir'), site: 'Val', page: '/public/val/fr/dormir' }], suite: null },
    ];
    const { user } = await show(ficheOf(), 'publications', {
      ...nowhere,
      [`GET ${BASE}/publications`]: () => ({ data: answers.shift() }),
    });
    await user.click(await button('Chercher dans les suivantes'));
    expect(await screen.findByText('Où dormir')).toBeTruthy();
    expect(screen.queryByText(/Aucune liste ni carte/)).toBeNull();
    expect(screen.queryByText(/n’ont pas encore été regardées/)).toBeNull();
  });
});
