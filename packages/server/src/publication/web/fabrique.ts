import { courrielsProteges } from '../../rendering/web/courriel.rules.ts';
import { feuilleDeStyle } from '../../rendering/web/feuille.ts';
import { calqueDeCarte, type FichiersDeCartes } from './cartes/calque.service.ts';
import { type Infobulles, infobulleDObjet } from './cartes/infobulle.service.ts';
import { framePage } from './http/public.cadre.ts';
import type { Render } from './http/public.pages.ts';
import { compose } from './pages/compose.ts';
import type { Fabrique } from './public.ts';
import { sortieDeCarte } from './sorties/carte.ts';
import { sortieDeListe } from './sorties/liste.ts';
import { sortieDObjet } from './sorties/objet.ts';

interface Dessinateur {
  readonly render: Render;
  readonly infobulles: Infobulles;
  /** The files that maps draw. */
  readonly fichiersDeCartes: FichiersDeCartes;
}

/** How the product composes its public pages; `render` and `infobulles` draw them. */
export function fabriqueDuProduit({ render, infobulles, fichiersDeCartes }: Dessinateur): Fabrique {
  return {
    compose,
    render: async (aRendre) => {
      const { html, fragment } = await render(aRendre);
      return { html: courrielsProteges(html), fragment: courrielsProteges(fragment) };
    },
    framePage,
    sortie: (db, visite, demande) => {
      switch (demande.genre) {
        case 'liste':
          return sortieDeListe(db, visite, demande);
        case 'objet':
          return sortieDObjet(db, visite, demande);
        case 'carte':
          return sortieDeCarte(db, visite, demande);
        case 'calque':
          return calqueDeCarte(db, visite, demande, fichiersDeCartes);
        case 'infobulle':
          return infobulleDObjet(db, visite, demande, infobulles);
      }
    },
    fichiers: [{ nom: feuilleDeStyle.nom, type: 'text/css; charset=utf-8', corps: feuilleDeStyle.css }],
  };
}
