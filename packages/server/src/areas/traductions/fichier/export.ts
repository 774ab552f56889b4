import {
  type EndpointInput,
  ETATS_TRADUCTION,
  type exportTraductions,
  MOST_SEGMENTS,
  texteEnMots,
} from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { lignesWhere, texteEnVigueur } from '../../../catalogue/registre/lignes.repository.ts';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import { csvAnswer } from '../../../platform/http/csv.ts';
import type { FileAnswer } from '../../../platform/http/endpoint.ts';
import { ecritures } from '../ecritures.ts';
import { COLONNES } from './csv.ts';
import { nomsDesLignes } from './noms.repository.ts';
import type { SegmentSorti } from './segment.ts';
import { writeXliff } from './xliff.ts';

type Demande = EndpointInput<typeof exportTraductions>['query'];

/** The texts of a language for a translator: those in the states asked for, or all that are not up to date. */
export async function fichierDe(
  { db, registry }: Pick<CrudDependencies, 'db' | 'registry'>,
  { scope }: Pick<Identity, 'scope'>,
  { format, langue, etats }: Demande,
): Promise<FileAnswer> {
  const asked = ETATS_TRADUCTION.map(({ value }) => value).filter((etat) =>
    etats === undefined ? etat !== 'a_jour' : etats.split(',').includes(etat),
  );
  const where = sql<SqlBool>`${inScope('ligne.entite_id', scope)} AND ligne.langue = ${langue} AND ligne.etat = ANY(${asked}::text[])
    AND (ligne.ressource <> 'objet' OR EXISTS (SELECT FROM objets WHERE objets.id = ligne.sujet AND statut = 'publie'))`;
  const lignes = await ecritures(db, registry, await lignesWhere(db, where, { most: MOST_SEGMENTS }));
  const noms = await nomsDesLignes(
    db,
    lignes.map(({ id }) => id),
  );
  const segments = lignes.map(
    (ligne): SegmentSorti => ({
      ligne: ligne.id,
      nom: noms.get(ligne.id) ?? '',
      champ: texteEnMots(ligne.ressource, ligne.champ),
      etat: ligne.etat,
      francais: ligne.francais,
      traduction: (ligne.etat === 'a_relire' ? ligne.machine : texteEnVigueur(ligne)) ?? '',
    }),
  );
  const name = `traductions-${langue}`;
  if (format === 'xliff')
    return {
      fileName: `${name}.xlf`,
      type: 'application/xliff+xml; charset=utf-8',
      body: Buffer.from(writeXliff(segments, langue)),
    };
  return csvAnswer(`${name}.csv`, COLONNES, rowsOf(segments, langue));
}

async function* rowsOf(segments: readonly SegmentSorti[], langue: string) {
  for (const { ligne, nom, champ, francais, traduction } of segments)
    yield [String(ligne), langue, nom, champ, francais, traduction];
}
