import { planification } from '@bridge/contract';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { showField } from '../testing/show-field.tsx';
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
