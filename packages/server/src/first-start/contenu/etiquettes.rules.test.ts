import { expect, it } from 'vitest';
import { etiquettesDe } from './etiquettes.rules.ts';
import type { ObjetTrouve } from './trouvailles.types.ts';

let serial = 0;
const objet = (changes: Partial<ObjetTrouve>): ObjetTrouve => {
  serial += 1;
  return {
    id: serial,
    nom: `Objet ${serial}`,
    typeBridge: 'restaurant',
    entiteId: 1,
    faits: ['photo'],
    modalites: [],
    tags: [],
    aVenir: true,
    ...changes,
  };
};
const etiquettes = (
  objets: readonly ObjetTrouve[],
  modalites: { id: number; critere: number; libelle: string }[] = [],
) =>
  Object.fromEntries(
    [...etiquettesDe({ objets, modalites, tags: new Map() })].map(([code, marked]) => [
      code,
      marked.map(({ id }) => id),
    ]),
  );

it('a team falls for two objets of a type in each office, none without a photo or over and done with', () => {
  const shown = [objet({}), objet({}), objet({ entiteId: 2 })];
  const others = [objet({}), objet({ faits: [] }), objet({ aVenir: false, entiteId: 2 })];
  expect(etiquettes([...shown, ...others])['coup-de-coeur']).toEqual(shown.map(({ id }) => id));
});

it('members are professionals', () => {
  const hotel = objet({ typeBridge: 'hotel' });
  expect(etiquettes([objet({ typeBridge: 'nature' }), hotel]).adherent).toEqual([hotel.id]);
});

it('families go where a word says so, in whatever system', () => {
  const jeux = { id: 90, critere: 9, libelle: 'Aire de jeux' };
  const autre = { id: 91, critere: 9, libelle: 'Sauna' };
  const parc = objet({ modalites: [90] });
  expect(etiquettes([parc, objet({ modalites: [91] })], [jeux, autre])['en-famille']).toEqual([parc.id]);
});
