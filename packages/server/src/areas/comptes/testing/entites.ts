import { useWorld } from '../../../testing/use-world.ts';

/** A world in which a region has an office, beside another entity. */
export function useEntites() {
  const world = useWorld();

  async function twoEntities() {
    const region = await world().createEntite('Région');
    const office = await world().createEntite('Office', region);
    const elsewhere = await world().createEntite('Ailleurs');
    return { region, office, elsewhere };
  }

  return { world, twoEntities };
}
