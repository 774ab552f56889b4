import { refus } from './refus.ts';

/** An element of a drawing, with the facts that tell the work of drawing it, before anything is drawn. */
export interface Trait {
  readonly local: string;
  readonly attributs: Readonly<Record<string, string>>;
  /** The number of characters of its text. */
  caracteres: number;
  readonly enfants: Trait[];
}

export const traitDe = (local: string, attributs: Trait['attributs']): Trait => ({
  local,
  attributs,
  caracteres: 0,
  enfants: [],
});

interface Cout {
  /** The number of elements drawn, each as often as it is named. */
  readonly dessines: number;
  /** How often the whole picture is worked through again, for transparency, masks, filters or patterns. */
  readonly couches: number;
  /** How deeply such layers are nested. */
  readonly profondeur: number;
}

const MOST_DRAWN = 50_000;
/** The limit of layers times millions of pixels: a few seconds of one core. */
const MOST_LAYERED = 1_200;
const DEEPEST = 4;
/** The longest chain of elements that name each other. */
const LONGEST_CHAIN = 500;
/** The limit of style declarations applied to elements, in all. */
const MOST_WORDS = 500_000;
/** A letter takes as long as so many small shapes. */
const CARACTERE = 8;
/** The largest side in pixels that drawings are shown at, and the pixels of one unit. */
const LARGEST_SIDE = 1_600;
const PIXELS = 2;

/** Refuses a drawing that takes too long to draw: a few bytes can repeat a drawing many times over. */
export function refuseTooCostly(
  racine: Trait,
  { feuilles, largeur, hauteur }: { feuilles: readonly string[]; largeur: number | null; hauteur: number | null },
): void {
  const { dessines, couches, profondeur } = coutDe(racine, reglesDe(feuilles));
  const side = (length: number | null) => Math.min(LARGEST_SIDE, (length ?? LARGEST_SIDE) * PIXELS);
  const layered = (couches * side(largeur) * side(hauteur)) / 1e6;
  if (dessines > MOST_DRAWN || layered > MOST_LAYERED || profondeur > DEEPEST)
    throw refus('Ce dessin est trop compliqué pour être montré\u00a0: simplifiez-le puis exportez-le à nouveau.');
}

const RIEN: Cout = { dessines: 0, couches: 0, profondeur: 0 };
const TROP: Cout = { dessines: Number.POSITIVE_INFINITY, couches: 0, profondeur: 0 };

