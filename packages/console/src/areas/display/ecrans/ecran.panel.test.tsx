import { ecran } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import EcranPanel from './ecran.panel.tsx';

fakeBrowser();

const AT = '/api/display/ecrans/3';
const RIEN = { total: { passages: 0, secondes: 0, interrompus: 0, echecs: 0 }, lignes: [], manquants: 0 };
const PROGRAMME = {
  version: 'abc',
  aJour: false,
  medias: 12,
  octets: 40_000_000,
  programmes: [{ diaporama: 7, nom: 'Vitrine d’hiver', diapositives: 5 }],
  urgences: 1,
  remarques: ['Une page web n’a pas de média de secours.'],
};

function show(changes: object, api: Record<string, (sent: Sent) => Answer> = {}) {
  const record = savedRecord(ecran, { nom: 'Vitrine', vuLe: new Date().toISOString(), ...changes });
  return showBeside(<EcranPanel record={record} resource={ecran} />, {
    resource: ecran,
    record,
    api: {
      [`GET ${AT}`]: () => ({ data: record }),
      [`GET ${AT}/programme`]: () => ({ data: PROGRAMME }),
      'GET /api/display/passages': () => ({ data: RIEN }),
      ...api,
    },
  });
}

describe('beside a screen', () => {
  it('that is not paired, one button pairs it and nothing else is asked of it', async () => {
    const { sent } = await show({ etat: 'a-appairer' });
    const card = within(await screen.findByRole('region', { name: 'État' }));
    expect(card.getByText('À appairer')).toBeTruthy();
    expect(card.getByRole('button', { name: 'Appairer' })).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Redémarrer' })).toBeNull();
    expect(sent(`GET ${AT}/programme`)).toHaveLength(0);
  });

  it('stands what it was given to play, whether it has it, and what is wrong with it', async () => {
    await show({ etat: 'en-ligne', telechargement: 60 });
    const card = within(await screen.findByRole('region', { name: 'Programme' }));
    expect(await card.findByText('La dernière version est en chemin')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Vitrine d’hiver' }).getAttribute('href')).toBe('/display/diaporamas/edit/7');
    expect(card.getByText('1 message d’urgence')).toBeTruthy();
    expect(card.getByText(/n’a pas de média de secours/)).toBeTruthy();
    expect(screen.getByText(/^60\s%$/)).toBeTruthy();
  });

  it('stands how it is: since when it is on, what it keeps, whether its clock is right, what went wrong', async () => {
    const sante = {
      lecteur: '1.4',
      demarrage: '2026-11-17T06:00:00.000Z',
      allume: 12_000,
      stockage: { octets: 41_500_000, protege: false },
      erreurs: [{ quand: '2026-11-17T09:10:00.000Z', message: 'Stockage plein' }],
      vue: null,
      taille: { largeur: 1920, hauteur: 1080 },
    };
    const { user } = await show({ etat: 'en-ligne', decalage: -7_200, sante });
    const card = within(await screen.findByRole('region', { name: 'État' }));
    for (const fact of [
      /^3\sh 20\smin$/,
      /^42\sMo gardés sur l’écran, que le navigateur peut effacer$/,
      /^2\sh 00\smin de retard\s: Bridge la corrige$/,
      /^1920 × 1080 pixels, lecteur 1\.4$/,
    ])
      expect(card.getByText(fact)).toBeTruthy();
    await user.click(card.getByText('Ses dernières erreurs (1)'));
    expect(card.getByText(/10\sh\s10\s: Stockage plein$/)).toBeTruthy();
  });

  it('a picture of what it shows is asked for', async () => {
    const ORDRES = 'POST /api/display/ecrans/ordres';
    const { user, sent } = await show(
      { etat: 'en-ligne' },
      { [ORDRES]: () => ({ data: { faits: [3], refuses: [] } }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Prendre une image' }));
    await waitFor(() => expect(sent(ORDRES)[0]?.body).toEqual({ ids: [3], ordre: 'capturer' }));
    expect(await screen.findByText(/^Image demandée\. L’écran l’envoie/)).toBeTruthy();
  });

  it('its passages are read one by one, page after page', async () => {
    const passage = (debut: string, diapositive: string) => ({
      debut,
      duree: 9_600,
      resultat: 'interrompu',
      diaporama: 'Hiver',
      diapositive,
      objet: null,
      annonce: 'Menu de saison',
    });
    const { user } = await show(
      { etat: 'hors-ligne', fuseau: 'Pacific/Tahiti' },
      {
        [`GET ${AT}/passages`]: ({ query }) => ({
          data: {
            items:
              query.get('avant') === null
                ? [passage('2026-11-17T10:00:00.000Z', 'Annonces')]
                : [passage('2026-11-17T09:59:00.000Z', 'Agenda')],
          },
        }),
      },
    );
    await user.click(await screen.findByText('Journal des passages'));
    expect(await screen.findByText('Annonces · Menu de saison')).toBeTruthy();
    // The hour is that of the time zone of the screen.
    expect(screen.getByText(/^17 nov\., 00:00:00 · 10\ss · Hiver · interrompu$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Voir les précédents' }));
    expect(await screen.findByText('Agenda · Menu de saison')).toBeTruthy();
  });
});
