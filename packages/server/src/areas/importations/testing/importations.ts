import { type Atelier, IMPORTS, type Launched, lei, produit } from '../../../testing/atelier.ts';
import type { Person } from '../../../testing/world.ts';

/** A serial for ids, which are those of a system: two test feeds must not share theirs. */
let serial = 100;
export const nextId = () => {
  serial += 100;
  return serial;
};

export const auberges = (from: number, count: number, nom = 'Auberge') =>
  Array.from({ length: count }, (_, rang) => produit(String(from + rang), `${nom} ${rang + 1}`));

/** A feed of ten objets, imported once. */
export async function filled(atelier: Atelier, nom: string, values: object = {}) {
  const from = nextId();
  return { from, ...(await atelier.rempli(nom, 'lei', lei(...auberges(from, 10)), values)) };
}

/** A run that would remove most of a feed. */
export async function suspect(atelier: Atelier, nom: string, values: object = {}) {
  const feed = await filled(atelier, nom, values);
  await feed.change(lei(...auberges(feed.from, 1)));
  return { ...feed, run: await feed.runImport() };
}

export const act = (person: Person, id: number, action: string, body?: object) =>
  person.call<Launched>('POST', `${IMPORTS}/${id}/${action}`, body);
