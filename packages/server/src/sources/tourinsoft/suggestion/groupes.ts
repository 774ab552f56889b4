import type { ChampDecouvert, CodeCible, Ligne, Suggestion } from '@bridge/contract';
import { partDe } from './accord.ts';

/** A feed that names no description still has one, in each of its languages: the longest of the texts that differ from record to record. */
function withDescriptions(suggestions: readonly Suggestion[], structure: readonly ChampDecouvert[]): Suggestion[] {
  const langues = new Set(suggestions.map(({ ligne }) => ligne.langue));
  return [...langues].reduce((all, langue) => withDescription(all, structure, langue), [...suggestions]);
}

function withDescription(
  suggestions: Suggestion[],
  structure: readonly ChampDecouvert[],
  langue: Ligne['langue'],
): Suggestion[] {
  if (suggestions.some(({ ligne }) => ligne.cible === 'description' && ligne.langue === langue)) return suggestions;
  const longueurs = new Map(structure.map(({ champ, profil }) => [champ, profil]));
  const longs = suggestions.filter(({ ligne, confiance }) => {
    const profil = longueurs.get(ligne.champ);
    return (
      ligne.cible === 'texte' &&
      ligne.langue === langue &&
      confiance < 0.8 &&
      (profil?.longueur ?? 0) > 120 &&
      (profil?.unicite ?? 0) > 0.5
    );
  });
  const [premier] = longs.sort(
    (a, b) => (longueurs.get(b.ligne.champ)?.longueur ?? 0) - (longueurs.get(a.ligne.champ)?.longueur ?? 0),
  );
  return suggestions.map((suggestion) =>
    suggestion === premier
      ? {
          ligne: { ...suggestion.ligne, cible: 'description' },
          confiance: 0.66,
          raison: 'Le plus long des textes du flux.',
        }
      : suggestion,
  );
}

/** Lines of an address are read in the order of their names, whatever the order of the feed. */
const ordre = (suggestions: readonly Suggestion[]): Suggestion[] => {
  const rues = suggestions
    .filter(({ ligne }) => ligne.cible === 'lieu.rue')
    .sort((a, b) => a.ligne.champ.localeCompare(b.ligne.champ, 'fr', { numeric: true }));
  return suggestions.map((suggestion) =>
    suggestion.ligne.cible === 'lieu.rue' ? (rues.shift() ?? suggestion) : suggestion,
  );
};

const isSeule = (champ: ChampDecouvert, nature: 'date' | 'heure'): boolean =>
  champ.profil?.colonnes === undefined && champ.separateurs?.lignes === undefined && partDe(champ, nature) > 0.8;

/** Two fields of lone dates, or of lone hours, that nothing names are the two ends of one period. */
function withPaire(
  suggestions: readonly Suggestion[],
  structure: readonly ChampDecouvert[],
  nature: 'date' | 'heure',
  bouts: readonly [CodeCible, CodeCible],
): Suggestion[] {
  if (suggestions.some(({ ligne }) => (bouts as readonly string[]).includes(ligne.cible))) return [...suggestions];
  const seules = new Set(structure.filter((champ) => isSeule(champ, nature)).map(({ champ }) => champ));
  const libres = suggestions.filter(({ ligne }) => seules.has(ligne.champ) && ligne.cible !== 'ignore');
  if (libres.length !== 2) return [...suggestions];
  const mot = nature === 'date' ? 'dates' : 'heures';
  return suggestions.map((suggestion) => {
    const rang = libres.indexOf(suggestion);
    const cible = bouts[rang];
    if (cible === undefined) return suggestion;
    const raison = `Deux champs de ${mot} seulement\u00a0: celui-ci est ${rang === 0 ? 'le début' : 'la fin'}.`;
    return { ligne: { champ: suggestion.ligne.champ, cible }, confiance: 0.62, raison };
  });
}

/** What fields tell together that none tells alone. */
export function withGroupes(suggestions: readonly Suggestion[], structure: readonly ChampDecouvert[]): Suggestion[] {
  const described = withDescriptions(suggestions, structure);
  const dated = withPaire(described, structure, 'date', ['periode.du', 'periode.au']);
  return ordre(withPaire(dated, structure, 'heure', ['periode.ouvre', 'periode.ferme']));
}
