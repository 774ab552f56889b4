import type { EndpointAnswer, shareMedias } from '@bridge/contract';
import type { Person, World } from '../../../testing/world.ts';
import { createMedia } from './depot.ts';
import { jpeg, PDF } from './fichiers.ts';

export type Partages = EndpointAnswer<typeof shareMedias>;
export const PARTAGES = '/api/mediatheque/partages';

export const secretDe = (adresse: string) => adresse.split('/').at(-1) ?? '';

/** Offices of a world, and what they share. */
export function createPartages(world: () => World) {
  async function office(nom = 'Office du Val') {
    const entiteId = await world().createEntite(nom);
    return { entiteId, admin: await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId }) };
  }
  const share = (person: Person, ids: readonly number[], jours = 7) =>
    person.call<Partages>('POST', PARTAGES, { ids, jours });
  const listed = async (person: Person) => (await person.call<Partages>('GET', PARTAGES)).body.data.items;
  /** Opens the address of a link, as anybody who has it. */
  const look = (adresse: string) => world().app.inject({ method: 'GET', url: adresse });

  /** Two media of an office, and the link to both. */
  async function lot() {
    const { admin, entiteId } = await office();
    const lac = await createMedia(world(), admin, await jpeg(1), {
      ...{ titre: { fr: 'Le lac <b>' }, credit: '© Anne & Val', licence: 'cc-by' },
      ...{ droits: { du: null, au: '2026-12-31' }, supports: ['web', 'ecran'], territoire: 'France', exclusif: true },
    });
    const guide = await createMedia(world(), admin, PDF, { titre: { fr: 'Guide' }, licence: 'propriete' });
    const { body } = await share(admin, [lac.id, guide.id]);
    return { admin, entiteId, lac, guide, ...body.data };
  }
  return { office, share, listed, look, lot };
}
