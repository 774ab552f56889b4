import {
  comparaisonDeGabarit,
  fautesDePage,
  type ModeleEdition,
  modeleEdition,
  versionsDeGabarits,
} from '@bridge/contract';
import { refuse } from '../../../crud/write/refuse.rules.ts';
import type { Derniere } from '../../../platform/derniere.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import { parseBrouillon } from '../../brouillon.rules.ts';
import { cadreOf } from '../../cadre.ts';
import { differencesEntre } from './comparaison.ts';
import { withVersion } from './epingles.rules.ts';
import { suiviDe } from './epingles.service.ts';
import { erreursDuModele } from './erreurs.ts';
import type { ApercuDeGabaritDependencies } from './gabarit.apercu.ts';

/** The newer versions of a model's gabarits, and the pages that they would change. */
export function epinglesRoutes(
  bind: Bind,
  { db, clock, filesUrl, apercus, derniere }: ApercuDeGabaritDependencies & { readonly derniere: Derniere },
): void {
  bind(versionsDeGabarits, async ({ identity, body: { epingles } }) => ({
    gabarits: [...(await suiviDe(db, identity.scope, epingles))],
  }));

  bind(comparaisonDeGabarit, ({ identity, body: { valeurs, langue, entiteId, gabarit }, signal }) => {
    const qui = String(identity.userId);
    // A turn of its own, so that previews typed meanwhile do not replace the comparison.
    return derniere(`comparaison ${qui}`, async () => {
      const { record: modele, remarques: manques } = parseBrouillon(modeleEdition, valeurs);
      refuse(fautesDePage(modele));
      const cadre = {
        ...(await cadreOf(db, identity, { owner: entiteId, at: clock.now(), langue })),
        fichiers: filesUrl,
      };
      const drawnWith = async (of: ModeleEdition) => {
        const drawn = await apercus.draw({ cadre, modele: of, canal: 'ecran', entier: false, qui, signal });
        return { ...drawn, manques: [...manques], erreurs: erreursDuModele(drawn) };
      };
      const avant = await drawnWith(modele);
      const apres = await drawnWith(withVersion(modele, gabarit));
      const isDrawn = avant.erreurs.length === 0 && apres.erreurs.length === 0;
      const differences = isDrawn
        ? await differencesEntre(apercus, qui, avant, apres)
        : { differentes: [], incomplete: false };
      return { avant, apres, ...differences };
    });
  });
}
