import type { ChampDecouvert } from '@bridge/contract';
import type { Famille } from '../../clean/familles.ts';
import type { NomLu } from '../../clean/mots.ts';
import { partDe } from './accord.ts';

const CIVILITE = /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle)\b\.?\s/i;
/** What tells of somebody, or is told among colleagues. */
const DE_QUELQU_UN: readonly Famille[] = [
  'nom',
  'telephone',
  'mobile',
  'fax',
  'email',
  'contact',
  'adresse',
  'complement',
];
/** Offers and photos may be named after their people. */
const NOMMEES: readonly Famille[] = ['nom', 'offre', 'credit'];
/** Words that are said of people alone. */
const PERSONNELS = /^(?:prenom|civilite|naissance|signataire)/;
const SECRET = /motdepasse|password|^mdp|mdp$/;
/** Words that are said of rooms and of beaches too. */
const DE_LIEUX = /^privee?s?$/;

/** Why a field is not for the public: it tells of a person, or was written for colleagues; undefined where nothing says so. */
export function motifPrive(champ: ChampDecouvert, { familles, parties }: NomLu): string | undefined {
  if (SECRET.test(parties.join(''))) return 'Un mot de passe\u00a0: rien à publier.';
  // A column of people, whatever it is called.
  const people = champ.exemples.filter((exemple) => CIVILITE.test(exemple)).length;
  if (people > 1 && people * 5 >= champ.exemples.length * 4 && !NOMMEES.some((famille) => familles.has(famille)))
    return 'Parle d’une personne\u00a0: rien à publier sans son accord.';
  const said = familles.has('prive');
  if ((!said && !familles.has('personne')) || isCoche(champ) || familles.has('label')) return undefined;
  const personal = DE_QUELQU_UN.some((famille) => familles.has(famille));
  const reached = partDe(champ, 'telephone', 'email') > 0.4;
  const remarks = partDe(champ, 'phrase') > 0.3 && !parties.some((partie) => DE_LIEUX.test(partie));
  if (said && (personal || reached || remarks)) return 'Son nom le dit privé ou interne\u00a0: rien à publier.';
  if (said || partDe(champ, 'organisme') > 0.3) return undefined;
  const named = champ.exemples.filter((exemple) => CIVILITE.test(exemple)).length * 3 > champ.exemples.length;
  return personal ||
    reached ||
    (named && champ.exemples.length > 0) ||
    parties.some((partie) => PERSONNELS.test(partie))
    ? 'Parle d’une personne\u00a0: rien à publier sans son accord.'
    : undefined;
}

const isCoche = (champ: ChampDecouvert): boolean => champ.type === 'booleen' || partDe(champ, 'booleen') > 0.8;
