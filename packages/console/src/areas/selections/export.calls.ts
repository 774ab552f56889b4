import { exportSelection, type FORMATS_DE_SELECTION } from '@bridge/contract';
import { download } from '../../api/download.ts';

export type Format = (typeof FORMATS_DE_SELECTION)[number]['value'];

/** Downloads the objets of a saved sélection. */
export function downloadSelection(id: number, format: Format): Promise<void> {
  return download(exportSelection, { params: { id }, query: { format } }, `selection-${id}.${format}`);
}
