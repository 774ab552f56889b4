import {
  abandonImportation,
  apercuCorrespondance,
  apercuFiche,
  cancelImportation,
  confirmImportation,
  dropReinitialisation,
  exportRejets,
  fluxCallsBySystem,
  getBrut,
  getChangement,
  getChangementObjet,
  getFiche,
  importation,
  linkEquivalences,
  linkIdentites,
  listAvis,
  listBruts,
  listChangements,
  listCriteresApidae,
  listDepots,
  listPoints,
  listRejets,
  listSelectionsApidae,
  MODES,
  objet,
  prepareCorrespondance,
  ROLES,
  type Role,
  readNomenclature,
  rereadExport,
  rereadStructure,
  resetApidae,
  restartImportation,
  settleAvis,
  simulateNotification,
  suggestEquivalences,
  uploadDepot,
  writeTexte,
} from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../testing/use-world.ts';
import type { Person } from '../testing/world.ts';

const world = useWorld();

/** Spec §6, by hand. */
const MANAGERS: Readonly<Record<(typeof MODES)[number], readonly Role[]>> = {
  centralise: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN_REGION'],
  autonome: [
    'ROLE_SUPER_ADMIN',
    'ROLE_ADMIN_REGION',
    'ROLE_WEB_ADMIN',
    'ROLE_EDITION_ADMIN',
    'ROLE_DIAPORAMA_ADMIN',
    'ROLE_ADMIN',
  ],
};

/** Not in the spec, which is silent on the catalogue: the roles that show blocs of it read it. */
const READERS: readonly Role[] = [...MANAGERS.autonome, 'ROLE_WEB_USER', 'ROLE_EDITION_USER', 'ROLE_DIAPORAMA_USER'];
const READING = [objet.calls.list, objet.calls.get, objet.calls.history, getFiche, getChangementObjet, listPoints];

const OF_THE_CATALOGUE = [
  listDepots,
  uploadDepot,
  importation.calls.list,
  importation.calls.get,
  importation.calls.export,
  listBruts,
  listChangements,
  getChangement,
  listRejets,
  exportRejets,
  getBrut,
  confirmImportation,
  abandonImportation,
  cancelImportation,
  restartImportation,
  listAvis,
  settleAvis,
  objet.calls.update,
  writeTexte,
  linkIdentites,
  suggestEquivalences,
  linkEquivalences,
];
const OF_FEEDS = {
  enable_import_tourinsoft: [
    ...Object.values(fluxCallsBySystem.tourinsoft),
    prepareCorrespondance,
    rereadStructure,
    apercuCorrespondance,
  ],
  enable_import_lei: [...Object.values(fluxCallsBySystem.lei), apercuFiche.lei, readNomenclature],
  enable_import_datatourisme: [...Object.values(fluxCallsBySystem.datatourisme), apercuFiche.datatourisme],
  enable_import_apidae: [
    ...Object.values(fluxCallsBySystem.apidae),
    apercuFiche.apidae,
    simulateNotification,
    rereadExport,
    resetApidae,
    dropReinitialisation,
    listCriteresApidae,
    listSelectionsApidae,
  ],
} as const;
const FLAGS = Object.keys(OF_FEEDS) as (keyof typeof OF_FEEDS)[];
const all = (on: boolean) => Object.fromEntries(FLAGS.map((flag) => [flag, on]));

type Call = { readonly method: string; readonly path: string };

/** Calls an address of a missing record, so that nothing changes when access is given. */
async function isRefused(person: Person, { method, path }: Call): Promise<boolean> {
  const address = path.replaceAll(/:\w+/g, '999999');
  const body = method === 'GET' ? undefined : { inconnu: true };
  return (await person.call(method as 'GET', address, body)).status === 403;
}

describe.each(MODES)('in the mode %s', (mode) => {
  it.each(ROLES)('%s calls what the table says of feeds, imports and catalogue', async (role) => {
    await world().setParametres({ ...all(true), sso_active: false, mode_multi_entites: mode === 'centralise' });
    const person = await world().person({ roles: [role] });
    const expected = !MANAGERS[mode].includes(role);
    for (const call of [...OF_THE_CATALOGUE, ...Object.values(OF_FEEDS).flat()])
      expect(`${call.method} ${call.path} ${await isRefused(person, call)}`).toBe(
        `${call.method} ${call.path} ${expected}`,
      );
    for (const call of READING)
      expect(`${call.path} ${await isRefused(person, call)}`).toBe(`${call.path} ${!READERS.includes(role)}`);
  });
});

it.each(FLAGS)('the calls of feeds are there only while %s is on', async (flag) => {
  await world().setParametres({ ...all(true), mode_multi_entites: false, [flag]: false });
  const person = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  for (const other of FLAGS)
    for (const call of OF_FEEDS[other])
      expect(`${call.path} ${await isRefused(person, call)}`).toBe(`${call.path} ${other === flag}`);
  for (const call of OF_THE_CATALOGUE) expect(await isRefused(person, call)).toBe(false);
});

it('nobody calls anything without a session', async () => {
  for (const { method, path } of [...OF_THE_CATALOGUE, ...READING, ...Object.values(OF_FEEDS).flat()]) {
    const { status } = await world().call(method, path.replaceAll(/:\w+/g, '999999'));
    expect(`${path} ${status}`).toBe(`${path} 401`);
  }
});
