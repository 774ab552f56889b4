import { expect, it } from 'vitest';
import { coquille } from './coquille.rules.ts';

it('the worker answers for the player alone, though the console has addresses that begin like its scope', () => {
  const of = (path: string) => coquille(`https://bridge.example${path}`, 'https://bridge.example');
  expect(['/e', '/e/', '/e?veilleur=8765', '/e/lecteur.js'].map(of)).toEqual(['/e', '/e', '/e', '/e/lecteur.js']);
  const others = ['/editions/generations', '/e/api/manifeste', '/e/essai', '/e/sw.js', '/e/qr/K7P4MX.svg', '/'];
  expect(others.map(of)).toEqual(others.map(() => null));
  expect(coquille('https://ailleurs.example/e', 'https://bridge.example')).toBeNull();
});
