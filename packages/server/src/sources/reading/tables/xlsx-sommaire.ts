import type { SaxesTagPlain } from 'saxes';
import type { EntreeZip, Zip } from '../archives/zip.ts';
import { type LimitesClasseur, parsed, tooLarge } from './xlsx-parse.ts';

interface FeuilleDeClasseur {
  readonly nom: string;
  readonly entree: EntreeZip;
}

interface SommaireClasseur {
  /** The sheets that people see, in their order. */
  readonly feuilles: readonly FeuilleDeClasseur[];
  readonly strings: EntreeZip | undefined;
  readonly styles: EntreeZip | undefined;
  readonly is1904: boolean;
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const MOST_TAGS = 10_000;

async function tagsOf(
  entree: EntreeZip | undefined,
  limits: LimitesClasseur,
  names: ReadonlySet<string>,
): Promise<readonly SaxesTagPlain[]> {
  const tags: SaxesTagPlain[] = [];
  if (entree === undefined) return tags;
  const reading = parsed<SaxesTagPlain>(entree, limits, (parser) => {
    const found: SaxesTagPlain[] = [];
    parser.on('opentag', (tag) => {
      if (names.has(tag.name)) found.push(tag);
    });
    return found;
  });
  for await (const tag of reading) if (tags.push(tag) > MOST_TAGS) throw tooLarge();
  return tags;
}

/** What is read of a workbook; the rest of the archive is passed over. */
export async function sommaireOf({ entrees }: Zip, limits: LimitesClasseur): Promise<SommaireClasseur> {
  const parts = new Map<string, EntreeZip>();
  const sheets: EntreeZip[] = [];
  for (const entree of entrees) {
    const nom = entree.nom.toLowerCase();
    if (/^xl\/(?:sharedstrings|styles|workbook)\.xml$|^xl\/_rels\/workbook\.xml\.rels$/.test(nom)) {
      if (!parts.has(nom)) parts.set(nom, entree);
    } else if (SHEET.test(nom)) sheets.push(entree);
  }
  const tags = await tagsOf(parts.get('xl/workbook.xml'), limits, new Set(['workbookPr', 'sheet']));
  const liens = await tagsOf(parts.get('xl/_rels/workbook.xml.rels'), limits, new Set(['Relationship']));
  const cibles = new Map(liens.map(({ attributes: { Id = '', Target = '' } }) => [Id, cheminDe(Target)]));
  const parChemin = new Map(sheets.map((entree) => [entree.nom.toLowerCase(), entree]));
  const nommees = tags.flatMap(({ name, attributes }) => {
    const entree = parChemin.get(cibles.get(attributes['r:id'] ?? '') ?? '');
    if (name !== 'sheet' || entree === undefined) return [];
    return [{ nom: attributes.name ?? '', entree, isVisible: !/hidden/i.test(attributes.state ?? '') }];
  });
  const visibles = nommees.filter(({ isVisible }) => isVisible);
  const is1904 = tags.some(
    ({ name, attributes }) => name === 'workbookPr' && /^(?:1|true)$/.test(attributes.date1904 ?? ''),
  );
  return {
    feuilles: nommees.length === 0 ? byName(sheets) : visibles.length === 0 ? nommees : visibles,
    strings: parts.get('xl/sharedstrings.xml'),
    styles: parts.get('xl/styles.xml'),
    is1904,
  };
}

const cheminDe = (target: string): string =>
  (target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`).toLowerCase();

/** A workbook whose summary says nothing of its sheets: their files are in their order. */
function byName(sheets: readonly EntreeZip[]): readonly FeuilleDeClasseur[] {
  return sheets
    .toSorted((one, other) => one.nom.localeCompare(other.nom, 'fr', { numeric: true }))
    .map((entree) => ({ nom: entree.nom.replace(/^.*\/|\.xml$/gi, ''), entree }));
}
