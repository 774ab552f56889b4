import {
  type ChampDecouvert,
  type CodeCible,
  type Correspondance,
  type Ligne,
  libelleCible,
  type Suggestion,
} from '@bridge/contract';
import { isColonneTechnique, isTechnique, normalize } from './noms.rules.ts';
import { aDesDates, cibleParForme, fitTarget, isTexteLibre } from './suggestion.formes.ts';
import { cibleParNom } from './suggestion.vocabulaire.ts';

interface Options {
  /** Mappings of other feeds: what people chose for a field of this name is worth more than any rule. */
  readonly earlier: readonly Correspondance[];
}

/** Targets that take sub-tables whole; the others take them column by column. */
const EN_ENTIER: ReadonlySet<CodeCible> = new Set([
  'periodes',
  'tarifs',
  'contacts',
  'contact.reservation',
  'lieu.adresse',
  'medias',
  'media.photo',
  'media.video',
  'media.document',
  'lieu.acces',
  'capacite',
  'critere',
  'animaux',
  'label',
  'type',
  'accessibilite',
  'public',
  'langueParlee',
  'tarifs.paiement',
  'lieu.environnement',
  'lieu.territoire',
  'ignore',
]);
/** Writings of the same openings, the finest first. */
const OUVERTURES = ['ouverturecomplet', 'ouverturecompletavecjour', 'ouverture'];

