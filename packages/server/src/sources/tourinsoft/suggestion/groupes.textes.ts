import type { ChampDecouvert, CodeCible, Ligne, Suggestion } from '@bridge/contract';
import { partDe } from './accord.ts';

const profilsOf = (structure: readonly ChampDecouvert[]): ReadonlyMap<string, ChampDecouvert> =>
  new Map(structure.map((champ) => [champ.champ, champ]));

const replaced = (
  suggestions: readonly Suggestion[],
  chosen: Suggestion | undefined,
  cible: CodeCible,
  confiance: number,
  raison: string,
): Suggestion[] =>
  suggestions.map((suggestion) =>
    suggestion === chosen ? { ligne: { ...suggestion.ligne, cible }, confiance, raison } : suggestion,
  );

/** Confidence under which neither the name of a field nor people say what it is. */
const LEFT = 0.65;

/** Names of places and of trades are names of offers too. */
const AUSSI_DES_NOMS: ReadonlySet<string> = new Set(['lieu.nom', 'type', 'lieu.commune', 'proprietaire']);

/** Records without the name that syndications give have one all the same: short, nearly always there, different in each of them. */
export function withNom(suggestions: readonly Suggestion[], structure: readonly ChampDecouvert[]): Suggestion[] {
  const named = structure.some(({ champ }) => champ.toLowerCase() === 'syndicobjectname');
  if (named || suggestions.some(({ ligne }) => ligne.cible === 'nom')) return [...suggestions];
  const champs = profilsOf(structure);
  const noms = suggestions.filter(({ ligne, confiance }) => {
    const decouvert = champs.get(ligne.champ);
    const { profil, remplissage } = decouvert ?? {};
    const left = confiance < (AUSSI_DES_NOMS.has(ligne.cible) ? 0.8 : LEFT);
    return left && decouvert !== undefined && profil !== undefined && (remplissage ?? 0) > 95 && isTitre(decouvert);
  });
  return replaced(suggestions, noms[0], 'nom', 0.6, 'De courts intitulés, un par fiche, toujours remplis.');
}

function isTitre({ profil, exemples }: ChampDecouvert): boolean {
  const { valeurs = 0, unicite = 0, longueur = 0, parts = {} } = profil ?? {};
  const spoken = exemples.filter((exemple) => /\p{L}\p{Ll}{2}/u.test(exemple)).length;
  return (
    valeurs > 5 &&
    unicite > 0.6 &&
    longueur > 5 &&
    longueur < 80 &&
    (parts.nombre ?? 0) + (parts.date ?? 0) + (parts.phrase ?? 0) + (parts.rue ?? 0) < 0.3 &&
    spoken * 2 > exemples.length
  );
}

/** A feed that names no description still has one, in each of its languages: the longest of the texts that differ from record to record. */
export function withDescriptions(
  suggestions: readonly Suggestion[],
  structure: readonly ChampDecouvert[],
): Suggestion[] {
  const langues = new Set(suggestions.map(({ ligne }) => ligne.langue));
  return [...langues].reduce((all, langue) => withDescription(all, structure, langue), [...suggestions]);
}

function withDescription(
  suggestions: Suggestion[],
  structure: readonly ChampDecouvert[],
  langue: Ligne['langue'],
): Suggestion[] {
  if (suggestions.some(({ ligne }) => ligne.cible === 'description' && ligne.langue === langue)) return suggestions;
  const champs = profilsOf(structure);
  const longueur = ({ ligne }: Suggestion): number => champs.get(ligne.champ)?.profil?.longueur ?? 0;
  const longs = suggestions.filter((suggestion) => {
    const { ligne, confiance } = suggestion;
    const unicite = champs.get(ligne.champ)?.profil?.unicite ?? 0;
    return (
      ligne.cible === 'texte' &&
      ligne.langue === langue &&
      confiance < 0.8 &&
      longueur(suggestion) > 120 &&
      unicite > 0.5
    );
  });
  const [premier] = longs.sort((a, b) => longueur(b) - longueur(a));
  return replaced(suggestions, premier, 'description', 0.66, 'Le plus long des textes du flux.');
}

/** What says in a few words is one sentence or two. */
const LONGEST_RESUME = 180;

/** Beside a description, the one text that says less of everything is its summary. Where two could be, people are asked. */
export function withResume(suggestions: readonly Suggestion[], structure: readonly ChampDecouvert[]): Suggestion[] {
  const champs = profilsOf(structure);
  const isFrench = ({ ligne }: Suggestion): boolean => ligne.langue === undefined || ligne.langue === 'fr';
  if (suggestions.some((suggestion) => suggestion.ligne.cible === 'resume' && isFrench(suggestion)))
    return [...suggestions];
  const lengths = suggestions.flatMap((suggestion) =>
    suggestion.ligne.cible === 'description' && isFrench(suggestion)
      ? [champs.get(suggestion.ligne.champ)?.profil?.longueur ?? 0]
      : [],
  );
  const description = Math.max(0, ...lengths);
  const courts = suggestions.filter((suggestion) => {
    const champ = champs.get(suggestion.ligne.champ);
    const longueur = champ?.profil?.longueur ?? 0;
    return (
      suggestion.ligne.cible === 'texte' &&
      isFrench(suggestion) &&
      suggestion.confiance < LEFT &&
      champ !== undefined &&
      partDe(champ, 'phrase') > 0.5 &&
      longueur > 25 &&
      longueur <= Math.min(LONGEST_RESUME, 0.6 * description)
    );
  });
  return replaced(
    suggestions,
    courts.length === 1 ? courts[0] : undefined,
    'resume',
    0.6,
    'Le seul texte bien plus court que la description.',
  );
}
