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
