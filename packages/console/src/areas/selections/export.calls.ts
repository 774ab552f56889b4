import { exportSelection, type FORMATS_DE_SELECTION } from '@bridge/contract';
import { download } from '../../api/download.ts';

export type Format = (typeof FORMATS_DE_SELECTION)[number]['value'];

/** The objets of a saved sélection, handed to the browser to keep. */
export function downloadSelection(id: number, format: Format): Promise<void> {
  return download(exportSelection, { params: { id }, query: { format } }, `selection-${id}.${format}`);
}
