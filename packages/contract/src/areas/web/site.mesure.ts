import { boolean, number, url } from '../../kernel/fields/fields.ts';

const group = 'mesure';

/** How the visits of a site are counted: here, and where the site has its own tool for it. */
export const CHAMPS_DE_MESURE = {
  statistiques: boolean({
    label: 'Compter les vues, les clics et les recherches',
    help: 'Sans cookie et sans rien garder des visiteurs\u00a0: aucun bandeau n’est nécessaire.',
    group,
    initial: true,
  }),
  matomo: url({
    label: 'Adresse de votre Matomo',
    help: 'Il reçoit les pages vues, les téléchargements et les liens suivis, sans cookie et sans ce que vos visiteurs cherchent. Vide\u00a0: rien ne lui est dit.',
    placeholder: 'https://mesure.exemple.fr',
    group,
  }),
  matomoSite: number({
    label: 'Numéro du site dans Matomo',
    help: 'Dans l’administration de Matomo, à côté du nom du site.',
    group,
    min: 1,
    max: 1_000_000,
    integer: true,
  }),
};
