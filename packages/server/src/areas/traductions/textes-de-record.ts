import { type AnyRecord, type Resource, textesDuRecord } from '@bridge/contract';
import type { RecordEcrit } from '../../catalogue/registre/registre.repository.ts';

/** The texts of a record for the ledger; none when it is put away. */
export function ecritDe(resource: Resource, record: AnyRecord): RecordEcrit {
  const away = record.archiveLe !== null || record.supprimeLe !== null;
  const title = record[resource.title];
  return {
    ressource: resource.id,
    id: record.id,
    entiteId: typeof record.entiteId === 'number' ? record.entiteId : null,
    nom: typeof title === 'string' ? title : firstOf(title),
    textes: away ? [] : textesDuRecord(resource.fields, record),
  };
}

/** The French of a translated title, else any other language. */
function firstOf(title: unknown): string {
  if (typeof title !== 'object' || title === null) return '';
  const said = Object.entries(title).find(([langue]) => langue === 'fr') ?? Object.entries(title)[0];
  return String(said?.[1] ?? '');
}
