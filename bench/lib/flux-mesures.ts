import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ligne, Systeme } from '@bridge/contract';
import type { Db } from '@bridge/server/schema';
import { datatourisme } from '@bridge/server/sources/datatourisme/datatourisme.source';
import type { Lecture } from '@bridge/server/sources/source';
import { writeArchive } from '@bridge/server/sources/testing/archive-generee';
import { offreGeneree } from '@bridge/server/sources/testing/flux-generes';
import { sourceTourinsoft } from '@bridge/server/sources/tourinsoft/tourinsoft.source';
import { sql } from 'kysely';

/** A feed whose import is measured. */
export interface FluxMesure {
  readonly nom: string;
  readonly systeme: Systeme;
  readonly fichier: string;
  /** Declares the feed and returns its number. */
  declare(db: Db, depot: string): Promise<number>;
  /** Writes its records; those of a later generation differ in one of a hundred. */
  write(path: string, records: number, generation: number): Promise<void>;
  read(path: string): AsyncGenerator<Lecture, unknown>;
}

const LIGNES: readonly Ligne[] = [
  { champ: 'SyndicObjectName', cible: 'nom' },
  { champ: 'DESCRIPTIF', cible: 'description' },
  { champ: 'DESCRIPTIFEN', cible: 'description', langue: 'en' },
  { champ: 'ACCROCHE', cible: 'resume' },
  { champ: 'AD1', cible: 'lieu.rue' },
  { champ: 'CP', cible: 'lieu.codePostal' },
  { champ: 'COMMUNE', cible: 'lieu.commune' },
  { champ: 'TEL', cible: 'contact.telephone' },
  { champ: 'MAIL', cible: 'contact.email' },
  { champ: 'URL', cible: 'contact.site' },
  { champ: 'OUVERTURE', cible: 'periodes' },
  { champ: 'PRESTATIONS', cible: 'critere' },
  { champ: 'PHOTO', cible: 'media.photo' },
];

const SENTENCE = 'Au bord de l’eau, une maison de pays ouverte sur les prés et les vergers, où l’on prend le temps. ';

function record(index: number, generation: number) {
  const changed = generation > 0 && index % 100 === 0 ? ` (${generation})` : '';
  return {
    SyndicObjectID: `RESBEN${String(index).padStart(9, '0')}`,
    SyndicObjectName: `Auberge du vallon ${index}${changed}`,
    Published: '2026-01-01T08:00:00',
    Updated: '2026-11-01T08:00:00',
    SyndicStructureId: '00000000-0000-0000-0000-000000000001',
    GmapLatitude: String(45 + (index % 1_000) / 1_000),
    GmapLongitude: String(3 + (index % 777) / 777),
    ObjectTypeName: 'Restauration',
    DESCRIPTIF: SENTENCE.repeat(6 + (index % 4)),
    DESCRIPTIFEN: 'By the water, a country house open on meadows and orchards. '.repeat(4),
    ACCROCHE: SENTENCE,
    AD1: `${index % 90} rue du Pont`,
    CP: `96${String(index % 300).padStart(3, '0')}`,
    COMMUNE: `Bourg-${index % 300}`,
    TEL: '01 99 00 12 34',
    MAIL: `contact${index}@auberge.example`,
    URL: `www.auberge-${index}.example`,
    OUVERTURE:
      '01/04/2026|30/09/2026|12:00|14:00|19:00|22:00|Mercredi#01/10/2026|31/03/2027|12:00|14:00||||Lundi$Mardi',
    PRESTATIONS: ['Terrasse', 'Parking', 'Wifi', 'Jeux pour enfants', 'Climatisation']
      .slice(0, 1 + (index % 5))
      .join('#'),
    PHOTO: `https://photos.example/${index}-1.jpg#https://photos.example/${index}-2.jpg`,
  };
}

function* lines(records: number, generation: number) {
  yield '{"odata.metadata":"x","value":[';
  for (let index = 0; index < records; index += 1)
    yield `${index ? ',' : ''}${JSON.stringify(record(index, generation))}\n`;
  yield ']}';
}

function* offers(records: number, generation: number) {
  yield { nom: 'index.json', contenu: '[]' };
  for (let index = 0; index < records; index += 1) {
    const changed = generation > 0 && index % 100 === 0 ? { petsAllowed: true } : {};
    const contenu = JSON.stringify({ ...offreGeneree(index), ...changed });
    yield { nom: `objects/${index % 100}/${index}.json`, contenu };
  }
}

async function idOf(query: Promise<{ rows: { id: number }[] }>): Promise<number> {
  return (await query).rows[0]?.id ?? 0;
}

export const FLUX_MESURES: readonly FluxMesure[] = [
  {
    nom: 'Tourinsoft, JSON',
    systeme: 'tourinsoft',
    fichier: 'feed.json',
    declare: (db, depot) =>
      idOf(
        sql<{ id: number }>`
          WITH faite AS (INSERT INTO correspondances (nom, lignes) VALUES ('Mesure', ${JSON.stringify(LIGNES)}::jsonb) RETURNING id)
          INSERT INTO flux_tourinsoft (nom, origine, client, depot, correspondance)
          SELECT 'Mesure', 'fichier', 'mesure', ${depot}, id FROM faite RETURNING id`.execute(db),
      ),
    write: (path, records, generation) => pipeline(Readable.from(lines(records, generation)), createWriteStream(path)),
    read: (fichier) => sourceTourinsoft.read({ origine: 'fichier' } as never, { cle: 'depot', fichier }),
  },
  {
    nom: 'DATAtourisme, ZIP of a file for each offer',
    systeme: 'datatourisme',
    fichier: 'flux.zip',
    declare: (db, depot) =>
      idOf(
        sql<{ id: number }>`
          INSERT INTO flux_datatourisme (nom, origine, depot) VALUES ('Mesure', 'fichier', ${depot}) RETURNING id`.execute(
          db,
        ),
      ),
    write: (path, records, generation) => writeArchive(path, offers(records, generation)),
    read: (fichier) => datatourisme.read({ mode: 'fichier', url: '', langues: [] }, { cle: 'depot', fichier }),
  },
];
