import { planification, type Role } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { showField } from '../testing/show-field.tsx';
import { ParutionsPanel } from './parutions.panel.tsx';
import { rowActions } from './planification.actions.tsx';
import PlanificationPreview from './planification.preview.tsx';
import './calendrier.widget.tsx';
import '../../../resource/widgets/list/list.widget.tsx';
import './destinataires.widget.tsx';
import './periode.widget.tsx';

fakeBrowser();

const LUNDI = { genre: 'hebdomadaire', jours: ['lundi'], heure: '06:00' };
const PROCHAINES = 'POST /api/editions/planifications/prochaines';

describe('the rhythm of a schedule', () => {
  const show = (calendrier: object, api = {}) =>
    showField({ resource: planification, name: 'calendrier' }, { calendrier }, api);

  it('is told in a sentence that follows the days as they are ticked', async () => {
    const { user, now } = await show(LUNDI);
    expect(await screen.findByText(/^Chaque lundi à 6 h\. Prochaine fois/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vendredi' }));
    expect(now()).toEqual({ ...LUNDI, jours: ['lundi', 'vendredi'] });
    expect(screen.getByText(/^Chaque lundi et vendredi à 6 h/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lundi' }));
    expect(now()).toEqual({ ...LUNDI, jours: ['vendredi'] });
  });

  it('keeps its hour when it changes', async () => {
    const { user, now } = await show({ ...LUNDI, heure: '18:30' });
    await user.click(await screen.findByRole('combobox', { name: 'Fréquence' }));
    await user.click(await screen.findByRole('option', { name: 'Chaque mois' }));
    expect(now()).toEqual({ genre: 'mensuelle', jour: 1, heure: '18:30' });
  });

  it('of a cron is what the server reads in it', async () => {
    const cron = { genre: 'cron', expression: '0 6 * * 1' };
    await show(cron, { [PROCHAINES]: () => ({ data: { lisible: true, dates: ['2026-11-16T05:00:00.000Z'] } }) });
    expect(await screen.findByText(/Prochaine fois : lundi 16 novembre 2026 à 6 h/)).toBeTruthy();
  });

  it('of a cron has no last date before the server has answered, nor when it could not', async () => {
    const cron = { genre: 'cron', expression: '0 6 * * 1' };
    let answer = (_: Answer) => {};
    const first = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const answers = [first, { data: { lisible: true, dates: [] } }];
    const { user } = await show(cron, { [PROCHAINES]: () => answers.shift() });
    await screen.findByRole('textbox', { name: 'Expression' });
    expect(screen.queryByText(/Plus aucune date/)).toBeNull();
    answer({ status: 500, code: 50_000 });
    expect(await screen.findByText('Les prochaines dates n’ont pas pu être lues')).toBeTruthy();
    expect(screen.queryByText(/Plus aucune date/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/Plus aucune date à venir/)).toBeTruthy();
  });
});

describe('the period of a schedule', () => {
  it('moves with the day of the edition, or is a number of days', async () => {
    const { user, now } = await showField({ resource: planification, name: 'periode' }, { periode: null });
    await user.click(await screen.findByRole('combobox', { name: 'Période' }));
    await user.click(await screen.findByRole('option', { name: 'Du lundi au dimanche suivants' }));
    expect(now()).toEqual({ genre: 'relative', quand: 'semaine-prochaine' });
    expect(await screen.findByText(/^Du lundi au dimanche suivants\. S’il paraissait aujourd’hui/)).toBeTruthy();
  });
});

describe('the destinations of a schedule', () => {
  it('are added by kind; addresses are pasted as they come', async () => {
    const { user, now } = await showField({ resource: planification, name: 'diffusions' }, { diffusions: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une destination' }));
    await user.click(await screen.findByRole('menuitem', { name: 'E-mail' }));
    await user.click(await screen.findByRole('textbox', { name: 'Destinataires' }));
    await user.paste('a@exemple.fr; b@exemple.fr\nc@exemple.fr');
    expect(now()).toEqual([
      {
        genre: 'courriel',
        destinataires: ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr'],
        listes: [],
        fichier: 'lecture',
        objet: {},
        message: {},
      },
    ]);
  });

  it('show the addresses that are kept, not those that were abandoned', async () => {
    const courriel = {
      genre: 'courriel',
      destinataires: ['a@exemple.fr'],
      listes: [],
      fichier: 'lecture',
      objet: {},
      message: {},
    };
    const { user, form } = await showField({ resource: planification, name: 'diffusions' }, { diffusions: [courriel] });
    await user.click(await screen.findByRole('button', { name: /^E-mail/ }));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Destinataires' });
    await user.type(box, ' ; b@exemple.fr');
    expect(box.value).toBe('a@exemple.fr ; b@exemple.fr');
    act(() => form.store.getState().giveUp());
    expect(box.value).toBe('a@exemple.fr');
  });
});

describe('beside a schedule', () => {
  it('are its next ten dates with the days that each covers; suspended, it says so', async () => {
    const { form } = await showBeside(<PlanificationPreview />, {
      resource: planification,
      record: savedRecord(planification, {
        calendrier: LUNDI,
        actif: true,
        periode: { genre: 'relative', quand: 'cette-semaine' },
      }),
      api: {},
    });
    expect(await screen.findByText('Chaque lundi à 6 h.')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    act(() => form.store.getState().setValue('actif', false));
    expect(await screen.findByText(/^Suspendue/)).toBeTruthy();
  });

  it('are the dates of a cron within the days that it is valid for', async () => {
    const { sent } = await showBeside(<PlanificationPreview />, {
      resource: planification,
      record: savedRecord(planification, {
        calendrier: { genre: 'cron', expression: '0 6 * * 1' },
        validite: { du: '2030-01-01', au: null },
        actif: true,
      }),
      api: { [PROCHAINES]: () => ({ data: { lisible: true, dates: ['2030-01-07T05:00:00.000Z'] } }) },
    });
    expect(await screen.findByText('lundi 7 janvier 2030 à 6 h')).toBeTruthy();
    expect(sent(PROCHAINES).map(({ body }) => body)).toEqual([
      { expression: '0 6 * * 1', du: '2030-01-01', fuseau: 'Europe/Paris' },
    ]);
  });
});

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
    api: Readonly<Record<string, () => Answer>> = {},
    roles: readonly Role[] = ['ROLE_EDITION_ADMIN'],
  ) => {
    const saved = savedRecord(planification, record);
    return showBeside(<ParutionsPanel record={saved} resource={planification} />, {
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

  it('appears now as it is saved, unless it is suspended', async () => {
    const executer = 'POST /api/editions/planifications/3/executer';
    const api = { [executer]: () => ({ data: { generations: [{ id: 9, tache: 4 }] } }) };
    const { user, sent } = await show([], { actif: true }, api);
    expect(await screen.findByText('Rien n’a encore paru.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Exécuter maintenant' }));
    await waitFor(() => expect(sent(executer)).toHaveLength(1));
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
    await user.click(await screen.findByRole('button', { name: 'Exécuter maintenant' }));
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
