import type { ChampDecouvert, CodeCible, Suggestion } from '@bridge/contract';
import { readHeure } from '../valeurs/lectures.rules.ts';
import { isPlage, partDe } from './accord.ts';

type Nature = 'date' | 'heure';
type Bouts = readonly [CodeCible, CodeCible];

/** Confidence above which a suggestion is left as it is: the name of the field, or people, have settled it. */
const SURE = 0.85;

const isSeule = (champ: ChampDecouvert, nature: Nature): boolean =>
  champ.profil?.colonnes === undefined &&
  champ.separateurs?.lignes === undefined &&
  partDe(champ, nature) > 0.8 &&
  (nature === 'date' || !(isDuree(champ) || isPlage(champ)));

/** « 1h30 » is how long a visit takes: hardly anything begins that early. */
const isDuree = ({ exemples }: ChampDecouvert): boolean =>
  exemples.some((exemple) => (readHeure(exemple) ?? MORNING) < MORNING);
const MORNING = '06:00';

/** Fields of lone dates, or of lone hours: which one begins, which one ends. */
export function withBouts(
  suggestions: readonly Suggestion[],
  structure: readonly ChampDecouvert[],
  nature: Nature,
  bouts: Bouts,
): Suggestion[] {
  const seules = structure.filter((champ) => isSeule(champ, nature));
  const ordered = withOrdre(suggestions, seules, nature, bouts);
  return nature === 'heure' ? withHeureSeule(ordered, seules, bouts[0]) : withPaire(ordered, seules, nature, bouts);
}

/** Days of the record itself, and not of the offer. */
const DE_LA_FICHE: ReadonlySet<string> = new Set(['ignore', 'maj', 'creation']);

const isOpen = ({ ligne, confiance }: Suggestion): boolean => !DE_LA_FICHE.has(ligne.cible) && confiance < SURE;

/** Of two fields whose values always follow one another, the first begins and the second ends. */
function withOrdre(
  suggestions: readonly Suggestion[],
  seules: readonly ChampDecouvert[],
  nature: Nature,
  [debut, fin]: Bouts,
): Suggestion[] {
  const said = new Map(suggestions.map((suggestion) => [suggestion.ligne.champ, suggestion]));
  // What is sure of one end is no reason to leave the other, as long as it says the same.
  const mayBe = (champ: string, cible: CodeCible): boolean => {
    const suggestion = said.get(champ);
    return suggestion !== undefined && (isOpen(suggestion) || suggestion.ligne.cible === cible);
  };
  const paire = seules.find(
    ({ champ, profil }) => profil?.apres !== undefined && mayBe(champ, fin) && mayBe(profil.apres, debut),
  );
  const avant = paire?.profil?.apres;
  if (paire === undefined || avant === undefined) return [...suggestions];
  const mot = nature === 'date' ? 'dates' : 'heures';
  return suggestions.map((suggestion) => {
    const { champ } = suggestion.ligne;
    if (!isOpen(suggestion)) return suggestion;
    if (champ === avant)
      return suggest(champ, debut, 0.74, `Ses ${mot} viennent toujours avant celles de «\u00a0${paire.champ}\u00a0».`);
    if (champ === paire.champ)
      return suggest(champ, fin, 0.74, `Ses ${mot} viennent toujours après celles de «\u00a0${avant}\u00a0».`);
    return suggestion;
  });
}

const suggest = (champ: string, cible: CodeCible, confiance: number, raison: string): Suggestion => ({
  ligne: { champ, cible },
  confiance,
  raison,
});

/** Two fields of lone dates that nothing names are the two ends of one period, in the order of the feed. */
function withPaire(
  suggestions: readonly Suggestion[],
  seules: readonly ChampDecouvert[],
  nature: Nature,
  bouts: Bouts,
): Suggestion[] {
  if (suggestions.some(({ ligne }) => (bouts as readonly string[]).includes(ligne.cible))) return [...suggestions];
  const noms = new Set(seules.map(({ champ }) => champ));
  const libres = suggestions.filter(({ ligne }) => noms.has(ligne.champ) && !DE_LA_FICHE.has(ligne.cible));
  if (libres.length !== 2) return [...suggestions];
  const mot = nature === 'date' ? 'dates' : 'heures';
  return suggestions.map((suggestion) => {
    const rang = libres.indexOf(suggestion);
    const cible = bouts[rang];
    if (cible === undefined) return suggestion;
    const raison = `Deux champs de ${mot} seulement\u00a0: celui-ci est ${rang === 0 ? 'le début' : 'la fin'}.`;
    return suggest(suggestion.ligne.champ, cible, 0.62, raison);
  });
}

/** The only field of hours of a feed tells when visitors come. */
function withHeureSeule(
  suggestions: readonly Suggestion[],
  seules: readonly ChampDecouvert[],
  debut: CodeCible,
): Suggestion[] {
  const noms = new Set(seules.map(({ champ }) => champ));
  const heures = suggestions.filter(({ ligne }) => noms.has(ligne.champ));
  const [seule] = heures;
  if (heures.length === 2) return withPaire(suggestions, seules, 'heure', ['periode.ouvre', 'periode.ferme']);
  if (heures.length !== 1 || seule === undefined || !isOpen(seule)) return [...suggestions];
  if (seule.ligne.cible.startsWith('periode.')) return [...suggestions];
  const raison = 'Le seul champ d’heures du flux\u00a0: celles où l’on vient.';
  return suggestions.map((suggestion) =>
    suggestion === seule ? suggest(seule.ligne.champ, debut, 0.58, raison) : suggestion,
  );
}
