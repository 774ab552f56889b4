import type { ChampDecouvert, CodeCible, Correspondance, Ligne, Suggestion } from '@bridge/contract';
import { famillesDe, readNom } from '../../clean/mots.ts';
import { normalize } from '../valeurs/noms.rules.ts';
import { accordDe } from './accord.ts';

interface Choix {
  readonly ligne: Ligne;
  readonly fois: number;
}

/** Parts of a name that tell it from others, in any order: « DETAILPHOTOSDIAPO » and « PhotoDiapo ». */
function clePartielle(champ: string): string {
  const parties = readNom(champ).parties.filter((partie) => {
    const familles = famillesDe(partie);
    return !(familles.length === 1 && familles[0] === 'vide') && !/^\d+$/.test(partie);
  });
  // « Z130 » and « Z697 » are two codes, and not one word.
  if (!parties.some((partie) => famillesDe(partie).length > 0 || partie.length > LONGEST_CODE)) return '';
  return [...new Set(parties.map((partie) => partie.replace(/s+$/, '')))].sort().join(' ');
}

const LONGEST_CODE = 3;

function gagnants(lignes: readonly Ligne[], cleDe: (champ: string) => string): ReadonlyMap<string, Choix> {
  const choix = new Map<string, Map<string, Choix>>();
  for (const ligne of lignes) {
    // What one feed leaves aside, another may need.
    if (ligne.cible === 'ignore') continue;
    const cle = cleDe(ligne.champ);
    if (cle === '') continue;
    const parCible = choix.get(cle) ?? new Map<string, Choix>();
    choix.set(cle, parCible);
    const deja = parCible.get(ligne.cible);
    parCible.set(ligne.cible, { ligne: deja?.ligne ?? ligne, fois: (deja?.fois ?? 0) + 1 });
  }
  return new Map(
    [...choix].flatMap(([cle, parCible]) => {
      const [gagnant] = [...parCible.values()].sort((a, b) => b.fois - a.fois);
      return gagnant === undefined ? [] : [[cle, gagnant] as const];
    }),
  );
}

/** Agreement between values and target under which an earlier mapping is not followed: the values are something else here. */
const LEAST_ACCORD = 0.35;
/** Agreement between values and target from which an earlier mapping is followed without a doubt. */
const AGREES = 0.7;

/**
 * What people confirmed before for a field of this name, or of a name made of the same parts, where its values agree. What was only
 * proposed elsewhere proves nothing: a guess would be learnt from itself.
 */
export function createPasses(earlier: readonly Correspondance[]): (champ: ChampDecouvert) => Suggestion | null {
  const lignes = earlier.flatMap((one) => one.lignes).filter(({ proposee }) => proposee === undefined);
  const exacts = gagnants(lignes, normalize);
  const parents = gagnants(lignes, clePartielle);
  return (champ) => {
    const exact = exacts.get(normalize(champ.champ));
    const choix = exact ?? parents.get(clePartielle(champ.champ));
    if (choix === undefined) return null;
    const { cible, champ: ailleurs } = choix.ligne;
    // A field of the dictionary takes anything.
    const accord = cible.startsWith('champ:') ? 1 : accordDe(cible as CodeCible, champ);
    if (accord < LEAST_ACCORD) return null;
    const confiance = (exact === undefined ? 0.9 : 0.98) * (accord >= AGREES ? 1 : accord);
    const pourQuoi =
      exact === undefined ? `pour «\u00a0${ailleurs}\u00a0», dont le nom a les mêmes mots,` : 'pour ce champ';
    return suggestionOf(champ, choix, confiance, pourQuoi);
  };
}

function suggestionOf(champ: ChampDecouvert, { ligne, fois }: Choix, confiance: number, pourQuoi: string): Suggestion {
  const ou = fois > 1 ? `${fois} correspondances` : 'une autre correspondance';
  return { ligne: { ...ligne, champ: champ.champ }, confiance, raison: `Choisi ${pourQuoi} dans ${ou}.` };
}
