import { civilDay } from '@bridge/contract';
import { regieEntretien } from './areas/annonces/regie.entretien.ts';
import { fichiersEntretien } from './areas/mediatheque/fichiers/fichiers.entretien.ts';
import { qualiteEntretien } from './areas/objets/qualite/qualite.entretien.ts';
import { parametresInForce } from './areas/reglages/parametre.repository.ts';
import { purgeEnded } from './areas/session/ended.repository.ts';
import type { Entretien } from './areas/superadmin/entretien.ts';
import { journalEntretien } from './areas/superadmin/journal.entretien.ts';
import { catalogueEntretien } from './catalogue/catalogue.entretien.ts';
import { relaisEntretien } from './catalogue/photos/relais.entretien.ts';
import { crudMaintenance } from './crud/life/purge.service.ts';
import { editionFoldersOf } from './editions.ts';
import type { Engine } from './engine.ts';
import { foldersOf, mediaFoldersOf } from './jobs.ts';
import type { Files } from './platform/files/files.ts';
import { jobsMaintenance } from './platform/jobs/purge.repository.ts';
import type { Log } from './platform/log.ts';
import { changementsEntretien } from './publication/changements.entretien.ts';
import { ecransEntretien } from './publication/ecran/ecrans.entretien.ts';
import { generationsEntretien } from './publication/print/generations/generation.entretien.ts';
import { annoncesEntretien } from './publication/web/annonces/annonces.entretien.ts';
import { mesuresEntretien } from './publication/web/mesures/mesures.entretien.ts';
import { conservationEntretien } from './sources/import/collecte/conservation.entretien.ts';
import { depotsEntretien } from './sources/import/depots/depots.entretien.ts';
import { forgetAnswers } from './sources/import/importation.job.ts';

interface Entretenu {
  readonly engine: Engine;
  readonly log: Log;
  readonly dataDir: string;
  readonly files: Files;
  /** The folders of editions. */
  readonly passages: readonly string[];
}

/** The tasks of the hourly maintenance. */
export function entretiensOf({ engine, log, dataDir, files, passages }: Entretenu): readonly Entretien[] {
  const folders = foldersOf(dataDir);
  const { arrivees, dossier } = mediaFoldersOf(dataDir);
  return [
    { nom: 'sessions', run: purgeEnded },
    crudMaintenance(engine, log),
    journalEntretien(async (reader) => (await parametresInForce(reader)).retention_journal),
    jobsMaintenance,
    catalogueEntretien({
      civilDay,
      langues: async (reader) => (await parametresInForce(reader)).bridge_languages,
    }),
    fichiersEntretien({ files, drafts: [dossier, arrivees] }),
    depotsEntretien(folders),
    relaisEntretien({ dossiers: [folders.photos, editionFoldersOf(dataDir).photos] }),
    mesuresEntretien,
    annoncesEntretien,
    regieEntretien,
    qualiteEntretien,
    generationsEntretien({ files, passages }),
    changementsEntretien,
    ecransEntretien,
    conservationEntretien({ forgetAnswers: (importation) => forgetAnswers(folders.imports, importation) }),
  ];
}
