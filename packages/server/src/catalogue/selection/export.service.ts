import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { civilDay, labelOfSysteme, labelOfType, ouvertureSchema } from '@bridge/contract';
import { csvAnswer, csvNumber } from '../../platform/http/csv.ts';
import type { FileAnswer } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { nextOccurrences } from '../jours/occurrences.rules.ts';
import { agendaAround, eventOf } from './agenda.ts';
import { type ObjetExporte, objetsExportes, ouverturesOf } from './export.repository.ts';
import type { Question } from './question.ts';

/** The most objets of an exported file. */
export const MOST_EXPORTED = 100_000;
const AT_ONCE = 200;
/** How many times of a recurring event without an end are written. */
const MOST_OCCURRENCES = 30;

interface Exported {
  readonly question: Question;
  /** The objets in the order of the sélection, read at one moment. */
  readonly ids: readonly number[];
  /** The code of the sélection, which names the file. */
  readonly code: string;
  readonly nom: string;
  readonly format: 'csv' | 'geojson' | 'ics';
}

/** The objets of a sélection as a file, written as they are read: none of it is whole in memory. */
export function exportSelection(db: Db, { question, ids, code, nom, format }: Exported): FileAnswer {
  const fileName = `${code}.${format}`;
  switch (format) {
    case 'csv':
      return csvAnswer(
        fileName,
        COLUMNS.map(([label]) => label),
        csvRows(db, question, ids),
      );
    case 'geojson':
      return {
        fileName,
        type: 'application/geo+json; charset=utf-8',
        body: Readable.from(geojsonOf(db, question, ids)),
      };
    case 'ics':
      return { fileName, type: 'text/calendar; charset=utf-8', body: Readable.from(agendaOf(db, question, ids, nom)) };
  }
}

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
  ['Mise à jour source', ({ source_maj_le }) => source_maj_le && civilDay(source_maj_le)],
];

function cellOf(value: unknown): string {
  return typeof value === 'number' ? csvNumber(value) : String(value ?? '');
}

function* lots(ids: readonly number[]): Generator<readonly number[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) yield ids.slice(from, from + AT_ONCE);
}

async function* csvRows(db: Db, question: Question, ids: readonly number[]): AsyncGenerator<string[]> {
  for (const lot of lots(ids))
    for (const objet of await objetsExportes(db, question, lot)) yield COLUMNS.map(([, of]) => cellOf(of(objet)));
}

/** Writes RFC 7946: longitude first. An objet without a position has no geometry. */
async function* geojsonOf(db: Db, question: Question, ids: readonly number[]): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let between = '';
  for (const lot of lots(ids)) {
    for (const objet of await objetsExportes(db, question, lot)) {
      yield `${between}${JSON.stringify(featureOf(objet))}`;
      between = ',\n';
    }
  }
  yield ']}';
}

function featureOf({ latitude, longitude, ...objet }: ObjetExporte) {
  return {
    type: 'Feature',
    id: objet.id,
    geometry: latitude === null || longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] },
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
  };
}

/** An event for each of the next times of an objet. Other requests get answers between two objets. */
async function* agendaOf(db: Db, question: Question, ids: readonly number[], nom: string): AsyncGenerator<string> {
  const { at, jour } = question.contexte;
  const { head, tail } = agendaAround(nom);
  yield head;
  for (const lot of lots(ids)) {
    for (const { resume, ouverture, ...objet } of await ouverturesOf(db, question, lot)) {
      const told = resume.fr ?? Object.values(resume)[0] ?? '';
      const next = nextOccurrences(ouvertureSchema.parse(ouverture), { jour }, MOST_OCCURRENCES);
      if (next.length > 0)
        yield next.map((occurrence) => eventOf({ ...objet, ...occurrence, resume: told }, at)).join('');
      await nextTurn();
    }
  }
  yield tail;
}
