import writeXlsxFile from 'write-excel-file/node';

/** A workbook as spreadsheets write it. */
export function workbookOf(rows: readonly (readonly (string | Date)[])[]): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((value) => (value instanceof Date ? { value, type: Date, format: 'dd/mm/yyyy' } : { value, type: String })),
  );
  return writeXlsxFile(cells).toBuffer();
}