function coutDe(racine: Trait, regles: Regles): Cout {
  const named = new Map<string, Trait>();
  const waiting = [racine];
  for (let trait = waiting.pop(); trait !== undefined; trait = waiting.pop()) {
    const { id } = trait.attributs;
    if (id !== undefined && !named.has(id)) named.set(id, trait);
    waiting.push(...trait.enfants);
  }
  const known = new Map<Trait, Cout | 'open'>();
  let words = 0;
  /** A sheet says the same of many elements: what a value names is read in it once. */
  const readValues = new Map<string, readonly string[]>();
  const nommesPar = (valeur: string): readonly string[] => {
    const ids =
      readValues.get(valeur) ?? Array.from(valeur.matchAll(/url\s*\(\s*["']?#([\w.:-]+)/g), ([, id = '']) => id);
    readValues.set(valeur, ids);
    return ids;
  };

  /** The cost of an element is computed once, however often it is named. An element that leads to itself never ends. */
  function of(trait: Trait, chain: number): Cout {
    const before = known.get(trait);
    if (before !== undefined) return before === 'open' ? TROP : before;
    if (chain > LONGEST_CHAIN || words > MOST_WORDS) return TROP;
    known.set(trait, 'open');
    const parts = [...trait.enfants.map((enfant) => of(enfant, chain + 1)), ...renvois(trait, chain)];
    const cout = parts.reduce(plus, propre(trait));
    known.set(trait, cout);
    return cout;
  }

  function renvois({ local, attributs }: Trait, chain: number): Cout[] {
    const proprietes = proprietesDe(attributs, regles);
    words += proprietes.length;
    const href = local === 'use' || local === 'textPath' || local === 'pattern' ? attributs.href : undefined;
    const points = sommetsDe(attributs);
    return [
      ...(href === undefined ? [] : [cible(href.slice(1), chain)]),
      ...proprietes.flatMap(([nom, valeur]) =>
        nommesPar(valeur).map((id) => {
          const { dessines, couches, profondeur } = cible(id, chain);
          const times = nom.startsWith('marker') ? points : 1;
          const layers = LAYERED[named.get(id)?.local ?? ''] ?? 0;
          return {
            dessines: dessines * times,
            couches: couches * times + layers,
            profondeur: profondeur + (layers > 0 ? 1 : 0),
          };
        }),
      ),
      ...proprietes.map(([nom, valeur]) => ({ ...RIEN, couches: isLayer(nom, valeur) ? 1 : 0 })),
    ];
  }
  const cible = (id: string, chain: number): Cout => {
    const trait = named.get(id);
    return trait === undefined ? RIEN : of(trait, chain + 1);
  };
  return of(racine, 0);
}

/** The elements that are drawn into a picture of their own first, with their measured cost in layers. */
const LAYERED: Readonly<Record<string, number>> = { mask: 5, pattern: 1, filter: 1 };
/** Filters that look at the neighbours of each point. */
const FLOUS = new Set(['feGaussianBlur', 'feDropShadow']);

const plus = (one: Cout, other: Cout): Cout => ({
  dessines: one.dessines + other.dessines,
  couches: one.couches + other.couches,
  profondeur: Math.max(one.profondeur, other.profondeur),
});

const propre = ({ local, caracteres }: Trait): Cout => ({
  dessines: 1 + caracteres * CARACTERE,
  couches: local.startsWith('fe') ? (FLOUS.has(local) ? 30 : 5) : 0,
  profondeur: 0,
});

/** The number of points of a path: markers are drawn at each of them. */
const sommetsDe = ({ d = '', points = '' }: Trait['attributs']): number =>
  (d.match(/[\d.]+/g)?.length ?? 0) + (points.match(/[\d.]+/g)?.length ?? 0) + 2;

function isLayer(nom: string, valeur: string): boolean {
  switch (nom) {
    case 'opacity':
      return !(Number(valeur) >= 1);
    case 'mix-blend-mode':
      return valeur !== 'normal';
    case 'isolation':
      return valeur === 'isolate';
    default:
      return false;
  }
}

type Propriete = readonly [nom: string, valeur: string];

/** The declarations of style sheets by class; under the empty class, those for any element. */
type Regles = ReadonlyMap<string, readonly Propriete[]>;

function reglesDe(feuilles: readonly string[]): Regles {
  const regles = new Map<string, Propriete[]>();
  for (const feuille of feuilles)
    for (const [, selecteurs = '', corps = ''] of feuille.matchAll(/([^{}]*)\{([^{}]*)\}?/g)) {
      const said = declarations(corps);
      for (const selecteur of said.length === 0 ? [] : selecteurs.split(',')) {
        const [, classe = ''] = /^\s*\.([\w-]+)\s*$/.exec(selecteur) ?? [];
        const known = regles.get(classe) ?? [];
        regles.set(classe, known);
        for (const one of said) known.push(one);
      }
    }
  return regles;
}

/** The declarations of a style that cost something. */
const declarations = (style: string): Propriete[] =>
  style.split(';').flatMap((part) => {
    const at = part.indexOf(':');
    const [nom, valeur] = [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
    return at !== -1 && (/url\s*\(/i.test(valeur) || isLayer(nom, valeur)) ? [[nom, valeur] as const] : [];
  });

/** All declarations that may apply to an element. */
function proprietesDe(attributs: Trait['attributs'], regles: Regles): readonly Propriete[] {
  const classes = ['', ...(attributs.class ?? '').split(/\s+/).filter(Boolean)];
  return [
    ...Object.entries(attributs),
    ...declarations(attributs.style ?? ''),
    ...[...new Set(classes)].flatMap((classe) => regles.get(classe) ?? []),
  ];
}
