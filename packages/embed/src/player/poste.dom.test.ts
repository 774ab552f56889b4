import { expect, it } from 'vitest';
import { createAccueil } from './accueil.ts';
import { aRelier, enAttente } from './accueil.words.ts';
import { openPoste } from './poste.ts';

const page = (parts: object) => ({ navigator: {}, isSecureContext: false, ...parts }) as Window & typeof globalThis;

it('a browser that keeps nothing plays from memory, and says that it is not protected', async () => {
  const poste = await openPoste(page({}), { onNeuf: () => undefined });
  expect([poste.coffre.durable, poste.medias.durable, poste.isProtected()]).toEqual([false, false, false]);
  expect(poste.remarques().join(' ')).toMatch(/sans HTTPS.*ne garde rien/);
  await poste.coffre.store({ jeton: 'j' });
  expect(await poste.coffre.load()).toEqual({ jeton: 'j' });
  expect(await poste.octets()).toBe(0);
});

it('what a person reads on a screen says what, and what to do', () => {
  const lieu = document.createElement('section');
  const accueil = createAccueil(lieu);
  accueil.show(aRelier({ code: 'K7P4MX', panne: null, origine: 'https://bridge.example', remarques: ['Sans HTTPS.'] }));
  expect(lieu.querySelector('.accueil-code')?.getAttribute('aria-label')).toBe('Code\u00a0: K 7 P 4 M X');
  expect(lieu.querySelector('img')?.getAttribute('src')).toBe('/e/qr/K7P4MX.svg');
  expect(lieu.textContent).toContain('bridge.example');
  expect(lieu.textContent).toContain('Sans HTTPS.');
  accueil.show(enAttente({ reseau: true, rien: null, progres: 40, remarques: [] }));
  expect(lieu.textContent).toContain('40\u00a0% reçus');
  accueil.hide();
  expect([lieu.hidden, lieu.textContent]).toEqual([true, '']);
});
