import { expect, it } from 'vitest';
import { redirectionsCollees } from './redirections.rules.ts';

const collees = (texte: string, presentes: readonly string[] = [], room = 2_000) =>
  redirectionsCollees(texte, presentes, room);

it('redirections are read from what a spreadsheet or a file holds', () => {
  const texte = '/fr/a;/fr/b\n"/fr/c"\thttps://ailleurs.fr/x,y\r\nhttps://ancien.fr/fr/d#z,/fr/e\n\n/fr/perdue';
  expect(collees(texte).ajouts).toEqual([
    { de: '/fr/a', statut: '301', vers: '/fr/b' },
    { de: '/fr/c', statut: '301', vers: 'https://ailleurs.fr/x,y' },
    { de: '/fr/d', statut: '301', vers: '/fr/e' },
    { de: '/fr/perdue', statut: '410', vers: '' },
  ]);
});

it('old addresses are kept as sites compare them: decoded', () => {
  const texte = 'https://ancien.fr/fr/hôtels;/fr/x\n/fr/caf%C3%A9s//;/fr/y\n/fr/hôtels;/fr/z';
  const { ajouts, connus } = collees(texte);
  expect(ajouts.map(({ de }) => de)).toEqual(['/fr/hôtels', '/fr/cafés/']);
  expect(connus).toBe(1);
});

it.each([
  ['/page.php?id=3', 'its query is not compared'],
  ['https://ancien.fr/page.php?id=4', 'nor is that of a whole address'],
  ['/fr/100%', 'it cannot be decoded'],
  ['/fr/a%20b', 'sites have no space in their addresses'],
  [`/${'a'.repeat(500)}`, 'it is too long to be kept whole'],
  ['http://', 'it is no address'],
])('%s is told, and left as it is: %s', (address) => {
  const line = `${address};/fr/x`;
  expect(collees(line)).toMatchObject({ ajouts: [], illisibles: [1], restantes: [line] });
});

it('what is known already is not added twice, and what is no address is told by its line', () => {
  const texte = 'Ancienne;Nouvelle\n/fr/a;/b\n/fr/c;/d\n/fr/c;/e';
  const { ajouts, illisibles, connus, restantes } = collees(texte, ['/fr/a']);
  expect([ajouts.length, illisibles, connus]).toEqual([1, [1], 2]);
  expect(restantes).toEqual(['Ancienne;Nouvelle', '/fr/a;/b', '/fr/c;/e']);
});

it('a new address that is too long to be kept is told', () =>
  expect(collees(`/fr/a;https://ailleurs.fr/${'x'.repeat(2_000)}`)).toMatchObject({ ajouts: [], illisibles: [1] }));

it('what there is no room for is counted, and left', () => {
  const { ajouts, enTrop, restantes } = collees('/a;/x\n/b;/x\n/a;/y\n/c;/x', [], 1);
  expect([ajouts.map(({ de }) => de), enTrop]).toEqual([['/a'], 2]);
  expect(restantes).toEqual(['/b;/x', '/a;/y', '/c;/x']);
});
