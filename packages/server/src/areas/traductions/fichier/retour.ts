import {
  BridgeError,
  type EndpointInput,
  type importTraductions,
  LONGEST_TRADUCTION,
  type RetourDeFichier,
} from '@bridge/contract';
import { type LigneEcrite, texteEnVigueur } from '../../../catalogue/registre/lignes.repository.ts';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import type { Demande } from '../../../platform/auth/acteur.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import { keepsTags } from '../moteurs/balises.rules.ts';
import { lignesVues, write as writeText } from '../segment.service.ts';
import { readCsv } from './csv.ts';
import { FichierIllisible, type SegmentRevenu } from './segment.ts';
import { readXliff } from './xliff.ts';

type Fichier = EndpointInput<typeof importTraductions>['body'];
const MOST_REFUS = 200;

/** Reads a file back into a person's words. A text whose French has changed since is refused and reported. */
export async function readBack(
  dependencies: CrudDependencies,
  identity: Identity,
  demande: Demande,
  { format, contenu, dryRun }: Fichier,
): Promise<RetourDeFichier> {
  const revenus = parsed(format, contenu);
  return dependencies.write(demande, async (writing) => {
    const ids = revenus.map(({ ligne }) => ligne);
    const lignes = await lignesVues(writing.tx, dependencies, identity, ids);
    const retour: RetourDeFichier = { ecrites: 0, inchangees: 0, refus: [] };
    const refuse = (ou: string, motif: string) => retour.refus.length < MOST_REFUS && retour.refus.push({ ou, motif });
    for (const revenu of revenus) {
      const ligne = lignes.get(revenu.ligne);
      const motif = reasonAgainst(revenu, ligne);
      if (motif !== null) refuse(revenu.ou, motif);
      else if (ligne === undefined || revenu.traduction === '' || same(revenu.traduction, texteEnVigueur(ligne)))
        retour.inchangees += 1;
      else {
        const refused = dryRun
          ? null
          : await writing.attempt(() => writeText(dependencies, writing, ligne, revenu.traduction));
        if (refused === null) retour.ecrites += 1;
        else refuse(revenu.ou, 'Vous ne pouvez pas changer ce texte.');
      }
    }
    return retour;
  });
}

function parsed(format: Fichier['format'], contenu: string): SegmentRevenu[] {
  try {
    return format === 'xliff' ? readXliff(contenu) : readCsv(contenu);
  } catch (error) {
    if (!(error instanceof FichierIllisible)) throw error;
    throw new BridgeError('invalidInput', { errors: [{ path: 'contenu', message: error.message }] });
  }
}

const spaces = (texte: string) => texte.replaceAll(/\s+/g, ' ').trim();
const same = (one: string, other: string | null) => other !== null && spaces(one) === spaces(other);

function reasonAgainst(
  { ligne: id, langue, francais, traduction }: SegmentRevenu,
  ligne: LigneEcrite | undefined,
): string | null {
  if (id === 0) return 'L’identifiant a été changé.';
  if (ligne === undefined) return 'Ce texte n’existe pas, ou n’est pas à vous.';
  if (ligne.langue !== langue) return 'La langue n’est pas celle de ce texte.';
  if (!same(francais, ligne.francais)) return 'Le français a changé depuis l’export\u00a0: exportez-le à nouveau.';
  if (traduction.length > LONGEST_TRADUCTION) return 'La traduction a plus de 20 000 caractères.';
  if (traduction !== '' && !keepsTags(ligne.francais, traduction)) return 'Les balises ne sont pas celles du français.';
  return null;
}
