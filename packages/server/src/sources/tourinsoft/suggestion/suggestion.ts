import type { ChampDecouvert, CodeCible, Correspondance, Ligne, Suggestion } from '@bridge/contract';
import { sansPoint } from '../../reading/tables/entetes.rules.ts';
import { isColonneTechnique, isTechnique, normalize } from '../valeurs/noms.rules.ts';
import { partDe } from './accord.ts';
import { withGroupes } from './groupes.ts';
import { createPasses } from './passes.ts';
import { positionsOf, suggestChamp, suggestTable } from './tables.ts';
import { cibleParNom } from './vocabulaire.ts';

interface Options {
  /** Mappings of other feeds: what people confirmed for a field of this name, and that its values agree with, is worth more than any rule. */
  readonly earlier: readonly Correspondance[];
  /** The field that names records, where it is no field of syndications: it is read whatever its line says. */
  readonly champId?: string;
}

/** Writings of the same openings, the finest first. */
const OUVERTURES = ['ouverturecomplet', 'ouverturecompletavecjour', 'ouverture'];
const ANNEE_SUIVANTE = /anneesuivante/i;

const EN_RANGEES: ReadonlySet<string> = new Set([
  'periodes',
  'tarifs',
  'contacts',
  'lieu.adresse',
  'media.photo',
  'contact.reservation',
]);

/** Separators that the readers find by themselves: a line need not name them. */
const DU_METIER: ReadonlySet<string> = new Set(['#', '##']);
/** Targets whose values are words of a list. */
const EN_MOTS: ReadonlySet<string> = new Set([
  'type',
  'lieu.territoire',
  'lieu.environnement',
  'tarifs.paiement',
  'critere',
  'label',
  'langueParlee',
  'accessibilite',
  'public',
]);

/** Separators are written down where guessing them record by record could go wrong. */
function withSeparateurs(ligne: Ligne, { separateurs }: ChampDecouvert): Ligne {
  if (EN_MOTS.has(ligne.cible) && separateurs?.lignes !== undefined && !DU_METIER.has(separateurs.lignes))
    return { ...ligne, separateurs: { lignes: separateurs.lignes } };
  if (!EN_RANGEES.has(ligne.cible) || separateurs === undefined) return ligne;
  return separateurs.lignes === '##' || separateurs.colonnes === '||' ? { ...ligne, separateurs } : ligne;
}

/** Code to embed in a page is of no use elsewhere, unless it leads to a video or to where one books. */
const isModule = (champ: ChampDecouvert): boolean =>
  /widget|iframe/.test(normalize(champ.champ)) && partDe(champ, 'video', 'adresseWeb', 'reseau', 'image') < 0.3;

const ignoring = (champ: string): Suggestion => ({
  ligne: { champ, cible: 'ignore' },
  confiance: 0.95,
  raison: 'Champ technique de la syndication\u00a0: ce qui sert est lu de toute façon.',
});

function suggestUn(champ: ChampDecouvert): Suggestion {
  const connu = cibleParNom(champ.champ)?.cible;
  // The structure is read by name where it is an object; as a text it is the name of the owner.
  const proprietaire =
    normalize(champ.champ).endsWith('structure') && champ.type === 'texte' && champ.profil !== undefined;
  if (proprietaire) {
    const raison = 'Le nom de la structure qui publie la fiche.';
    return { ligne: { champ: champ.champ, cible: 'proprietaire' }, confiance: 0.85, raison };
  }
  const technique = isTechnique(champ.champ);
  if (connu === 'ignore' || (technique && connu === undefined)) return ignoring(champ.champ);
  if (isModule(champ)) {
    const raison = 'Un module d’une autre page\u00a0: ni adresse ni vidéo à reprendre.';
    return { ligne: { champ: champ.champ, cible: 'ignore' }, confiance: 0.95, raison };
  }
  const suggestion = suggestChamp(champ);
  const { cible } = suggestion.ligne;
  if (technique && cible.startsWith('critere')) return ignoring(champ.champ);
  const colonnes = positionsOf(cible as CodeCible, champ); // rules know no field of the dictionary
  const ligne = { ...suggestion.ligne, ...(colonnes === undefined ? {} : { colonnes }) };
  return { ...suggestion, ligne: withSeparateurs(ligne, champ) };
}

/** The place of a field among the writings of the same openings, 0 being the finest; undefined for a field that is none of them. */
const finesse = (champ: string): number | undefined => {
  const rang = OUVERTURES.indexOf(normalize(champ.replace(ANNEE_SUIVANTE, '')).replace(/s$/, ''));
  return rang < 0 ? undefined : rang;
};

/** The same openings come in up to three writings: the finest that is filled is enough. */
function sansRedites(suggestions: readonly Suggestion[], structure: readonly ChampDecouvert[]): Suggestion[] {
  const remplis = structure.filter((champ) => partDe(champ, 'date') > 0.3).map(({ champ }) => champ);
  return suggestions.map((suggestion) => {
    const { champ, cible } = suggestion.ligne;
    const sienne = cible === 'periodes' ? finesse(champ) : undefined;
    if (sienne === undefined) return suggestion;
    const jumeau = remplis.find(
      (autre) => (finesse(autre) ?? sienne) < sienne && ANNEE_SUIVANTE.test(autre) === ANNEE_SUIVANTE.test(champ),
    );
    if (jumeau === undefined) return suggestion;
    return { ligne: { champ, cible: 'ignore' }, confiance: 0.8, raison: `Redit «\u00a0${jumeau}\u00a0».` };
  });
}

const identifying = (champ: string): Suggestion => ({
  ligne: { champ, cible: 'ignore' },
  confiance: 0.95,
  raison: 'Identifie les fiches\u00a0: il est lu de toute façon.',
});

/** A line for each field of a feed, with how sure it is and why. Pure: it reads profiles, never records. */
export function suggestCorrespondance(
  structure: readonly ChampDecouvert[],
  { earlier, champId }: Options,
): Suggestion[] {
  const parPasse = createPasses(earlier);
  const identifiant = champId === undefined ? undefined : sansPoint(champId);
  const premiers = structure.filter(({ champ }) => !champ.includes('.'));
  const suggestions = premiers.flatMap((champ) => {
    const colonnes = structure.filter(
      (autre) =>
        autre.champ.startsWith(`${champ.champ}.`) && !isColonneTechnique(autre.champ.slice(champ.champ.length + 1)),
    );
    if (champ.champ === identifiant) return [identifying(champ.champ)];
    const entier = parPasse(champ);
    if (entier !== null) return [entier];
    const passees = colonnes.flatMap((colonne) => parPasse(colonne) ?? []);
    if (passees.length > 0) return passees;
    return champ.type === 'table' ? suggestTable(champ, colonnes) : [suggestUn(champ)];
  });
  return withGroupes(sansRedites(suggestions, structure), structure);
}
