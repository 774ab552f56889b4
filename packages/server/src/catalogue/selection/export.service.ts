import { instantOf, labelOfSysteme, ouvertureSchema, TYPES_BRIDGE } from '@bridge/contract';
import ical from 'ical-generator';
import { csvAnswer } from '../../platform/http/csv.ts';
import type { FileAnswer } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { nextOccurrences, type Occurrence } from '../occurrences.rules.ts';
import { idsOf } from './evaluation.repository.ts';
import { type ObjetExporte, objetsExportes, ouverturesOf } from './export.repository.ts';
import type { Question } from './question.ts';

/** As many as a file of a sélection holds. */
const MOST = 100_000;
const AT_ONCE = 1_000;
/** Of what comes back for ever, the next times. */
const MOST_OCCURRENCES = 30;

interface Exported {
  readonly question: Question;
  /** Of the sélection: names the file. */
  readonly code: string;
  readonly nom: string;
  readonly format: 'csv' | 'geojson' | 'ics';
}

/** The objets of a sélection as a file, in their order. */
export async function exportSelection(db: Db, { question, code, nom, format }: Exported): Promise<FileAnswer> {
  const ids = await idsOf(db, question, { offset: 0, limit: MOST });
  const fileName = `${code}.${format}`;
  switch (format) {
    case 'csv':
      return csvAnswer(
        fileName,
        COLUMNS.map(([label]) => label),
        csvRows(db, ids),
      );
    case 'geojson':
      return { fileName, type: 'application/geo+json; charset=utf-8', body: Buffer.from(await geojsonOf(db, ids)) };
    case 'ics':
      return {
        fileName,
        type: 'text/calendar; charset=utf-8',
        body: Buffer.from(await agendaOf(db, ids, nom, question)),
      };
  }
}

const labelOfType = (code: string) => TYPES_BRIDGE.find(({ value }) => value === code)?.label ?? code;

const COLUMNS: readonly (readonly [label: string, of: (objet: ObjetExporte) => unknown])[] = [
  ['Numéro', ({ id }) => id],
  ['Nom', ({ nom }) => nom],
  ['Type', ({ type_bridge }) => labelOfType(type_bridge)],
  ['Commune', ({ commune }) => commune],
  ['Code postal', ({ code_postal }) => code_postal],
  ['Code INSEE', ({ insee }) => insee],
  ['Latitude', ({ latitude }) => latitude],
  ['Longitude', ({ longitude }) => longitude],
  ['Prochaine date', ({ prochaine_date }) => prochaine_date],
  ['Dernière date', ({ derniere_date }) => derniere_date],
  ['Prix à partir de', ({ prix_min }) => prix_min],
  ['Photos', ({ nombre_photos }) => nombre_photos],
  ['Langues', ({ langues }) => langues.join(', ')],
  ['Système', ({ systeme }) => labelOfSysteme(systeme)],
  ['Identifiant source', ({ identifiant }) => identifiant],
  ['Mise à jour source', ({ source_maj_le }) => source_maj_le?.toISOString()],
];

async function* lots(ids: readonly number[]): AsyncGenerator<readonly number[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) yield ids.slice(from, from + AT_ONCE);
}

async function* csvRows(db: Db, ids: readonly number[]): AsyncGenerator<string[]> {
  for await (const lot of lots(ids))
    for (const objet of await objetsExportes(db, lot)) yield COLUMNS.map(([, of]) => String(of(objet) ?? ''));
}

/** RFC 7946: longitude first. What is nowhere has no geometry. */
async function geojsonOf(db: Db, ids: readonly number[]): Promise<string> {
  const features: unknown[] = [];
  for await (const lot of lots(ids)) {
    for (const { latitude, longitude, ...objet } of await objetsExportes(db, lot))
      features.push({
        type: 'Feature',
        id: objet.id,
        geometry:
          latitude === null || longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] },
        properties: {
          nom: objet.nom,
          type: objet.type_bridge,
          commune: objet.commune,
          codePostal: objet.code_postal,
          insee: objet.insee,
          prochaineDate: objet.prochaine_date,
          prixMin: objet.prix_min,
          photo: objet.photo,
        },
      });
  }
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** One event for each of the next times that an objet takes place or opens. */
async function agendaOf(db: Db, ids: readonly number[], nom: string, { contexte }: Question): Promise<string> {
  const agenda = ical({ name: nom, prodId: { company: 'bridge', product: 'selections', language: 'FR' } });
  for await (const lot of lots(ids)) {
    for (const { id, nom: summary, commune, resume, ouverture, maj } of await ouverturesOf(db, lot))
      for (const occurrence of nextOccurrences(ouvertureSchema.parse(ouverture), contexte.jour, MOST_OCCURRENCES))
        agenda.createEvent({
          id: `objet-${id}-${occurrence.jour}-${occurrence.ouvre ?? 'jour'}@bridge`,
          summary,
          location: commune,
          description: resume.fr ?? Object.values(resume)[0] ?? '',
          stamp: contexte.at,
          lastModified: maj,
          ...timesOf(occurrence),
        });
  }
  return agenda.toString();
}

const DAY = 86_400_000;

/** With hours, two instants; without, the whole day. What closes after midnight ends the day after. */
function timesOf({ jour, ouvre, ferme }: Occurrence) {
  if (ouvre === undefined) return { start: new Date(`${jour}T00:00:00Z`), allDay: true };
  const start = instantOf(jour, ouvre);
  if (ferme === undefined) return { start };
  const end = instantOf(jour, ferme);
  return { start, end: end > start ? end : new Date(end.getTime() + DAY) };
}
