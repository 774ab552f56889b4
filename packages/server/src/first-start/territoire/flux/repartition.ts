import { empreinte } from '../hasard.ts';
import type { Offre } from '../offre.ts';
import type { TypeTerritoire } from '../vocabulaire.ts';

/** The four feeds of the territory. */
export const FLUX = ['tourinsoft-hebergements', 'tourinsoft-agenda', 'lei', 'apidae'] as const;
export type Flux = (typeof FLUX)[number];

/** How many offers of each type a feed holds, in the order of FLUX; the last gets the rest. */
const PARTS: Readonly<Record<TypeTerritoire, readonly [number, number, number]>> = {
  hotel: [10, 0, 4],
  camping: [6, 0, 0],
  location: [14, 0, 6],
  'chambre-hotes': [10, 0, 6],
  'hebergement-collectif': [3, 0, 0],
  restaurant: [34, 0, 14],
  patrimoine: [0, 14, 8],
  nature: [0, 6, 4],
  activite: [0, 0, 6],
  equipement: [0, 0, 0],
  degustation: [0, 0, 6],
  commerce: [0, 0, 4],
  itineraire: [0, 6, 2],
  sejour: [0, 0, 0],
  organisme: [0, 0, 2],
  evenement: [0, 50, 24],
};

/** The types with an offer in two feeds, under slightly different names. */
const DOUBLES: readonly { readonly type: TypeTerritoire; readonly de: Flux; readonly vers: Flux }[] = [
  { type: 'hotel', de: 'tourinsoft-hebergements', vers: 'apidae' },
  { type: 'restaurant', de: 'tourinsoft-hebergements', vers: 'lei' },
  { type: 'camping', de: 'apidae', vers: 'tourinsoft-hebergements' },
  { type: 'patrimoine', de: 'tourinsoft-agenda', vers: 'apidae' },
  { type: 'evenement', de: 'tourinsoft-agenda', vers: 'lei' },
  { type: 'evenement', de: 'lei', vers: 'apidae' },
];

export function distribute(offres: readonly Offre[]): Readonly<Record<Flux, readonly Offre[]>> {
  const parts: Record<Flux, Offre[]> = { 'tourinsoft-hebergements': [], 'tourinsoft-agenda': [], lei: [], apidae: [] };
  for (const [type, [heberge, agenda, lei]] of Object.entries(PARTS)) {
    // The feed of an offer depends on its name only: neighbours in a table are not neighbours in a feed.
    const duType = offres
      .filter((offre) => offre.type === type)
      .sort((a, b) => empreinte(a.cle) - empreinte(b.cle) || (a.cle < b.cle ? -1 : 1));
    parts['tourinsoft-hebergements'].push(...duType.slice(0, heberge));
    parts['tourinsoft-agenda'].push(...duType.slice(heberge, heberge + agenda));
    parts.lei.push(...duType.slice(heberge + agenda, heberge + agenda + lei));
    parts.apidae.push(...duType.slice(heberge + agenda + lei));
  }
  const doubles = DOUBLES.map(({ type, de, vers }) => {
    // The third of its type: the first ones hold the faults.
    const original = parts[de].filter((offre) => offre.type === type)[2];
    if (!original) throw new Error(`no ${type} in ${de}`);
    return { vers, offre: twin(original) };
  });
  for (const { vers, offre } of doubles) parts[vers].push(offre);
  return parts;
}

/** The same place as typed by another person: other capitals, a point some metres away, fewer photos. */
function twin(offre: Offre): Offre {
  return {
    ...offre,
    cle: `${offre.cle}-bis`,
    nom: offre.nom.toLocaleUpperCase('fr'),
    point: { lat: offre.point.lat + 0.0004, lon: offre.point.lon - 0.0003 },
    photos: offre.photos.slice(0, 1),
    description: { fr: offre.description.fr },
  };
}