function choixPasses(earlier: readonly Correspondance[]): ReadonlyMap<string, { ligne: Ligne; fois: number }> {
  const choix = new Map<string, Map<string, { ligne: Ligne; fois: number }>>();
  for (const ligne of earlier.flatMap(({ lignes }) => lignes)) {
    // What one feed leaves aside, another may need.
    if (ligne.cible === 'ignore') continue;
    const cle = normalize(ligne.champ);
    const parCible = choix.get(cle) ?? new Map<string, { ligne: Ligne; fois: number }>();
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

/** Separators are written down where guessing them record by record could go wrong. */
function separateursUtiles({ separateurs }: ChampDecouvert): Pick<Ligne, 'separateurs'> {
  if (separateurs === undefined || (separateurs.lignes !== '##' && separateurs.colonnes !== '||')) return {};
  return { separateurs };
}

const EN_RANGEES: ReadonlySet<CodeCible> = new Set([
  'periodes',
  'tarifs',
  'contacts',
  'lieu.adresse',
  'media.photo',
  'contact.reservation',
]);

function suggest(champ: ChampDecouvert): Suggestion {
  const propose = (cible: CodeCible, confiance: number, raison: string, autres: Partial<Ligne> = {}): Suggestion => ({
    ligne: { champ: champ.champ, cible, ...(EN_RANGEES.has(cible) ? separateursUtiles(champ) : {}), ...autres },
    confiance,
    raison,
  });
  const parNom = cibleParNom(champ.champ);
  if (parNom?.cible === 'ignore' || (isTechnique(champ.champ) && parNom === undefined)) {
    return propose('ignore', 0.95, 'Champ technique de la syndication\u00a0: ce qui sert est lu de toute façon.');
  }
  const parForme = cibleParForme(champ);
  if (parNom !== undefined) {
    const accordee = fitTarget(parNom.cible, champ);
    const langue = parNom.langue === undefined ? {} : { langue: parNom.langue };
    if (accordee === parNom.cible) {
      const sur = parForme === accordee ? 0.97 : parNom.exact ? 0.9 : 0.8;
      return propose(accordee, sur, `Le nom du champ désigne «\u00a0${libelleCible(accordee)}\u00a0».`, langue);
    }
    return propose(
      parForme ?? accordee,
      0.7,
      `Le nom évoque «\u00a0${libelleCible(parNom.cible)}\u00a0», mais les valeurs sont d’une autre forme.`,
      langue,
    );
  }
  if (parForme !== undefined)
    return propose(parForme, 0.75, `Les valeurs ont la forme de «\u00a0${libelleCible(parForme)}\u00a0».`);
  switch (champ.type) {
    case 'thesaurus':
    case 'thesaurus-multiple':
      return propose('critere', 0.7, 'Valeur d’une liste Tourinsoft\u00a0: chaque valeur devient une modalité.');
    case 'booleen':
      return propose('critere', 0.65, 'Oui ou non\u00a0: un critère du nom du champ.');
    case 'nombre':
      return propose('critere', 0.5, 'Un nombre\u00a0: un critère chiffré du nom du champ.');
    case 'table':
      return propose('critere', 0.5, 'Sous-table inconnue\u00a0: chaque colonne devient un critère.');
    default:
      if (isTexteLibre(champ)) return propose('texte', 0.6, 'Des phrases\u00a0: un texte du nom du champ.');
      if (champ.separateurs?.lignes !== undefined || (champ.distinctes <= 40 && champ.exemples.length > 0)) {
        return propose('critere', 0.55, 'Peu de valeurs différentes, courtes\u00a0: des modalités.');
      }
      return propose('critere.texte', 0.4, 'Des valeurs courtes toutes différentes\u00a0: un critère à valeur libre.');
  }
}

function suggestTable(table: ChampDecouvert, colonnes: readonly ChampDecouvert[]): Suggestion[] {
  const entiere = suggest(table);
  // Whatever its name, a table of files is a table of media.
  const fichiers = colonnes.some(({ champ, type }) => type === 'media' || /\.Url$/.test(champ));
  if (entiere.ligne.cible === 'critere' && fichiers) {
    const raison = 'La sous-table contient des fichiers.';
    return [{ ligne: { champ: table.champ, cible: 'medias' }, confiance: 0.7, raison }];
  }
  const { cible } = entiere.ligne;
  const parColonne = colonnes.map(suggest);
  // A table that nothing names may still hold a drawing or texts under names that are known.
  const eloquentes = parColonne.some(
    ({ ligne, confiance }) => ['trace', 'resume', 'description'].includes(ligne.cible) && confiance >= 0.8,
  );
  const enTexte = ['texte', 'resume', 'description', 'nom', 'trace'].includes(cible);
  if (colonnes.length > 0 && (enTexte || (cible === 'critere' && eloquentes))) return parColonne;
  return [
    EN_ENTIER.has(cible as CodeCible) ? entiere : { ...entiere, ligne: { champ: table.champ, cible: 'critere' } },
  ]; // never a field of the dictionary: rules know none
}

const ANNEE_SUIVANTE = /anneesuivante/i;
/** From 0, the hours of each day, to the plainest; undefined for another field. */
const finesse = (champ: string): number | undefined => {
  const rang = OUVERTURES.indexOf(normalize(champ.replace(ANNEE_SUIVANTE, '')).replace(/s$/, ''));
  return rang < 0 ? undefined : rang;
};

/** The same openings come in up to three writings: the finest that is filled is enough. */
function sansRedites(suggestions: readonly Suggestion[], structure: readonly ChampDecouvert[]): Suggestion[] {
  const remplis = structure.filter(aDesDates).map(({ champ }) => champ);
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

/** Lines of an address are read in the order of their names, whatever the order of the feed. */
const ordre = (suggestions: readonly Suggestion[]): Suggestion[] => {
  const rues = suggestions
    .filter(({ ligne }) => ligne.cible === 'lieu.rue')
    .sort((a, b) => a.ligne.champ.localeCompare(b.ligne.champ, 'fr', { numeric: true }));
  return suggestions.map((suggestion) =>
    suggestion.ligne.cible === 'lieu.rue' ? (rues.shift() ?? suggestion) : suggestion,
  );
};

/** A line for each field of a feed, with how sure it is and why. */
export function suggestCorrespondance(structure: readonly ChampDecouvert[], { earlier }: Options): Suggestion[] {
  const passes = choixPasses(earlier);
  const parPasse = (champ: ChampDecouvert): Suggestion | null => {
    const passe = passes.get(normalize(champ.champ));
    if (passe === undefined) return null;
    const fois = passe.fois > 1 ? `${passe.fois} correspondances` : 'une autre correspondance';
    return {
      ligne: { ...passe.ligne, champ: champ.champ },
      confiance: 0.98,
      raison: `Choisi pour ce champ dans ${fois}.`,
    };
  };
  const premiers = structure.filter(({ champ }) => !champ.includes('.'));
  const suggestions = premiers.flatMap((champ) => {
    const colonnes = structure.filter(
      (autre) =>
        autre.champ.startsWith(`${champ.champ}.`) && !isColonneTechnique(autre.champ.slice(champ.champ.length + 1)),
    );
    const entier = parPasse(champ);
    if (entier !== null) return [entier];
    const passees = colonnes.flatMap((colonne) => parPasse(colonne) ?? []);
    if (passees.length > 0) return passees;
    return champ.type === 'table' ? suggestTable(champ, colonnes) : [suggest(champ)];
  });
  return ordre(sansRedites(suggestions, structure));
}
