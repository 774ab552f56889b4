import { civilDay, type Diapositive, debutDuJour, finDuJour, instantIn } from '@bridge/contract';
import { qrSvg } from '../../../composition/bloc/qr.ts';
import type { Cadre } from '../../../composition/cadre.ts';
import { enLangue } from '../../../composition/mots/langue.rules.ts';
import { uniteDeTemps } from '../../../composition/mots/nombre.words.ts';
import { resteAvant } from '../../../rendering/ecran/compte.rules.ts';
import type { Db } from '../../../schema.ts';
import { vuesDuFlux, vuesDuTemps } from '../releves/vues.ts';
import { vuesDesAnnonces } from './annonces.ts';
import { vuesDeCarte } from './carte.ts';
import { mediaMontre } from './media.montre.ts';
import { vuesDeLAgenda, vuesDesObjets } from './objets.ts';
import { type Demande, finDesDroits, seule, type VuesDuJour } from './vue.ts';

/** The kinds whose vues are not the same every day. */
const PAR_JOUR: readonly Diapositive['genre'][] = ['objets', 'agenda', 'meteo'];
export const isParJour = ({ genre }: Diapositive): boolean => PAR_JOUR.includes(genre);

/** The views of a slide at the moment of the cadre, as far as the cadre's scope sees. */
export async function vuesDeDiapositive(tx: Db, cadre: Cadre, demande: Demande): Promise<VuesDuJour> {
  const { langue, at } = cadre;
  const { slide, fuseau } = demande;
  switch (slide.genre) {
    case 'objets':
      return vuesDesObjets(tx, cadre, { ...demande, slide });
    case 'agenda':
      return vuesDeLAgenda(tx, cadre, { ...demande, slide });
    case 'annonce':
      return vuesDesAnnonces(tx, cadre, { ...demande, slide });
    case 'meteo':
      return vuesDuTemps(tx, cadre, { ...demande, slide });
    case 'flux':
      return vuesDuFlux(tx, cadre, { ...demande, slide });
    case 'carte':
      return vuesDeCarte(tx, cadre, { ...demande, slide });
    case 'media': {
      const { image, isVideo, remarques, cles } = await mediaMontre(cadre, slide.media.id);
      if (image === null && demande.pas === null) return { vues: [], total: 0, remarques, cles };
      const [titre, { cadrage }] = [enLangue(slide.titre, langue), slide];
      const contenu =
        isVideo && image
          ? ({ genre: 'video', titre, video: image, cadrage } as const)
          : ({ genre: 'image', titre, image, cadrage } as const);
      return seule(contenu, {
        remarques,
        cles,
        fin: finDesDroits(contenu, fuseau),
        vif: isVideo ? { genre: 'video' } : null,
      });
    }
    case 'texte':
      return seule({
        genre: 'texte',
        ton: slide.ton,
        titre: enLangue(slide.titre, langue),
        texte: enLangue(slide.texte, langue),
      });
    case 'compte': {
      const { jour, heure } = slide;
      const titre = enLangue(slide.titre, langue);
      const fin = heure === null ? finDuJour(fuseau, jour) : instantIn(fuseau, jour, heure);
      if (demande.pas === null) {
        const cible = heure === null ? debutDuJour(fuseau, jour) : fin;
        const vif = { genre: 'compte', cible: cible.toISOString() } as const;
        const shown = seule({ genre: 'compte', titre, reste: '' }, { vif, fin });
        // The player removes a view at its hour; here only views that are over before the day starts are left out.
        return fin <= debutDuJour(fuseau, civilDay(at)) ? { ...shown, vues: [] } : shown;
      }
      const reste = resteAvant(jour, heure, at, langue);
      const past = reste === null ? ['L’échéance est passée\u00a0: la diapositive ne passera plus.'] : [];
      return seule({ genre: 'compte', titre, reste: reste ?? uniteDeTemps(0, 'minute', langue) }, { remarques: past });
    }
    case 'qr':
      return seule({
        genre: 'qr',
        titre: enLangue(slide.titre, langue),
        texte: enLangue(slide.texte, langue),
        svg: qrSvg(slide.adresse),
      });
    case 'page': {
      const { image, remarques, cles } = await mediaMontre(cadre, slide.secours?.id ?? null);
      const texte = enLangue(slide.texteSecours, langue);
      const contenu =
        image === null
          ? ({ genre: 'texte', ton: 'information', titre: '', texte } as const)
          : ({ genre: 'image', titre: texte, image, cadrage: 'remplir' } as const);
      const shown = 'Ici, ce que montre l’écran sans réseau\u00a0: la page elle-même s’affiche sur l’écran.';
      const vif = { genre: 'page', adresse: slide.adresse } as const;
      return seule(contenu, { remarques: [...remarques, shown], cles, vif, fin: finDesDroits(contenu, fuseau) });
    }
  }
}
