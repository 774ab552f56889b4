import { listeWeb } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showBeside } from '../../testing/show-beside.tsx';
import { ListeBar } from './page.bar.tsx';
import { AT, liste, press, publication, published, show } from './testing/publication.tsx';

fakeBrowser();

describe('the bar of a page', () => {
  it('leads to the page from the bar once there is nothing to publish', async () => {
    await show({ [`GET ${AT}/publications`]: () => published(publication(7)) }, { etat: 'publie' });
    expect(await screen.findByRole('link', { name: /^Voir la page \(nouvel onglet\)$/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
  });

  it('still leads to the page while another version is being prepared', async () => {
    await show({ [`GET ${AT}/publications`]: () => published(publication(7)) }, { etat: 'modifie' });
    expect(await screen.findByRole('link', { name: /^Voir la page \(nouvel onglet\)$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publier' })).toBeTruthy();
  });

  it('is created, published, then goes on where it is kept', async () => {
    const created = liste({ version: 1 });
    const showCreated = vi.fn();
    const { user, form, sent } = await showBeside(<ListeBar showCreated={showCreated} />, {
      resource: listeWeb,
      record: null,
      api: {
        'POST /api/web/listes': () => ({ data: created }),
        [`GET ${AT}`]: () => ({ data: created }),
        [`POST ${AT}/publier`]: () => published(publication(7)),
      },
    });
    act(() => {
      const { setValue } = form.store.getState();
      for (const name of ['nom', 'code', 'sites', 'selection', 'modele', 'titre']) setValue(name, created[name]);
    });
    await press(user, 'Enregistrer et publier');
    await waitFor(() => expect(showCreated).toHaveBeenCalledOnce());
    expect(sent(`POST ${AT}/publier`)[0]?.body).toEqual({ version: 1, du: null, au: null, avec: true });
  });
});
