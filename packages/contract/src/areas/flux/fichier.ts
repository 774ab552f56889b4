/** What the texts of feeds are written in, as the names of their files end. */
export const FINS_DE_TEXTE = ['.json', '.geojson', '.jsonld', '.jsonl', '.ndjson', '.xml', '.atom', '.csv', '.tsv'] as const;

/** What may be put down: such a text, « .txt » as spreadsheets call theirs (a note, in a folder), a workbook, an archive, or one of them packed. */
export const FINS_DE_FLUX = [...FINS_DE_TEXTE, '.txt', '.xlsx', '.zip', '.gz'] as const;

export const isFichierDeFlux = (nom: string): boolean => FINS_DE_FLUX.some((fin) => nom.toLowerCase().endsWith(fin));
