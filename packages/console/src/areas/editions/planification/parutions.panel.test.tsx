import { planification, type Role } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { ParutionsPanel } from './parutions.panel.tsx';
import { rowActions } from './planification.actions.tsx';
import PlanificationBar from './planification.bar.tsx';

fakeBrowser();

describe('what a schedule made appear', () => {
  const LISTE = 'GET /api/editions/generations';
  const parution = (id: number, changes: object = {}) => ({
    id,
    langue: 'fr',
    etat: 'validee',
    pages: 8,
    objets: 40,
    dureeMs: 9_000,
    creeLe: '2026-11-16T05:00:00.000Z',
    message: '',
    envoisEchoues: 0,
    entiteId: 1,
    ...changes,
  });
  const show = (
    items: readonly object[],
    record: object = { actif: true },
    api: Readonly<Record<string, (sent: Sent) => Answer | Promise<Answer>>> = {},
    roles: readonly Role[] = ['ROLE_EDITION_ADMIN'],
  ) => {
    const saved = savedRecord(planification, record);
    const beside = (
      <>
        <ParutionsPanel record={saved} resource={planification} />
        <PlanificationBar />
      </>
    );
    return showBeside(beside, {
      resource: planification,
      record: saved,
      api: { [LISTE]: () => ({ data: { items, total: items.length, names: {} } }), ...api },
      roles,
    });
  };

  it('is listed with what became of it, and sent again from there', async () => {
    const renvoyer = 'POST /api/editions/generations/7/renvoyer';
    const { user, sent } = await show(
      [
        parution(8, {
          etat: 'sans-suite',
          pages: null,
          objets: null,
          dureeMs: null,
          message: 'Rien n’a changé depuis la parution précédente.',
        }),
        parution(7),
      ],
      { actif: true },
      { [renvoyer]: () => ({ data: { envois: 3 } }) },
    );
    expect(await screen.findByText('Rien n’a changé depuis la parution précédente.')).toBeTruthy();
    expect(screen.getByText(/40\sobjets, préparé en 9\ss/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Renvoyer' }));
    expect(sent(renvoyer).map(({ body }) => body)).toEqual([{ echecs: false }]);
  });

  it('tells what did not arrive', async () => {
    await show([parution(8, { envoisEchoues: 1 }), parution(7, { envoisEchoues: 3 }), parution(6)]);
    expect(await screen.findByText(/^1\senvoi échoué$/)).toBeTruthy();
    expect(screen.getAllByText(/échoués?$/)).toHaveLength(2);
  });

  it('is sent again by who decides of it alone', async () => {
    await show([parution(7)], { actif: true, validateurs: [99] }, {}, ['ROLE_EDITION_USER']);
    expect(await screen.findByText(/40\sobjets/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Renvoyer' })).toBeNull();
  });

  it('appears now, once what is typed is saved, from the bar as from the panel', async () => {
    const calls: string[] = [];
    let release = (_: Answer) => {};
    const api = {
      'PUT /api/editions/planifications/3': ({ call }: Sent) => {
        calls.push(call);
        return { data: savedRecord(planification, { actif: true, nom: 'Autre', modele: 1, version: 3 }) };
      },
      'POST /api/editions/planifications/3/executer': ({ call }: Sent) => {
        calls.push(call);
        return new Promise<Answer>((resolve) => {
          release = resolve;
        });
      },
    };
    const { user, form } = await show([], { actif: true }, api);
    expect(await screen.findByText('Rien n’a encore paru.')).toBeTruthy();
    act(() => form.store.getState().setValue('nom', 'Autre'));
    const buttons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Enregistrer et exécuter' });
    expect(buttons()).toHaveLength(2);
    await user.click(buttons()[1] ?? document.body);
    await waitFor(() => expect(calls).toEqual(Object.keys(api)));
    const now = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Exécuter maintenant' });
    expect(now().map(({ dataset }) => dataset.loading)).toEqual(['true', 'true']);
    release({ data: { generations: [{ id: 9, tache: 4 }] } });
    expect(await screen.findByText('Le document se prépare')).toBeTruthy();
    await waitFor(() => expect(now().map(({ dataset }) => dataset.loading)).toEqual([undefined, undefined]));
  });

  it('does not appear while the schedule is suspended', async () => {
    await show([], { actif: false });
    expect(await screen.findByText(/^Suspendue, elle ne fait rien paraître/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Exécuter maintenant' })).toBeNull();
    const applies = (record: object) => rowActions[0]?.applies?.(savedRecord(planification, record));
    expect([applies({ actif: true }), applies({ actif: false }), applies({ actif: true, modifiable: false })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('leaves for people once one has agreed, told how many they are', async () => {
    const executer = 'POST /api/editions/planifications/3/executer';
    const courriel = { genre: 'courriel', fichier: 'lecture', objet: {}, message: {} };
    const diffusions = [
      { ...courriel, destinataires: ['a@exemple.fr', 'b@exemple.fr'], listes: [{ ref: 'listeDestinataires', id: 4 }] },
      { ...courriel, destinataires: ['A@exemple.fr'], listes: [] },
      { genre: 'adresse' },
    ];
    const api = { [executer]: () => ({ data: { generations: [{ id: 9, tache: 4 }] } }) };
    const { user, sent } = await show([], { actif: true, diffusions }, api);
    const [first] = await screen.findAllByRole('button', { name: 'Exécuter maintenant' });
    await user.click(first ?? document.body);
    expect(
      await screen.findByText(/2\sdestinataires par e-mail, les adresses d’une liste et 1\sdestination hors e-mail\./),
    ).toBeTruthy();
    expect(sent(executer)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Exécuter et envoyer' }));
    await waitFor(() => expect(sent(executer)).toHaveLength(1));
  });

  it('is compared, two runs at a time', async () => {
    const changements = 'GET /api/editions/generations/7/changements';
    const changement = { objet: 9, nom: 'Auberge', genre: 'ajoute', page: 2, champs: [] };
    const { user, sent } = await show(
      [parution(7), parution(6, { langue: 'en' }), parution(5), parution(4)],
      { actif: true },
      {
        [changements]: () => ({
          data: { avec: { id: 5, creeLe: '2026-11-09T05:00:00.000Z' }, ensemble: [], changements: [changement] },
        }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Comparer deux parutions' }));
    expect(await screen.findByText(/1\sajouté/)).toBeTruthy();
    expect(sent(changements)[0]?.query.get('avec')).toBe('5');
    expect(screen.getByText('Page 2')).toBeTruthy();
  });
});
