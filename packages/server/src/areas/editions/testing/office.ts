import { create, officeEnLigne } from '../../../publication/web/testing/site.ts';
import type { World } from '../../../testing/world.ts';

let serial = 0;

/** A new code: no two records of the tests share one. */
export const nouveau = () => {
  serial += 1;
  return serial;
};

export type Office = Awaited<ReturnType<typeof officeDEdition>>;

/** An office with a sélection, and sections to print it. */
export async function officeDEdition(world: World) {
  const made = await officeEnLigne(world);
  const nouvelle = (changes: object = {}) => {
    const n = nouveau();
    return {
      nom: `Rubrique ${n}`,
      code: `rubrique-${n}`,
      titre: { fr: 'Se restaurer' },
      selection: made.selection.id,
      ...changes,
    };
  };
  return {
    ...made,
    nouvelle,
    rubrique: (changes: object = {}) => create(made.admin, '/editions/modeleRubriqueDynamiques', nouvelle(changes)),
  };
}

export const niveau = (par: string) => ({ par, critere: null, titre: {}, ordre: 'nom' });
