import type { TypeBridge } from '@bridge/contract';
import { motsDuFait, type Trouvailles } from './trouvailles.ts';
import type { ObjetTrouve } from './trouvailles.types.ts';

/** The types whose owners pay a membership fee. */
const PROFESSIONNELS: readonly TypeBridge[] = [
  'hotel',
  'camping',
  'chambre-hotes',
  'location',
  'restaurant',
  'activite',
  'degustation',
  'commerce',
];

/** The types that a team likes to promote. */
const A_AIMER: readonly TypeBridge[] = [
  'restaurant',
  'hotel',
  'chambre-hotes',
  'patrimoine',
  'nature',
  'activite',
  'itineraire',
  'evenement',
];

/** The types to visit with children for free. */
const EN_PLEIN_AIR: readonly TypeBridge[] = ['nature', 'itineraire', 'equipement', 'patrimoine', 'evenement'];

const FAVORIS_PAR_TYPE = 2;

/** The objets that a team would have marked, by the code of the tag: the same each time. */
export function etiquettesDe(trouvailles: Trouvailles): ReadonlyMap<string, readonly ObjetTrouve[]> {
  const { objets } = trouvailles;
  return new Map([
    ['coup-de-coeur', favoris(objets)],
    ['adherent', oneInTwo(objets.filter(({ typeBridge }) => isOneOf(PROFESSIONNELS, typeBridge)))],
    ['en-famille', enFamille(trouvailles)],
  ]);
}

/** The first presentable objets of each office and each type. */
function favoris(objets: readonly ObjetTrouve[]): ObjetTrouve[] {
  const montrables = objets.filter(({ faits, aVenir }) => faits.includes('photo') && aVenir);
  const entites = [...new Set(montrables.map(({ entiteId }) => entiteId))];
  return entites.flatMap((entite) =>
    A_AIMER.flatMap((type) =>
      montrables
        .filter(({ entiteId, typeBridge }) => entiteId === entite && typeBridge === type)
        .slice(0, FAVORIS_PAR_TYPE),
    ),
  );
}

function enFamille(trouvailles: Trouvailles): ObjetTrouve[] {
  const mots = [...motsDuFait(trouvailles, 'label-famille'), ...motsDuFait(trouvailles, 'jeux')].map(({ id }) => id);
  const gratuits = trouvailles.objets.filter(
    ({ faits, typeBridge, aVenir }) => faits.includes('gratuit') && isOneOf(EN_PLEIN_AIR, typeBridge) && aVenir,
  );
  const choisis = new Set(oneInTwo(gratuits));
  return trouvailles.objets.filter(
    (objet) => choisis.has(objet) || objet.modalites.some((modalite) => mots.includes(modalite)),
  );
}

const isOneOf = (types: readonly string[], type: string) => types.includes(type);
const oneInTwo = <T>(list: readonly T[]) => list.filter((_, rang) => rang % 2 === 0);
