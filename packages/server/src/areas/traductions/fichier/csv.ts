import { langueSchema, MOST_SEGMENTS } from '@bridge/contract';
import { parse } from 'csv-parse/sync';
import { FichierIllisible, type SegmentRevenu } from './segment.ts';

export const COLONNES = ['Ligne', 'Langue', 'De', 'Texte', 'Français', 'Traduction'] as const;

/** The quote before a cell tells spreadsheets that it is no formula: it is not part of the text. */
const plain = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Reads the texts of a CSV file of Bridge, whether a spreadsheet separated the cells by ; , or tab. */
export function readCsv(contenu: string): SegmentRevenu[] {
  const [first = ''] = contenu.split('\n', 1);
  const delimiter = [';', '\t', ','].find((one) => first.includes(one)) ?? ';';
  let rows: string[][];
  try {
    rows = parse(contenu, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
    });
  } catch {
    throw new FichierIllisible(
      'Ce n’est pas un fichier CSV lisible\u00a0: enregistrez-le en CSV (UTF-8), séparé par des points-virgules.',
    );
  }
  const [header = [], ...lines] = rows;
  const places = COLONNES.map((name) => header.findIndex((cell) => cell.trim() === name));
  const missing = COLONNES.filter((_, rang) => places[rang] === -1);
  if (missing.length > 0)
    throw new FichierIllisible(
      `Il manque des colonnes\u00a0: ${missing.join(', ')}. Gardez la première ligne de l’export.`,
    );
  if (lines.length > MOST_SEGMENTS)
    throw new FichierIllisible(`Le fichier a plus de ${MOST_SEGMENTS} textes\u00a0: coupez-le.`);
  return lines.map((cells, rang) => {
    const cell = (name: (typeof COLONNES)[number]) => plain(cells[places[COLONNES.indexOf(name)] ?? -1] ?? '');
    const langue = langueSchema.safeParse(cell('Langue').trim());
    if (!langue.success)
      throw new FichierIllisible(
        `Ligne ${rang + 2}\u00a0: «\u00a0${cell('Langue').slice(0, 20)}\u00a0» n’est pas une langue.`,
      );
    const ligne = Number(/^\d{1,15}$/.exec(cell('Ligne').trim())?.[0] ?? 0);
    return {
      ou: `ligne ${rang + 2}`,
      ligne,
      langue: langue.data,
      francais: cell('Français'),
      traduction: cell('Traduction').trim(),
    };
  });
}
