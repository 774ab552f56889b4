import type { GenerationDetail, Role } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import GenerationsScreen from './generations.screen.tsx';

fakeBrowser();

const PATH = '/api/editions/generations';
const FEUILLE = { largeur: 148, hauteur: 210, rectoVerso: true };

const document = (changes: Partial<GenerationDetail> = {}): GenerationDetail => ({
  id: 4,
  nom: 'Guide des hébergements',
  modele: 2,
  langue: 'fr',
  etat: 'prete',
  sorties: ['ecran'],
  pages: 24,
  objets: 160,
  bloquantes: 1,
  alertes: 0,
  figee: false,
  creeLe: '2026-11-17T06:00:00.000Z',
  dureeMs: 42_000,
  demandePar: null,
  planification: null,
  decidePar: null,
  decideLe: null,
  message: '',
  envoisEchoues: 0,
  entiteId: 1,
  fichiers: [{ sortie: 'ecran', nom: 'guide-fr.pdf', poids: 2_000_000, pages: 24, ...FEUILLE }],
  rapport: [
    {
      genre: 'deborde',
      gravite: 'bloque',
      texte: '«\u00a0Auberge\u00a0» dépasse le bas de la page.',
      page: 7,
      objet: 9,
    },
  ],
  tache: 12,
  validateurs: [],
  envois: [],
  adresse: null,
  ...changes,
});

async function open(
  shown: GenerationDetail,
  api: Readonly<Record<string, (sent: Sent) => Answer>> = {},
  roles: readonly Role[] = ['ROLE_EDITION_ADMIN'],
) {
  return showScreen(<GenerationsScreen />, {
    at: '/editions/generations/list?document=4',
    roles,
    api: {
      [`GET ${PATH}`]: () => ({ data: { items: [shown], total: 1, names: {} } }),
      [`GET ${PATH}/4`]: () => ({ data: shown }),
      ...Object.fromEntries(
        Array.from({ length: 24 }, (_, n) => [
          `GET ${PATH}/4/pages/${n + 1}`,
          () => ({ data: { image: 'data:image/webp;base64,AA' } }),
        ]),
      ),
      'GET /api/vues': () => ({ data: { items: [] } }),
      ...api,
    },
  });
}

describe('a document', () => {
  it('shows its pages, and what the check found leads to them', async () => {
    const { user } = await open(document());
    const drawer = within(await screen.findByRole('dialog', { name: /Document/ }));
    expect(await drawer.findByText(/À relire · Français · 24\spages · 160\sobjets · 1\sbloquant/)).toBeTruthy();
    expect(await drawer.findByRole('img', { name: 'Page 1' })).toBeTruthy();
    await user.click(drawer.getByRole('tab', { name: 'Contrôle (1)' }));
    expect(await drawer.findByText('À corriger avant d’imprimer (1)')).toBeTruthy();
    await user.click(drawer.getByRole('button', { name: 'Page 7' }));
    expect(await drawer.findByRole('img', { name: 'Page 7' })).toBeTruthy();
    expect(drawer.getByText('Page 7 sur 24')).toBeTruthy();
  });

  it('that has nothing to look at may be printed, whatever is good to know', async () => {
    const rapport = document().rapport.map((one) => ({ ...one, gravite: 'info' as const }));
    const { user } = await open(document({ bloquantes: 0, rapport }));
    const drawer = within(await screen.findByRole('dialog', { name: /Document/ }));
    await user.click(await drawer.findByRole('tab', { name: 'Contrôle' }));
    expect(await drawer.findByText('Ce document peut être imprimé.')).toBeTruthy();
    expect(drawer.getByText('Bon à savoir (1)')).toBeTruthy();
  });

  it('that a check stops is validated once one has agreed', { tags: 'torture' }, async () => {
    const page = await open(document(), { [`POST ${PATH}/4/valider`]: () => ({ data: null }) });
    await page.user.click(await screen.findByRole('button', { name: 'Valider' }));
    await page.user.click(await screen.findByRole('button', { name: 'Valider quand même' }));
    await waitFor(() => expect(page.sent(`POST ${PATH}/4/valider`)[0]?.body).toEqual({ malgreLeControle: true }));
  });

  it('tells what changed since the one before', async () => {
    const { user } = await open(document(), {
      [`GET ${PATH}/4/changements`]: () => ({
        data: {
          avec: { id: 3, creeLe: '2026-11-10T06:00:00.000Z' },
          ensemble: [],
          changements: [
            {
              objet: 9,
              nom: 'Auberge',
              genre: 'change',
              page: 7,
              champs: [{ champ: 'Tél.', avant: '04 50 00 00 00', apres: '04 50 11 11 11' }],
            },
          ],
        },
      }),
    });
    await user.click(await screen.findByRole('tab', { name: 'Changements' }));
    expect(await screen.findByText(/Depuis le document n°\s3.*1\smodifié\./)).toBeTruthy();
    expect(screen.getByText('04 50 11 11 11').tagName).toBe('INS');
  });

  it('tells what changed of itself where no objet did', { tags: 'torture' }, async () => {
    const { user } = await open(document(), {
      [`GET ${PATH}/4/changements`]: () => ({
        data: {
          avec: { id: 3, creeLe: '2026-11-10T06:00:00.000Z' },
          ensemble: [{ champ: 'Titre', avant: 'Guide', apres: 'Guide de l’été' }],
          changements: [],
        },
      }),
    });
    await user.click(await screen.findByRole('tab', { name: 'Changements' }));
    expect(await screen.findByText(/Depuis le document n°\s3.*aucun objet n’a changé\./)).toBeTruthy();
    expect(screen.getByText('Guide de l’été').tagName).toBe('INS');
  });

  it('of a planification is decided of by those whom it names, who remove nothing', async () => {
    await open(document({ validateurs: [7] }), {}, ['ROLE_EDITION_USER']);
    expect(await screen.findByRole('button', { name: 'Valider' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
  });

  it('tells where it went and what did not arrive, which leaves again alone', async () => {
    const le = '2026-11-17T06:01:00.000Z';
    const envoi = { genre: 'courriel', message: '', le } as const;
    const envois = [
      { ...envoi, tache: 1, destination: 'E-mail à hotel@exemple.fr', etat: 'reussie' as const },
      {
        ...envoi,
        tache: 2,
        destination: 'E-mail à gite@exemple.fr',
        etat: 'echouee' as const,
        message: 'Adresse refusée.',
      },
    ];
    const page = await open(document({ etat: 'validee', envois }), {
      [`POST ${PATH}/4/renvoyer`]: () => ({ data: { envois: 1 } }),
    });
    await page.user.click(await screen.findByRole('tab', { name: 'Envois (2)' }));
    expect(await screen.findByText('Adresse refusée.')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Renvoyer ce qui a échoué' }));
    await waitFor(() => expect(page.sent(`POST ${PATH}/4/renvoyer`)[0]?.body).toEqual({ echecs: true }));
  });

  it('is followed while it is prepared, and offers nothing to decide', async () => {
    await open(
      document({
        etat: 'en-cours',
        fichiers: [],
        rapport: [],
        pages: null,
        objets: null,
        bloquantes: null,
        alertes: null,
      }),
    );
    expect(await screen.findByRole('link', { name: 'Suivre la préparation' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
  });
});
