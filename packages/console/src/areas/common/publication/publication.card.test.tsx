import { diaporama, errorKinds, listeWeb } from '@bridge/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { AT, agree, liste, press, publication, published, show } from '../../web/testing/publication.tsx';
import { PublicationCard } from './publication.card.tsx';

fakeBrowser();

describe('the publication of a record', () => {
  it('tells that nobody sees a draft, and publishes what is saved', async () => {
    let answer = published();
    const { user, sent } = await show({
      [`GET ${AT}/publications`]: () => answer,
      [`POST ${AT}/publier`]: () => {
        answer = published(publication(7));
        return answer;
      },
    });
    expect(await screen.findAllByText('Brouillon')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Retirer du site' })).toBeNull();
    await press(user, 'Publier');
    await waitFor(() =>
      expect(sent(`POST ${AT}/publier`)[0]?.body).toEqual({ version: 2, du: null, au: null, avec: true }),
    );
    expect(await screen.findByText(/^Version 7, publiée le 14 novembre 2026 .* par Camille Durand\.$/)).toBeTruthy();
  });

  it('says what keeps visitors from seeing it as it was meant', async () => {
    const remarque = 'Son moteur n’est pas publié.';
    const point = {
      ou: 'Image d’en-tête',
      raison: 'le média est à compléter.',
      chemin: '/mediatheque/completer?media=3',
    };
    await show(
      {
        [`GET ${AT}/publications`]: () => ({
          data: {
            ...{ enCours: publication(7), items: [publication(7)], remarques: [remarque], aPublier: [] },
            empechements: [point, point],
          },
        }),
      },
      { etat: 'modifie' },
    );
    expect(await screen.findByText(remarque)).toBeTruthy();
    expect(screen.getByText(/^Image d’en-tête\s: le média est à compléter\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Compléter' }).getAttribute('href')).toBe('/mediatheque/completer?media=3');
  });

  it('leads to each of its pages, in a tab of their own', async () => {
    await show({ [`GET ${AT}/publications`]: () => published(publication(7)) }, { etat: 'publie' });
    const link = await screen.findByRole('link', { name: /^Voir la page\s: Le lac, anglais/ });
    expect(link.getAttribute('href')).toBe(`${location.origin}/public/lac/en/tables`);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('keeps what is typed once it is done, and reads the state again', async () => {
    let etat = 'brouillon';
    const { user, form } = await show({
      [`POST ${AT}/publier`]: () => {
        etat = 'publie';
        return published(publication(7));
      },
      [`GET ${AT}`]: () => ({ data: liste({ etat }) }),
    });
    act(() => form.store.getState().setValue('nom', 'Autres tables'));
    expect(await screen.findByText(/ne sont pas encore enregistrées/)).toBeTruthy();
    await press(user, 'Publier la version enregistrée');
    await waitFor(() => expect(form.store.getState().base?.etat).toBe('publie'));
    expect(form.store.getState().values.nom).toBe('Autres tables');
  });

  it('saves first when asked to', async () => {
    const { user, form, sent } = await show({
      [`PUT ${AT}`]: () => ({ data: liste({ nom: 'Autres tables', version: 3 }) }),
      [`POST ${AT}/publier`]: () => published(publication(7)),
    });
    act(() => form.store.getState().setValue('nom', 'Autres tables'));
    await press(user, 'Enregistrer et publier');
    await waitFor(() => expect(sent(`POST ${AT}/publier`)[0]?.body).toMatchObject({ version: 3 }));
  });

  it('publishes nothing when what is typed cannot be saved', async () => {
    const { user, form, sent } = await show();
    act(() => form.store.getState().setValue('nom', ''));
    await press(user, 'Enregistrer et publier');
    await waitFor(() => expect(form.store.getState().problems.nom).toBeTruthy());
    expect(sent(`POST ${AT}/publier`)).toHaveLength(0);
  });

  it('waits for its dates, which cannot end before they start', async () => {
    const { user, sent } = await show({ [`POST ${AT}/publier`]: () => published(publication(7)) });
    await user.click(await screen.findByText('Choisir des dates'));
    fireEvent.change(screen.getByLabelText('À partir du'), { target: { value: '2099-01-02T08:00' } });
    fireEvent.change(screen.getByLabelText('Jusqu’au'), { target: { value: '2099-01-01T08:00' } });
    expect(screen.getByText('La fin vient avant le début.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Programmer' }).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Jusqu’au'), { target: { value: '' } });
    await press(user, 'Programmer');
    const du = '2099-01-02T07:00:00.000Z';
    await waitFor(() => expect(sent(`POST ${AT}/publier`)[0]?.body).toEqual({ version: 2, du, au: null, avec: true }));
  });

  it('tells when it will be seen', async () => {
    await show(
      { [`GET ${AT}/publications`]: () => published(publication(7, { du: '2099-01-02T08:00:00.000Z' })) },
      { etat: 'publie' },
    );
    expect(await screen.findByText(/^Programmé à partir du 2 janvier 2099/)).toBeTruthy();
  });

  it('warns that a version that waits takes the place of the one that is seen', async () => {
    const { user } = await show({ [`GET ${AT}/publications`]: () => published(publication(7)) }, { etat: 'publie' });
    await user.click(await screen.findByText('Choisir des dates'));
    expect(screen.queryByText(/^Jusque-là/)).toBeNull();
    fireEvent.change(screen.getByLabelText('À partir du'), { target: { value: '2099-01-02T08:00' } });
    expect(screen.getByText(/^Jusque-là, la version en ligne reste montrée/)).toBeTruthy();
  });

  it('is withdrawn once somebody agrees', async () => {
    const { user, sent } = await show(
      {
        [`GET ${AT}/publications`]: () => published(publication(7)),
        [`POST ${AT}/retirer`]: () => ({
          data: { enCours: null, items: [publication(7)], remarques: [], empechements: [], aPublier: [] },
        }),
      },
      { etat: 'modifie' },
    );
    expect(await screen.findAllByText('Publié, modifié depuis')).toHaveLength(2);
    await press(user, 'Retirer du site');
    await agree(user, 'Retirer du site');
    await waitFor(() => expect(sent(`POST ${AT}/retirer`)).toHaveLength(1));
  });

  it('comes back to a version of before', async () => {
    const { user, sent } = await show(
      {
        [`GET ${AT}/publications`]: () => published(publication(8), publication(7)),
        [`POST ${AT}/retablir`]: () => published(publication(7), publication(8)),
      },
      { etat: 'publie' },
    );
    await user.click(await screen.findByText('2 versions publiées'));
    expect(screen.getByText('Version 8, en ligne')).toBeTruthy();
    await press(user, /^Remettre en ligne la version 7/);
    await agree(user, 'Remettre en ligne');
    await waitFor(() => expect(sent(`POST ${AT}/retablir`)[0]?.body).toEqual({ publication: 7 }));
  });

  it('says when somebody else changed the record meanwhile', async () => {
    const { user, form } = await show({ [`POST ${AT}/publier`]: () => ({ ...errorKinds.conflict }) });
    await press(user, 'Publier');
    await waitFor(() =>
      expect(form.store.getState().failure?.message).toMatch(/^Elle a été modifiée par quelqu’un d’autre/),
    );
  });

  it('is only read by who may not change the record', async () => {
    const record = liste({ modifiable: false });
    await showBeside(<PublicationCard record={record} resource={listeWeb} />, {
      resource: listeWeb,
      record,
      api: { [`GET ${AT}/publications`]: () => published() },
    });
    expect(await screen.findByText('Brouillon')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes with it what it needs and nobody sees yet, unless one wants it alone', async () => {
    const aPublier = [{ ressource: 'moteur', nature: 'Moteur', id: 4, nom: 'Où manger' }];
    const { user, sent } = await show({
      [`GET ${AT}/publications`]: () => ({
        data: { enCours: null, items: [], remarques: [], empechements: [], aPublier },
      }),
      [`POST ${AT}/publier`]: () => published(publication(7)),
    });
    expect(await screen.findByText(/ce que personne ne voit encore : moteur « Où manger »\.$/)).toBeTruthy();
    await press(user, 'Publier sans le reste');
    await waitFor(() => expect(sent(`POST ${AT}/publier`)[0]?.body).toMatchObject({ avec: false }));
  });
});

describe('the publication of a diaporama', () => {
  it('speaks of screens, and takes it off them', async () => {
    const at = '/api/display/diaporamas/3';
    const record = savedRecord(diaporama, { nom: 'Vitrine', gabarit: 1, etat: 'publie' });
    let answer = published(publication(7));
    const { user, sent } = await showBeside(<PublicationCard record={record} resource={diaporama} />, {
      resource: diaporama,
      record,
      api: {
        [`GET ${at}`]: () => ({ data: record }),
        [`GET ${at}/publications`]: () => answer,
        [`POST ${at}/retirer`]: () => {
          answer = published();
          return answer;
        },
      },
    });
    await press(user, 'Retirer des écrans');
    await agree(user, 'Retirer des écrans');
    await waitFor(() => expect(sent(`POST ${at}/retirer`)).toHaveLength(1));
    expect(await screen.findByText('Aucun écran ne le passe.')).toBeTruthy();
  });
});
