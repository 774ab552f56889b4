import { expect, it } from 'vitest';
import { bindDiaporamas } from './diaporama.ts';

/** A root with the photos of one objet. */
function ouvert(nombre: number) {
  const racine = document.createElement('div');
  const vue = (rang: number) =>
    `<span data-bridge-vue="${rang}"${rang === 1 ? '' : ' hidden'}><img alt="${rang === 3 ? '' : `Vue ${rang}`}"></span>`;
  racine.innerHTML =
    `<div data-bridge-diaporama>${Array.from({ length: nombre }, (_, rang) => vue(rang + 1)).join('')}` +
    '<button data-bridge-feuilleter="-1" hidden><svg></svg></button><button data-bridge-feuilleter="1" hidden></button>' +
    '<span data-bridge-rang role="status"></span></div>';
  const wake = bindDiaporamas(racine);
  const press = (sens: 1 | -1) => racine.querySelector<HTMLElement>(`[data-bridge-feuilleter="${sens}"]`)?.click();
  const montrees = () =>
    [...racine.querySelectorAll<HTMLElement>('[data-bridge-vue]:not([hidden])')].map((one) => one.dataset.bridgeVue);
  const told = () => racine.querySelector('[role=status]')?.textContent;
  return { racine, wake, press, montrees, told };
}

it('photos are leafed through by hand, one at a time, and around', () => {
  const { wake, racine, press, montrees, told } = ouvert(3);
  expect(racine.querySelectorAll('button:not([hidden])')).toHaveLength(0);
  wake();
  expect(racine.querySelectorAll('button:not([hidden])')).toHaveLength(2);
  expect([montrees(), told()]).toEqual([['1'], '']);
  press(1);
  expect([montrees(), told()]).toEqual([['2'], '2 / 3 Vue 2']);
  expect(racine.querySelector('[role=status] .bridge-invisible')?.textContent).toBe(' Vue 2');
  press(1);
  press(1);
  expect([montrees(), told()]).toEqual([['1'], '1 / 3 Vue 1']);
  press(-1);
  expect([montrees(), told()]).toEqual([['3'], '3 / 3']);
});

it('a press on the drawing of a button is a press on the button', () => {
  const { racine, montrees } = ouvert(2);
  racine.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(montrees()).toEqual(['2']);
});
