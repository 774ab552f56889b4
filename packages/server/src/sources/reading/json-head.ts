/** An array that stands in objects alone, in the beginning of a document. */
export interface TableauJson {
  /** By key from the root: [] for a bare array, ['hits', 'hits']… */
  readonly chemin: readonly string[];
  /** How many of its elements are objects. */
  readonly objets: number;
  /** Values in it, at any depth. */
  readonly feuilles: number;
  /** What surrounds it has an id of its own: it is a record, and the array one of its columns. */
  readonly identifie: boolean;
  /** The beginning of the document ends in it. */
  readonly ouvert: boolean;
}

export interface TeteJson {
  readonly tableaux: readonly TableauJson[];
  /** Values of the first document, as far as it goes. */
  readonly feuilles: number;
  /** Documents follow one another, as in JSON lines. */
  readonly suite: boolean;
  /** The document ends where its beginning does. */
  readonly entier: boolean;
}

interface Frame {
  readonly kind: 'objet' | 'tableau';
  cle: string | null;
  identifie: boolean;
  /** It has a number or a code, which is its own where it is described too. */
  numerote: boolean;
  descriptions: number;
  readonly tableau?: {
    readonly chemin: readonly string[];
    readonly autour: readonly Frame[];
    objets: number;
    feuilles: number;
  };
}

/** The tokens of JSON; a string that the end of the excerpt cuts is one too. */
const TOKEN = /"(?:[^"\\]|\\.)*(?:"|$)|[{}[\],:]|[^\s{}[\],:"]+/gs;
const IDENTIFIE =
  /(?:^|[_\s-])(?:id|uid|uuid|guid|ident|identifiant|identifier|reference|siret)$|^id(?![a-z])|[a-z]I[dD]$/;
/** Ids of the question that was asked, and of nothing that it answers. */
const DE_LA_DEMANDE = /^(?:request|session|trace|transaction|correlation|query|client)/i;
/** « code: 200 » beside « message: ok » is that of an answer, « code: A12 » beside a name and a town that of a record. */
const NUMEROTE = /(?:^|[_\s-])(?:ref|code|num|numero)$/i;
const DESCRIPTION =
  /^(?:nom|name|titre|title|libelle|label|intitule|adresse|address|rue|street|ville|city|commune|cp|code_?postal|zip|descriptif|description|resume|categorie|category|tel|telephone|phone|e?mail|lat|latitude|lon|lng|longitude)(?:$|[_\s-])/i;
const FEWEST_DESCRIPTIONS = 2;
const DEEPEST = 64;

function cleDe(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}

/** What a value says of the object that holds it, by its key. */
function describe(frame: Frame, cle: string): void {
  if (IDENTIFIE.test(cle) && !DE_LA_DEMANDE.test(cle)) frame.identifie = true;
  else if (NUMEROTE.test(cle)) frame.numerote = true;
  else if (DESCRIPTION.test(cle)) frame.descriptions += 1;
}

/** What the beginning of a JSON document is made of, however badly it ends. */
export function teteDe(head: string): TeteJson {
  const tableaux: NonNullable<Frame['tableau']>[] = [];
  const frames: Frame[] = [];
  let feuilles = 0;
  let racines = 0;
  const leaf = (): void => {
    if (racines === 1) feuilles += 1;
    for (const { tableau } of frames) if (tableau !== undefined) tableau.feuilles += 1;
  };
  const open = (kind: Frame['kind']): void => {
    const parent = frames.at(-1);
    if (parent === undefined) racines += 1;
    else if (kind === 'objet' && parent.tableau !== undefined) parent.tableau.objets += 1;
    const frame: Frame = { kind, cle: null, identifie: false, numerote: false, descriptions: 0 };
    if (kind === 'tableau' && racines === 1 && frames.every((one) => one.kind === 'objet')) {
      const tableau = { chemin: frames.map(({ cle }) => cle ?? ''), autour: [...frames], objets: 0, feuilles: 0 };
      tableaux.push(tableau);
      frames.push({ ...frame, tableau });
    } else frames.push(frame);
  };
  for (const [token] of head.matchAll(TOKEN)) {
    const frame = frames.at(-1);
    if (token === '{' || token === '[') {
      if (frames.length > DEEPEST) break;
      open(token === '{' ? 'objet' : 'tableau');
    } else if (token === '}' || token === ']') {
      frames.pop();
      const outer = frames.at(-1);
      if (outer !== undefined) outer.cle = null;
    } else if (token === ',') {
      if (frame !== undefined) frame.cle = null;
    } else if (token !== ':' && frame !== undefined) {
      if (frame.kind === 'objet' && frame.cle === null) frame.cle = cleDe(token);
      else {
        leaf();
        if (frame.cle !== null) describe(frame, frame.cle);
      }
    }
  }
  return {
    tableaux: tableaux.map(({ autour, ...tableau }) => ({
      ...tableau,
      identifie: autour.some(
        ({ identifie, numerote, descriptions }) => identifie || (numerote && descriptions >= FEWEST_DESCRIPTIONS),
      ),
      ouvert: frames.some((frame) => frame.tableau?.chemin === tableau.chemin),
    })),
    feuilles,
    suite: racines > 1,
    entier: frames.length === 0,
  };
}

/** The share of the beginning of a document that an array must hold to be its records, where its name is unknown. */
const MOST = 0.6;
/** How many times more values an array of unknown name must hold to be preferred to one whose name is known. */
const MUCH = 5;
/** The fewest values that a record has, on average. */
const FEWEST = 2;

/**
 * The array that holds the records of a document: of those made of objects, the one that holds the most of its beginning. `known` tells
 * whether its path is one where sources put them; any other must hold nearly everything, be no column of a record, and go on as far as the
 * beginning does: behind the long description of some fields, the records may be still to come.
 */
export function tableauDesFiches(
  tete: TeteJson,
  known: (chemin: readonly string[]) => boolean,
): readonly string[] | undefined {
  const ranked = tete.tableaux
    .filter(({ objets }) => objets > 0)
    .sort((a, b) => b.feuilles - a.feuilles || a.chemin.length - b.chemin.length);
  const [plusGrand] = ranked;
  if (plusGrand === undefined) return undefined;
  // The descriptions of many fields may be longer than a few records.
  const connu = ranked.find(({ chemin }) => known(chemin));
  const isSure = plusGrand.ouvert || tete.entier;
  const premier = connu !== undefined && (connu.feuilles * MUCH >= plusGrand.feuilles || !isSure) ? connu : plusGrand;
  const { chemin, objets, feuilles, identifie } = premier;
  if (identifie || (!isSure && !known(chemin))) return undefined;
  const isMost = feuilles >= MOST * tete.feuilles && feuilles >= FEWEST * objets;
  return (tete.suite ? isMost && known(chemin) : isMost || known(chemin)) ? chemin : undefined;
}
