import {
  BridgeError,
  type EndpointInput,
  ecran as ecranResource,
  type Manifeste,
  type manifesteDEssai,
  PARIS,
} from '@bridge/contract';
import { atOnce } from '../../catalogue/selection/evaluation.repository.ts';
import type { CadreDemande } from '../../composition/cadre.ts';
import { configurationOf } from '../../composition/configuration.ts';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import type { Emprunts } from '../../publication/ecran/medias/emprunts.ts';
import { composeProgramme } from '../../publication/ecran/programme.compose.ts';
import { drawProgramme, sourcesDe } from '../../publication/ecran/programme.dessin.ts';
import { urgencesDe } from '../../publication/ecran/urgences.ts';
import type { Db } from '../../schema.ts';
import { adresseDApercu } from './apercu.adresse.ts';
import { objetsDEpreuve } from './apercu.repository.ts';

type Asked = EndpointInput<typeof manifesteDEssai>['body'];

/** A preview plays past midnight. */
const JOURS = 2;
/** How many of the hardest objets are tried. */
const ESSAYES = 12;

/** A draft as a screen would play it, with pictures at the console's addresses; nothing is kept. */
export async function manifesteDEssaiDe(
  { db, emprunts }: { readonly db: Db; readonly emprunts: Pick<Emprunts, 'of'> },
  { at, ...around }: Omit<CadreDemande, 'langue'>,
  { diaporama, ecran: id, langue, jour, epreuve }: Asked,
): Promise<Manifeste> {
  const { compose, ecran, urgences } = await atOnce(db, async (tx) => {
    const ecran = id === null ? null : await configurationOf(tx, around.scope).live(ecranResource, id);
    if (ecran === undefined) throw new BridgeError('notFound');
    const spoken = langue ?? ecran?.langue ?? null;
    const langues = spoken === null ? diaporama.langues : [spoken];
    const essayes =
      epreuve === null ? undefined : await objetsDEpreuve(tx, around.scope, epreuve, { pas: 0, nombre: ESSAYES });
    const fuseau = ecran?.fuseau ?? PARIS;
    const isElsewhere = ecran !== null && ecran.entiteId !== diaporama.entiteId;
    // On the screens of another entity, it shows what they see too.
    const chez = isElsewhere ? await scopeOfEntity(tx, ecran.entiteId) : undefined;
    const asked = { ...around, chez, id: 0, diaporama, langues, fuseau, jour, avance: JOURS, essayes };
    const compose = await composeProgramme(tx, asked);
    if (compose === undefined) throw new BridgeError('notFound');
    return { compose, ecran, urgences: ecran === null ? [] : await urgencesDe(tx, ecran, at) };
  });
  const sources = sourcesDe((adresse) => drawProgramme(compose, adresse));
  const adresse = adresseDApercu(around.fichiers ?? '', await emprunts.of(sources));
  const { programme, secours } = drawProgramme(compose, adresse);
  return {
    format: 1,
    ecran: {
      nom: ecran?.nom ?? diaporama.nom,
      // The preview is upright, however the screen hangs.
      rotation: 0,
      orientation: ecran?.orientation ?? diaporama.orientation,
      fuseau: ecran?.fuseau ?? PARIS,
      marche: { jours: ecran?.joursMarche ?? [], de: ecran?.marcheDe ?? null, a: ecran?.marcheA ?? null },
    },
    programmes: [{ ...programme, quand: null, prioritaire: false }],
    urgences,
    medias: [],
    secours,
  };
}
