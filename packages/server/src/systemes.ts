import { CODES_SYSTEMES, type Systeme } from '@bridge/contract';
import { parametresInForce } from './areas/reglages/parametre.repository.ts';
import type { Db } from './schema.ts';

/** The systems that the instance reads. */
export async function systemesOuverts(db: Db): Promise<readonly Systeme[]> {
  const parametres = await parametresInForce(db);
  const on: Readonly<Record<Systeme, boolean>> = {
    tourinsoft: parametres.enable_import_tourinsoft,
    lei: parametres.enable_import_lei,
    apidae: parametres.enable_import_apidae,
    datatourisme: parametres.enable_import_datatourisme,
  };
  return CODES_SYSTEMES.filter((systeme) => on[systeme]);
}
