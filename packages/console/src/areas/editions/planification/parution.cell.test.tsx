import { type AnyRecord, planification } from '@bridge/contract';
import { expect, it } from 'vitest';
import { draw } from '../../../resource/widgets/testing/draw.tsx';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { ParutionCell } from './parution.cell.tsx';

fakeBrowser();
const field = planification.fields.calendrier;
const shown = (values: object) => {
  const record = { id: 1, calendrier: field.initial, validite: null, actif: true, ...values } as unknown as AnyRecord;
  return draw(
    <ParutionCell field={field} value={record.calendrier} record={record} density="line" />,
  ).container.querySelector('span')?.textContent;
};

it('a planification that issues says when, and one that does not says why', () => {
  expect(shown({})).toMatch(/^Chaque lundi à/);
  expect(shown({ validite: { du: null, au: '2999-12-31' } })).toMatch(/^Chaque lundi à/);
  expect(shown({ actif: false })).toBe('Suspendue');
  const later = { validite: { du: '2999-01-03', au: '2999-12-31' } };
  expect(shown(later)).toBe('À partir du 3 janv. 2999');
  expect(shown({ ...later, actif: false })).toBe('Suspendue');
  const over = { validite: { du: '2020-01-01', au: '2020-02-03' } };
  expect(shown(over)).toBe('Terminée le 3 févr. 2020');
  expect(shown({ ...over, actif: false })).toBe('Terminée le 3 févr. 2020');
});
