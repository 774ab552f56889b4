import type { Echeance } from '@bridge/contract';
import { expect, it } from 'vitest';
import {
  adresseDe,
  demandeDe,
  fenetreDe,
  isTechnical,
  joursDe,
  lundiDe,
  pageApres,
  parJour,
  phraseDe,
  retenues,
} from './calendrier.rules.ts';

const date = (changes: Partial<Echeance>): Echeance => ({
  canal: 'web',
  quoi: 'debut',
  jour: '2026-11-17',
  heure: null,
  nature: 'Liste',
  nom: 'Où manger',
  ressource: 'listeWeb',
  id: 1,
  entiteId: 4,
  chemin: null,
  ...changes,
});

it('a month is shown in whole weeks, from Monday to Sunday, whatever the day that one comes from', () => {
  expect(lundiDe('2026-11-22')).toBe('2026-11-16');
  expect(fenetreDe('mois', '2026-11-17')).toEqual({ du: '2026-10-26', au: '2026-12-06' });
  expect(joursDe(fenetreDe('mois', '2027-02-10'))).toHaveLength(28);
  expect(fenetreDe('semaine', '2026-11-22')).toEqual({ du: '2026-11-16', au: '2026-11-22' });
  expect(fenetreDe('liste', '2026-12-31')).toEqual({ du: '2026-12-01', au: '2026-12-31' });
});

it('pages follow one another across years', () => {
  expect(pageApres('mois', '2026-12-31', 1)).toBe('2027-01-01');
  expect(pageApres('liste', '2027-01-31', -1)).toBe('2026-12-01');
  expect(pageApres('semaine', '2027-01-02', -1)).toBe('2026-12-21');
});

it('imports and what only serves other pages are technical', () => {
  const technical = [{}, { ressource: 'moteur' }, { ressource: 'ficheWeb' }, { canal: 'imports' as const }];
  expect(technical.map((changes) => isTechnical(date(changes)))).toEqual([false, true, true, true]);
});

it('dates are kept by channel and by entity, and stand on their days', () => {
  const items = [date({}), date({ canal: 'annonces', entiteId: 5 }), date({ jour: '2026-11-18' })];
  expect(retenues(items, { canal: '', quoi: '', entite: 0 })).toHaveLength(3);
  expect(retenues(items, { canal: 'web', quoi: '', entite: 4 })).toHaveLength(2);
  expect(retenues(items, { canal: 'annonces', quoi: '', entite: 4 })).toEqual([]);
  expect(parJour(items).get('2026-11-17')).toHaveLength(2);
});

it('a date says what happens to what', () => {
  expect(phraseDe(date({ quoi: 'fin', nature: 'Annonce' }))).toBe('Fin, annonce');
  expect(phraseDe(date({ quoi: 'passage', nature: 'Planification' }))).toBe('Planification');
});

it('an address says what is shown, and nothing that goes without saying', () => {
  const address = 'vue=quinzaine&jour=2026-11-17&canal=web&quoi=fin&entite=4';
  const asked = demandeDe(new URLSearchParams(address));
  expect(asked).toEqual({ vue: 'quinzaine', jour: '2026-11-17', canal: 'web', quoi: 'fin', entite: 4 });
  expect(new URLSearchParams(adresseDe(asked)).toString()).toBe(address);
  expect(fenetreDe(asked.vue, '2026-11-17')).toEqual({ du: '2026-11-17', au: '2026-12-01' });
  const wrong = demandeDe(new URLSearchParams('vue=siecle&jour=2026-99-99&canal=x&quoi=passage&entite=x'));
  expect(adresseDe(wrong)).toEqual({});
  const days = ['2026-02-31', '2026-02-29', '2028-02-29', '2026-11-17T00:00'];
  expect(days.map((jour) => demandeDe(new URLSearchParams({ jour })).jour)).toEqual([null, null, '2028-02-29', null]);
  expect(retenues([date({}), date({ quoi: 'fin' })], { canal: '', quoi: 'fin', entite: 0 })).toHaveLength(1);
});
