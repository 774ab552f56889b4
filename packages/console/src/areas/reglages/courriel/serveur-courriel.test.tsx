import type { ServeurCourriel } from '@bridge/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import CourrielNote from './courriel.note.tsx';

fakeBrowser();

const PATH = '/api/reglages/parametres/serveur_courriel';
const NONE: ServeurCourriel = { source: 'aucune', reglage: null };
const GIVEN: ServeurCourriel = {
  source: 'parametres',
  reglage: {
    ...{ hote: 'mail.exemple.fr', port: 587, securite: 'starttls', utilisateur: 'bridge' },
    ...{ expediteur: 'accueil@exemple.fr', aMotDePasse: true },
  },
};

async function open(first: ServeurCourriel, others: object = {}) {
  const api = { [`GET ${PATH}`]: () => ({ data: first }), [`PUT ${PATH}`]: () => ({ data: GIVEN }), ...others };
  return showScreen(<CourrielNote />, { at: '/reglages/parametres', api, roles: ['ROLE_SUPER_ADMIN'] });
}
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the mail server of the instance', () => {
  it('is given once, with the port that its security goes by; an empty password is not sent', async () => {
    const page = await open(NONE);
    await page.user.click(await screen.findByRole('button', { name: 'Donner un serveur' }));
    expect(await screen.findByLabelText('Port')).toHaveProperty('value', '465');
    fireEvent.change(screen.getByLabelText('Sécurité'), { target: { value: 'starttls' } });
    expect(screen.getByLabelText('Port')).toHaveProperty('value', '587');
    await page.user.click(screen.getByRole('button', { name: 'Enregistrer le serveur' }));
    expect(await screen.findAllByText('Saisissez l’hôte du serveur.')).not.toHaveLength(0);
    fill('Hôte', 'mail.exemple.fr');
    fill('Identifiant', 'bridge');
    fill('Adresse de l’expéditeur', 'accueil@exemple.fr');
    await page.user.click(screen.getByRole('button', { name: 'Enregistrer le serveur' }));
    await waitFor(() => expect(page.sent(`PUT ${PATH}`)).toHaveLength(1));
    expect(page.sent(`PUT ${PATH}`)[0]?.body).toEqual({
      ...{ hote: 'mail.exemple.fr', port: 587, securite: 'starttls', utilisateur: 'bridge' },
      expediteur: 'accueil@exemple.fr',
    });
    expect(await screen.findByText(/^mail\.exemple\.fr, port 587\./)).toBeDefined();
  });

  it('says that the environment goes before what is typed here', async () => {
    await open({ ...GIVEN, source: 'environnement' });
    expect(await screen.findByText(/^Celui de la variable SMTP_URL/)).toBeDefined();
  });

  it('is not shown to who may not change it', async () => {
    const api = {};
    await showScreen(<CourrielNote />, { at: '/reglages/parametres', api, roles: ['ROLE_ADMIN'] });
    expect(await screen.findByRole('button', { name: 'Envoyer un message d’essai' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Serveur d’e-mail' })).toBeNull();
  });
});
