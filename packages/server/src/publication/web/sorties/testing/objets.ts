import type { DocumentObjet } from '@bridge/contract';
import { AUCUN_NOM } from '../../../../catalogue/bloc/objet-rendu.ts';
import type { ObjetIndexe } from '../../../../catalogue/regle/objet-indexe.ts';
import { unObjet } from '../../../../composition/bloc/testing/bloc.ts';
import type { ElementRendu } from '../../../../rendering/web/modele.ts';
import type { ContenuDeSortie, ObjetDeSortie } from '../contenu.ts';

export const CONTENU: ContenuDeSortie = {
  titre: 'Où sortir',
  description: 'Fêtes & marchés',
  langue: 'fr',
  adresse: 'https://ot.example/fr/agenda?commune=malbrume',
  sortie: 'https://ot.example/fr/agenda.ics?commune=malbrume',
  site: 'https://ot.example',
  serveur: 'https://bridge.example',
  at: new Date('2026-11-15T10:00:00Z'),
};

interface Changes {
  readonly element?: Partial<ElementRendu>;
  readonly document?: Partial<DocumentObjet>;
  readonly indexe?: Partial<ObjetIndexe>;
}

export function unObjetDeSortie({ element = {}, document = {}, indexe = {} }: Changes = {}): ObjetDeSortie {
  const id = element.id ?? 12;
  return {
    objet: unObjet(document, { indexe: { id, typeBridge: 'evenement', ...indexe } }),
    mots: AUCUN_NOM.mots,
    element: {
      id,
      nom: 'Marché de nuit',
      langueNom: null,
      type: { code: 'evenement', libelle: 'Fête et manifestation' },
      commune: 'Malbrume',
      href: '/fr/evenement/marche-de-nuit-malbrume-12',
      externe: false,
      resume: 'Sur le port',
      langueResume: null,
      photo: {
        objet: id,
        rang: 0,
        empreinte: '0123456789',
        alternative: '',
        legende: null,
        credit: null,
        jusquAu: null,
      },
      autresPhotos: [],
      nombrePhotos: 1,
      badges: [],
      classement: null,
      ouvert: null,
      date: null,
      prix: null,
      distance: null,
      lat: 45.123456,
      lon: 5.987654,
      blocs: [],
      bouton: null,
      favori: false,
      ...element,
    },
  };
}
