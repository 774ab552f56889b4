import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { DiffusionCard } from './diffusion.card.tsx';
import { StatistiquesCard } from './statistiques.card.tsx';
import { AT, showAnnonce } from './testing/annonces.tsx';

fakeBrowser();

describe('an annonce says where it is shown', () => {
  it('in each of its espaces, with the reason where it is not, at the hour that one asks', async () => {
    const items = [
      {
        espace: { id: 1, nom: 'En-tête' },
        annonce: { id: 3, nom: 'Vélos' },
        canal: 'web',
        parait: true,
        raison: 'Elle paraît.',
      },
      { espace: { id: 2, nom: 'Vitrine' }, annonce: null, canal: 'ecran', parait: false, raison: 'Pas encore.' },
    ];
    const { user, sent } = await showAnnonce(<DiffusionCard de="annonce" id={3} version={1} />, {
      api: { [`GET ${AT}/diffusion`]: () => ({ data: { items } }) },
    });
    expect(await screen.findByText('Vitrine')).toBeTruthy();
    expect(screen.getByText('Ne paraît pas')).toBeTruthy();
    expect(screen.getByText('Pas encore.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Langue'), 'en');
    await screen.findByText('Vitrine');
    expect(sent(`GET ${AT}/diffusion`).map(({ query }) => query.get('langue'))).toEqual(['fr', 'en']);
  });
});

describe('the numbers of an annonce', () => {
  it('say views, clicks and their rate, and where', async () => {
    const nombres = { vues: 200, clics: 5, passages: 0, parutions: 0 };
    await showAnnonce(<StatistiquesCard de="annonce" id={3} />, {
      api: {
        [`GET ${AT}/statistiques`]: () => ({
          data: {
            total: nombres,
            jours: [{ jour: '2027-06-01', ...nombres }],
            lieux: [{ canal: 'web', nom: 'En-tête, Site', ...nombres }],
          },
        }),
      },
    });
    const rate = (await screen.findByText('Taux de clics')).nextElementSibling;
    expect(rate?.textContent).toMatch(/^2,5.%$/);
    const places = within(screen.getByRole('table', { name: 'Statistiques par lieu' }));
    expect(places.getByText('En-tête, Site').closest('tr')?.textContent).toBe('En-tête, Site2005');
  });

  it('say that there is nothing yet', async () => {
    const total = { vues: 0, clics: 0, passages: 0, parutions: 0 };
    await showAnnonce(<StatistiquesCard de="annonce" id={3} />, {
      api: { [`GET ${AT}/statistiques`]: () => ({ data: { total, jours: [], lieux: [] } }) },
    });
    expect(await screen.findByText(/Rien sur cette période/)).toBeTruthy();
  });
});
