import { BridgeError, FLUX, type FluxLei, fluxLei, readNomenclature } from '@bridge/contract';
import { takeRecord } from '../../crud/write/record.service.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { launchable } from '../../sources/import/lancement.rules.ts';
import { NOMENCLATURE } from '../../sources/lei/nomenclature.job.ts';
import type { FluxDependencies } from './flux.dependencies.ts';

const WHY_NOT: Readonly<Record<string, string>> = {
  permanent:
    'Ce flux lit un lien permanent\u00a0: LEI y met ses produits sans sa nomenclature. Pour la lire, créez un flux par le service listeproduits, avec un utilisateur et une clé.',
  fichier:
    'Ce flux lit un fichier déposé\u00a0: il n’y a personne à qui demander la nomenclature. Pour la lire, créez un flux par le service listeproduits, avec un utilisateur et une clé.',
};

/** The routes of LEI feeds only. */
export function fluxLeiRoutes(bind: Bind, { write, registry }: FluxDependencies): void {
  const entry = registry.require(FLUX.lei);
  bind(readNomenclature, (input) =>
    write(input.demande, async (writing) => {
      const record = await takeRecord(writing, entry, input.params.id, { unversioned: true });
      const { id, nom, entiteId } = launchable(record);
      checkService(record);
      const job = {
        definition: NOMENCLATURE,
        donnees: { flux: id },
        cible: nom,
        lien: { ressource: fluxLei.id, id },
        entiteId,
        demandePar: input.identity.userId,
        cle: `nomenclature ${id}`,
      };
      return { tache: (await enqueue(writing.tx, job, writing.at)).id };
    }),
  );
}

/** Dictionaries are asked of the service, by an account. */
function checkService({ origine, url }: FluxLei): void {
  const refuse = (path: string, message: string) => new BridgeError('invalidInput', { errors: [{ path, message }] });
  const why = WHY_NOT[origine];
  if (why !== undefined) throw refuse('origine', why);
  if (!URL.canParse(url))
    throw refuse('url', 'Complétez l’adresse de listeproduits.asp\u00a0: la nomenclature se demande au même endroit.');
}
