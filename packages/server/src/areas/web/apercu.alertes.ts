import type { ListeWeb } from '@bridge/contract';
import type { Scope } from '../../platform/auth/identity.ts';
import type { PagePublique } from '../../rendering/web/page.ts';
import type { Db } from '../../schema.ts';
import { memeTitre } from './unicite.repository.ts';

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

/** What search engines would cut, miss or take for another page. */
export async function alertesDe(
  db: Db,
  page: PagePublique,
  liste: ListeWeb | undefined,
  scope: Scope,
): Promise<string[]> {
  const { titre, description } = page.referencement;
  const alertes: string[] = [];
  const [long, wide] = [[...titre].length, [...description].length];
  if (long > LONGEST_TITLE)
    alertes.push(`Le titre fait ${long} signes\u00a0: les moteurs coupent au-delà de ${LONGEST_TITLE} environ.`);
  if (wide > LONGEST_DESCRIPTION)
    alertes.push(
      `La description fait ${wide} signes\u00a0: les moteurs coupent au-delà de ${LONGEST_DESCRIPTION} environ.`,
    );
  if (wide === 0 && page.genre !== 'message')
    alertes.push('Sans description, les moteurs choisissent eux-mêmes un passage de la page.');
  if (page.genre !== 'liste' || liste === undefined || liste.sites.length === 0) return alertes;
  const { langue } = page;
  const same = await memeTitre(db, { titre, langue, sauf: liste.id, sites: liste.sites, scope });
  if (same !== undefined)
    alertes.push(`La liste «\u00a0${same}\u00a0» a le même titre\u00a0: les moteurs n’en retiendront qu’une.`);
  return alertes;
}
