/** The extensions of files of feeds that are texts. */
export const FINS_DE_TEXTE = [
  '.json',
  '.geojson',
  '.jsonld',
  '.jsonl',
  '.ndjson',
  '.xml',
  '.atom',
  '.csv',
  '.tsv',
] as const;

/** The extensions that may be put down: texts, « .txt » tables, workbooks, archives, and packed files. */
export const FINS_DE_FLUX = [...FINS_DE_TEXTE, '.txt', '.xlsx', '.zip', '.gz'] as const;

export const isFichierDeFlux = (nom: string): boolean => FINS_DE_FLUX.some((fin) => nom.toLowerCase().endsWith(fin));

/** What to do with a workbook of a kind that no feed reads, as its name ends; undefined for any other file. */
export const conversionDe = (nom: string): string | undefined =>
  /\.(?:xls|xlsb|xlsm|ods|numbers)$/i.test(nom)
    ? 'Ce classeur ne se lit pas tel quel\u00a0: enregistrez-le en «\u00a0Classeur Excel (.xlsx)\u00a0» ou en CSV, puis déposez ce nouveau fichier.'
    : undefined;
